internal import Platform
internal import Reports
internal import SourceText

/// Reads the JSON reports of earlier runs.
enum EarlierReports {
  private static let largest = 1 << 29

  /// - Parameter paths: latest last; changes are relative to that one.
  /// - Returns: nil if there are none.
  static func comparison(
    of report: AuditReport, with paths: [String]
  ) throws(RunError) -> Comparison? {
    var earlier: [(name: String, report: EarlierReport)] = []
    for path in paths { earlier.append((Folder.relativePath(path), try read(path))) }
    guard let latest = earlier.last else { return nil }
    var comparison = Comparison(of: report, with: latest.report) {
      $0 == InputFile.standardInput || Folder.exists($0)
    }
    if earlier.count > 1 { comparison.trend = Trend(of: report, after: earlier) }
    return comparison
  }

  private static func read(_ path: String) throws(RunError) -> EarlierReport {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.readNamed(path, limit: largest)
    } catch {
      throw .input(error.description)
    }
    do throws(DocumentError) {
      return try EarlierReport(bytes)
    } catch {
      throw .input("\(path):\(error.line):\(error.column): error: \(error.reason)")
    }
  }
}
