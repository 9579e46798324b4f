import Auditing
import Foundation
import Reports
import SourceText
import Testing

/// Every form states the files that are not audited or only named.
@Suite struct ReportNoticeTests {
  private static func report() throws -> AuditReport {
    var report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("old.xml", SampleReport.both),
    ])
    report.screens[1].unmentioned = reason
    report.notAudited = [
      AuditReport.NotAudited(
        kind: "swiftui", singular: "file with SwiftUI views", plural: "files with SwiftUI views",
        advice: "capture the running app: docs/capture.md",
        sources: (1...594).map { "App/View\($0).swift" })
    ]
    report.excluded.vendoredFolders = ["Pods", "Carthage"]
    report.excluded.files = ["Old.xib"]
    report.excluded.empty = ["Main.storyboard"]
    return report
  }

  private static let reason =
    "nothing refers to this file or its class (searched 630 source files, 38 storyboards and xibs)"
  private static let swiftUI =
    "594 files with SwiftUI views are not audited; capture the running app: docs/capture.md"
  private static let empty = "1 file without views; nothing to audit"
  private static let folders = "2 vendored folders excluded (libraries and build products)"
  private static let files = "1 file excluded by the configuration"
  private static let unmentioned =
    "1 screen seems unused by the app; audited last"

  struct Case: CustomTestStringConvertible, Sendable {
    let form: any Reporter.Type
    let words: [String]

    var testDescription: String { form.identifier }
  }

  static let all = [
    Case(
      form: TextReport.self,
      words: [
        "old.xml: Both, portrait (2 errors)\n    unmentioned: \(reason)\nold.xml:3:5: error: ",
        "; 1 file without views; 2 vendored folders and 1 file excluded.",
        "\n\(swiftUI).\n\(unmentioned).\n",
      ]),
    Case(
      form: JSONReport.self,
      words: [
        "\"unmentioned\": \"\(reason)\"", "\"kind\": \"swiftui\"", "\"files\": 594", "\"Pods\"",
        "\"Main.storyboard\"",
        "\"Old.xib\"",
      ]),
    Case(
      form: SARIFReport.self,
      words: [
        "\"unmentioned\": \"\(reason)\"", "{\"text\": \"\(swiftUI).\"}",
        "{\"text\": \"\(folders).\"}", "{\"text\": \"\(files).\"}",
        "{\"text\": \"\(unmentioned).\"}", "{\"id\": \"not-audited\"}",
        "{\"uri\": \"App/View1.swift\"}",
      ]),
    Case(
      form: JUnitReport.self,
      words: [
        "<property name=\"unmentioned\" value=\"\(reason)\"/>", "unmentioned screen: \(reason)",
        "\n\(swiftUI).\n\(empty).\n\(folders).\n\(files).\n\(unmentioned).</system-out>",
        "<testsuite name=\"Files that are not audited\" tests=\"4\"",
        "<skipped message=\"\(swiftUI)\">App/View1.swift\nApp/View2.swift\n",
        "\nand 494 more</skipped>",
      ]),
    Case(
      form: GitHubReport.self,
      words: [
        "%0Aunmentioned screen: \(reason)\n",
        "%0A\(swiftUI).%0A\(empty).%0A\(folders).%0A\(files).%0A\(unmentioned).\n",
      ]),
    Case(
      form: GitLabReport.self,
      words: [
        " Unmentioned screen: \(reason).\"", "\"description\": \"\(swiftUI).\"",
        "\"description\": \"\(folders).\"", "\"description\": \"\(unmentioned).\"",
        "\"check_name\": \"not-audited\"",
      ]),
    Case(
      form: GitLabAccessibilityReport.self,
      words: [" Unmentioned screen: \(reason).\"", "\"\(swiftUI).\"", "\"\(unmentioned).\""]),
    Case(
      form: CheckstyleReport.self,
      words: [
        " Unmentioned screen: \(reason).\"", "message=\"\(swiftUI).\"", "message=\"\(empty).\"",
        "message=\"\(folders).\"",
        "message=\"\(files).\"", "message=\"\(unmentioned).\"",
      ]),
    Case(
      form: MarkdownReport.self,
      words: [
        "<br>unmentioned screen: \(reason) | ",
        "\n## Not audited or only named\n\n"
          + "- \(swiftUI.replacing(":", with: "&#58;")): <code>App/View1.swift</code>, ",
        " and 584 more\n", "- \(unmentioned): <code>old.xml</code>\n",
      ]),
    Case(
      form: CSVReport.self,
      words: [
        "\r\nnot-audited,,\(swiftUI),App/View1.swift,1,1,",
        "\r\nempty,,\(empty),Main.storyboard,1,1,",
        "\r\nexcluded,,\(folders),Pods,1,1,", "\r\nexcluded,,\(files),Old.xib,1,1,",
        "\r\nunmentioned,,\(unmentioned),old.xml,1,1,",
      ]),
    Case(
      form: HTMLReport.self,
      words: [
        "<p class=\"facts\"><b>Unmentioned:</b> \(reason)</p>", "<summary>\(swiftUI)</summary>",
        "<summary>\(folders)</summary>", "<summary>\(unmentioned)</summary>",
        "<li><code>App/View1.swift</code></li>", "<li><code>and 494 more</code></li>",
      ]),
  ]

  @Test func `every form is tried`() {
    #expect(Self.all.map { $0.form.identifier } == Reporters.all.map { $0.identifier })
  }

  @Test(arguments: all)
  func `a form states what is not audited or only named`(_ test: Case) throws {
    let bytes = test.form.init(ReportContext()).bytes(of: try Self.report())
    let text = String(decoding: bytes, as: UTF8.self)
    for words in test.words { #expect(text.contains(words)) }
  }

  @Test(arguments: ReportFormCase.all)
  func `a form stays valid, also without any screen`(_ form: ReportFormCase) throws {
    var report = try Self.report()
    try DocumentCheck.check(form.bytes(report), form.language)
    report.screens = []
    try DocumentCheck.check(form.bytes(report), form.language)
  }

  @Test(arguments: ReportFormCase.all)
  func `a run that audits everything has no notice`(_ form: ReportFormCase) throws {
    let text = form.text(try SampleReport.report([("cart.xml", SampleReport.cart)]))
    for words in ["nmentioned:", "not audited;", "Not audited", "not-audited", "excluded"] {
      #expect(!text.withoutAssets.contains(words))
    }
  }

  @Test func `two unmentioned screens of a file are one place`() throws {
    var report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("old.xml", SampleReport.both),
    ])
    report.screens[0].source = "old.xml"
    for index in report.screens.indices { report.screens[index].unmentioned = Self.reason }
    let text = String(decoding: SARIFReport(ReportContext()).bytes(of: report), as: UTF8.self)
    let notice = try #require(
      text.components(separatedBy: "screens seem unused by the app; audited last").last?
        .components(separatedBy: "]").first)
    #expect(notice.components(separatedBy: "\"old.xml\"").count == 2)
  }

  @Test func `verbose names each unmentioned screen with its reason`() throws {
    var report = try Self.report()
    report.screens[1].findings = []
    let text = TextReport(style: { $0.detail = .everything }).text(of: report)
    #expect(
      text.contains("\(Self.unmentioned).\n    old.xml: Both, portrait: \(Self.reason)\n"))
  }
}
