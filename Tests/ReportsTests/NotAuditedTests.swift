import Auditing
import Reports
import SourceText
import Testing

@Suite struct NotAuditedTests {
  private static let capture = "capture the running app: docs/capture.md"

  private static func kind(_ name: String, count: Int) -> AuditReport.NotAudited {
    AuditReport.NotAudited(
      kind: name, singular: "file with \(name)", plural: "files with \(name)", advice: capture,
      sources: (0..<count).map { "\(name)\($0)" })
  }

  private static let watch = AuditReport.NotAudited(
    kind: "watchkit", singular: "WatchKit storyboard", plural: "WatchKit storyboards",
    advice: "use the watch", sources: ["Watch.storyboard"])

  @Test(arguments: [
    SentenceCase("none", [], []),
    SentenceCase(
      "many files", [kind("SwiftUI", count: 1_594)],
      ["1,594 files with SwiftUI are not audited; capture the running app: docs/capture.md"]),
    SentenceCase(
      "few files are named", [kind("SwiftUI", count: 2)],
      [
        "2 files with SwiftUI (SwiftUI0, SwiftUI1) are not audited; "
          + "capture the running app: docs/capture.md"
      ]),
    SentenceCase(
      "forms with the same advice share a sentence",
      [kind("A", count: 3), watch, kind("B", count: 4), kind("C", count: 1)],
      [
        "3 files with A, 4 files with B and 1 file with C (C0) are not audited; "
          + "capture the running app: docs/capture.md",
        "1 WatchKit storyboard (Watch.storyboard) is not audited; use the watch",
      ]),
    SentenceCase(
      "a name with control characters",
      [
        AuditReport.NotAudited(
          kind: "a", singular: "file", plural: "files", advice: "wait", sources: ["a\u{1B}[1m"])
      ],
      ["1 file (a[1m) is not audited; wait"]),
  ])
  func `a sentence says how many files are not audited and what to do`(_ test: SentenceCase) {
    #expect(NotAuditedText(test.kinds).sentences == test.sentences)
  }

  @Test func `the text report says it beside findings and without any screen`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    report.notAudited = [Self.kind("SwiftUI", count: 3)]
    report.otherFiles = 1_200
    let sentence =
      "3 files with SwiftUI are not audited; capture the running app: docs/capture.md.\n"
    #expect(TextReport().text(of: report).hasSuffix("--fix --dry-run.\n" + sentence))
    let detailed = TextReport(style: { $0.detail = .everything }).text(of: report)
    #expect(detailed.hasSuffix("1,200 other files without a UI hierarchy.\n" + sentence))
    report.screens = []
    #expect(TextReport().text(of: report) == "Nothing was checked.\n" + sentence)
  }

  @Test func `the text report says how to leave out a file of a folder`() throws {
    var report = AuditReport(profile: .recommended)
    report.unreadable = [
      AuditReport.Unreadable(source: "a.xml", line: 1, column: 1, message: "found a fault")
    ]
    let advice = "To leave files out, list them under exclude in .earshot.yml.\n"
    #expect(!TextReport().text(of: report).contains(advice))
    report.unreadable[0].isFound = true
    #expect(
      TextReport().text(of: report).hasSuffix(
        "Nothing was checked; 1 file could not be read.\n" + advice))
    report.unreadable[0].isEmpty = true
    #expect(!TextReport().text(of: report).contains(advice))
  }

  @Test func `the JSON report counts the files and lists the first`() throws {
    var report = AuditReport(profile: .recommended)
    report.notAudited = [Self.watch, Self.kind("SwiftUI", count: 101)]
    let root = try JSONDocument(JSONReport().bytes(of: report)).root
    let kinds = Array(try #require(root["notAudited"]).elements)
    #expect(kinds.map { $0["kind"]?.string } == ["watchkit", "SwiftUI"])
    #expect(kinds.map { $0["files"]?.number } == [1, 101])
    #expect(kinds.map { $0["advice"]?.string } == ["use the watch", Self.capture])
    let first = kinds.map { $0["first"]?.elements.compactMap(\.string) ?? [] }
    #expect(first.map(\.count) == [1, 100])
    #expect(first[0] == ["Watch.storyboard"])
  }
}

/// Files that are not audited, with what is said about them.
struct SentenceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let kinds: [AuditReport.NotAudited]
  let sentences: [String]

  init(_ name: String, _ kinds: [AuditReport.NotAudited], _ sentences: [String]) {
    testDescription = name
    self.kinds = kinds
    self.sentences = sentences
  }
}
