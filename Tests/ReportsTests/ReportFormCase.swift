import Auditing
import HostSystem
import Reports
import Testing

/// A form of the report, with what it is made by.
struct ReportFormCase: CustomTestStringConvertible {
  enum Language { case text, json, xml, markdown, html, commands }

  let name: String
  let language: Language
  let bytes: @Sendable (AuditReport) -> [UInt8]

  var testDescription: String { name }

  func text(_ report: AuditReport) -> String { String(decoding: bytes(report), as: UTF8.self) }

  private static let paths = SourcePaths(workingDirectory: "/work")

  static let all: [ReportFormCase] = [
    ReportFormCase(name: "text", language: .text) {
      Array(TextReport(showsNotes: true).report($0).utf8)
    },
    ReportFormCase(name: "json", language: .json) { JSONReport().report($0) },
    ReportFormCase(name: "sarif", language: .json) {
      SARIFReport(paths: paths, readSource: { SampleReport.source(of: $0) }).report($0)
    },
    ReportFormCase(name: "junit", language: .xml) { JUnitReport(paths: paths).report($0) },
    ReportFormCase(name: "github", language: .commands) {
      Array(GitHubReport(paths: paths).report($0).utf8)
    },
    ReportFormCase(name: "gitlab", language: .json) { GitLabReport(paths: paths).report($0) },
    ReportFormCase(name: "gitlab-accessibility", language: .json) {
      GitLabAccessibilityReport(paths: paths).report($0)
    },
    ReportFormCase(name: "checkstyle", language: .xml) {
      CheckstyleReport(paths: paths).report($0)
    },
    ReportFormCase(name: "markdown", language: .markdown) {
      Array(MarkdownReport(paths: paths).report($0).utf8)
    },
    ReportFormCase(name: "html", language: .html) {
      HTMLReport(paths: paths, readSource: { SampleReport.source(of: $0) }).report($0)
    },
  ]
}
