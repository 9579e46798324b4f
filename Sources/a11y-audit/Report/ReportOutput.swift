internal import Auditing
internal import HostSystem
internal import Reports

/// Brings a report into its forms and to its files.
struct ReportOutput {
  /// The severity from which findings fail the run; nil where none does.
  let threshold: Severity?
  let reviewFails: Bool
  let comparison: Comparison?
  let sound: PageSound?

  private let paths = SourcePaths(workingDirectory: Folder.workingDirectory)

  /// Prints a report on standard output.
  ///
  /// - Returns: whether it went out; what went wrong is said.
  func print(_ report: AuditReport, as form: ReportForm) -> Bool {
    // The only form that holds all of every finding, and so the only one that outgrows memory.
    guard form == .json else { return Console.deliver(bytes(of: report, as: form)) }
    let delivery = ConsoleDelivery()
    JSONReport(comparison: comparison).write(report) { delivery.take($0) }
    return delivery.isWhole
  }

  private func write(_ report: AuditReport, to target: ReportTarget) throws(SystemError) {
    guard target.form == .json else {
      return try OutputFile.write(bytes(of: report, as: target.form), to: target.path)
    }
    try OutputFile.write(to: target.path) { sink in
      JSONReport(comparison: comparison).write(report, to: sink)
    }
  }

  private func bytes(of report: AuditReport, as form: ReportForm) -> [UInt8] {
    let text = TextReport(showsNotes: threshold == .note, comparison: comparison)
    return switch form {
    case .text: Array(text.report(report).utf8)
    case .json: JSONReport(comparison: comparison).report(report)
    case .sarif:
      SARIFReport(paths: paths, readSource: Self.readSource, comparison: comparison).report(report)
    case .junit:
      JUnitReport(
        paths: paths, threshold: threshold ?? .error, reviewFails: reviewFails,
        comparison: comparison
      )
      .report(report)
    case .github: Array(GitHubReport(paths: paths, text: text).report(report).utf8)
    case .gitlab: GitLabReport(paths: paths, comparison: comparison).report(report)
    case .gitlabAccessibility:
      GitLabAccessibilityReport(paths: paths, comparison: comparison).report(report)
    case .checkstyle: CheckstyleReport(paths: paths, comparison: comparison).report(report)
    case .html:
      HTMLReport(
        paths: paths, readSource: Self.readSource, readScreenshot: Self.readScreenshot,
        comparison: comparison, sound: sound
      ).report(report)
    case .markdown: Array(MarkdownReport(paths: paths, comparison: comparison).report(report).utf8)
    }
  }

  /// Standard input is gone once it is read.
  private static let readSource: SourceReader = { source in
    source == InputFile.standardInput ? nil : try? InputFile.read(source)
  }

  /// `x.png` beside `x.xml`.
  private static let readScreenshot: SourceReader = { source in
    guard source != InputFile.standardInput,
      let dot = source.lastIndex(of: "."), !source[dot...].contains("/")
    else { return nil }
    return try? InputFile.read(source[..<dot] + ".png", limit: 5_000_000)
  }

  /// Reads the report that this one is compared with; what went wrong is said.
  static func earlierReport(at path: String) -> EarlierReport? {
    do throws(SystemError) {
      let bytes = try InputFile.read(path)
      do throws(JSONReadingError) {
        return try EarlierReport(bytes)
      } catch {
        Console.complain("\(path):\(error.line):\(error.column): error: \(error.reason)")
      }
    } catch {
      Console.complain(error.description)
    }
    return nil
  }

  /// - Returns: whether all files were written; what went wrong is said.
  func write(_ report: AuditReport, to targets: [ReportTarget]) -> Bool {
    var isWritten = true
    for target in targets {
      do throws(SystemError) {
        try write(report, to: target)
      } catch {
        Console.complain("\(error)")
        isWritten = false
      }
    }
    return isWritten
  }
}
