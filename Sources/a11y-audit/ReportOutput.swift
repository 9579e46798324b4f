internal import Auditing
internal import HostSystem
internal import Reports

/// Brings a report into its forms and to its files.
struct ReportOutput {
  let showsNotes: Bool

  func bytes(of report: AuditReport, as form: ReportForm) -> [UInt8] {
    switch form {
    case .text: Array(TextReport(showsNotes: showsNotes).report(report).utf8)
    case .json: JSONReport().report(report)
    }
  }

  /// - Returns: whether all files were written; what went wrong is said.
  func write(_ report: AuditReport, to targets: [ReportTarget]) -> Bool {
    var isWritten = true
    for target in targets {
      do {
        try OutputFile.write(bytes(of: report, as: target.form), to: target.path)
      } catch {
        Console.complain("\(error)")
        isWritten = false
      }
    }
    return isWritten
  }
}
