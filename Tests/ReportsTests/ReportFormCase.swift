import Auditing
import Platform
import Reports
import Testing

/// A form of the report, and the language that it is in.
struct ReportFormCase: CustomTestStringConvertible {
  enum Language { case text, json, xml, markdown, csv, html, commands }

  private let form: any Reporter.Type

  var name: String { form.identifier }
  var testDescription: String { name }

  /// By the first bytes, where they show it.
  var language: Language {
    if form == MarkdownReport.self { return .markdown }
    if form == GitHubReport.self { return .commands }
    if form == CSVReport.self { return .csv }
    let text = text(AuditReport(profile: .all))
    if text.hasPrefix("<?xml") { return .xml }
    if text.hasPrefix("<!DOCTYPE html>") { return .html }
    return text.hasPrefix("{") || text.hasPrefix("[") ? .json : .text
  }

  func bytes(_ report: AuditReport) -> [UInt8] {
    var context = ReportContext()
    context.paths = SourcePaths(workingDirectory: "/work")
    context.readSource = { SampleReport.source(of: $0) }
    // The text report hides notes that cannot fail the run.
    return form.init(context).bytes(
      of: form == TextReport.self ? report.failing(at: .note) : report)
  }

  func text(_ report: AuditReport) -> String { String(decoding: bytes(report), as: UTF8.self) }

  func storedPath(in folder: String) -> String { "\(folder)/cart.\(name)" }

  func isStored(in folder: String) -> Bool { Folder.exists(storedPath(in: folder)) }

  static let all = Reporters.all.map(ReportFormCase.init)
}
