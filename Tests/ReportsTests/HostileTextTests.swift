import Auditing
import Platform
import Reports
import SourceText
import Testing

/// An untrusted text in a label, an identifier or a file name.
struct HostileText: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  static let all = [
    HostileText(name: "the end of a CDATA section", text: "a]]>b"),
    HostileText(name: "a script", text: "</script><script>alert(1)</script>"),
    HostileText(
      name: "an end of a comment and of a style", text: "--></style><img src=x onerror=y>"),
    HostileText(name: "quotes", text: "\" onmouseover=\"x' style='y"),
    HostileText(name: "a workflow command", text: "x\n::set-output name=a::b\r\n::error::c"),
    HostileText(name: "an older workflow command", text: "##[error]x ##vso[task.complete]"),
    HostileText(name: "an escape of a terminal", text: "\u{1B}[31mred\u{1B}]0;t\u{07}\u{9B}2J"),
    HostileText(name: "turned writing", text: "a\u{202E}cba\u{202C}\u{2066}d\u{2069}\u{200F}"),
    HostileText(name: "a link", text: "[here](https://example.com) ![x](y) www.example.com"),
    HostileText(name: "a mention", text: "@everyone #1 :+1: $x$ ~y~ |z| `c` <b>"),
    HostileText(name: "what XML cannot hold", text: "a\u{0}b\u{8}c\u{FFFE}d\u{FFFF}e\u{7F}"),
    HostileText(name: "line ends of all kinds", text: "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g"),
    HostileText(name: "100,000 characters", text: String(repeating: "long ", count: 20_000)),
    HostileText(
      name: "one letter with 100,000 marks",
      text: "a" + String(repeating: "\u{301}", count: 100_000)),
    HostileText(name: "percent signs", text: "%0A::error::x %25 100%"),
  ]

  /// A report with the text in all places that can contain untrusted text.
  func report() throws -> AuditReport {
    var report = try SampleReport.whole()
    report.screens[0].title = text
    for index in report.screens[0].findings.indices {
      report.screens[0].findings[index].message = "UIButton \"\(text)\" has no label"
      report.screens[0].findings[index].suggestion = "not \(text)"
      report.screens[0].findings[index].statusReason = text
      report.screens[0].findings[index].element.identifier = text
      report.screens[0].findings[index].element.label = text
      report.screens[0].findings[index].element.spoken = text
      report.screens[0].findings[index].element.className = text
      report.screens[0].findings[index].element.path = "UIView/\(text)"
    }
    for index in report.screens[0].drawing?.stops.indices ?? 0..<0 {
      report.screens[0].drawing?.stops[index].spoken = text
      report.screens[0].drawing?.stops[index].language = text
      report.screens[0].drawing?.stops[index].details = DrawnStop.Detail.Kind.allCases.map {
        DrawnStop.Detail(kind: $0, text: text)
      }
    }
    for index in report.screens[0].drawing?.texts.indices ?? 0..<0 {
      report.screens[0].drawing?.texts[index].text = text
    }
    report.screens[0].identifier = text
    report.screens[0].distinction = text
    // No file system has longer names.
    let name = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60)))
    report.unreadable.append(
      AuditReport.Unreadable(source: "b\(name).xml", line: 1, column: 1, message: text))
    return report
  }
}

@Suite struct HostileTextTests {
  @Test(arguments: ReportFormCase.all, HostileText.all)
  func `a label stays a label`(_ form: ReportFormCase, _ hostile: HostileText) throws {
    let bytes = form.bytes(try hostile.report())
    try DocumentCheck.check(bytes, form.language)
    let whole = String(decoding: bytes, as: UTF8.self)
    // Lines of CSV end with CR LF; the check of the document finds either inside a line.
    let text = form.language == .csv ? whole.replacing("\r\n", with: "\n") : whole
    // JSON escapes what it keeps; the other forms must not contain it at all.
    let controls = text.unicodeScalars.lazy.filter {
      $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    #expect(controls.isEmpty)
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(!text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
    guard form.name != "json" else { return }
    #expect(bytes.count < 150_000)
  }

  @Test(arguments: HostileText.all)
  func `a label starts no command in the log of a CI system`(_ hostile: HostileText) throws {
    let text = String(
      decoding: TextReport(ReportContext()).bytes(of: try hostile.report()), as: UTF8.self)
    #expect(text == TerminalText.lines(text))
  }

  @Test(
    arguments: ReportFormCase.all,
    ["20 120 3e77 44", "1e308 1e308 1e308 1e308", "-1e308 0 1e308 44", "20 120 1e15 1e15"])
  func `a frame beyond all measure is drawn as far as it goes`(
    _ form: ReportFormCase, _ frame: String
  ) throws {
    let screen = """
      <screen title="Player" size="390 844">
        <UIButton title="Play" frame="\(frame)"/><UIButton frame="\(frame)"/>
        <UIButton frame="20 180 60 44"/>
      </screen>
      """
    try DocumentCheck.check(
      form.bytes(try SampleReport.report([("player.xml", screen)])), form.language)
  }

  @Test func `JSON keeps all of a label`() throws {
    for hostile in HostileText.all {
      let report = try JSONDocument(JSONReport().bytes(of: try hostile.report())).root
      let finding = report["screens"]?.array?.first?["findings"]?.array?.first
      #expect(finding?["element"]?["label"]?.string == hostile.text)
    }
  }
}
