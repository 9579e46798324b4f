internal import Auditing
internal import Platform

/// The summary of a report in words that all forms share.
struct SummaryText {
  private let summary: AuditReport.Summary
  private let counts: FindingCounts
  private let suppressed: Int
  private let baselined: Int

  init(_ report: AuditReport) {
    summary = report.summary
    counts = FindingCounts(of: report, status: .open)
    suppressed = summary.suppressed == 0 ? 0 : FindingCounts(of: report, status: .suppressed).total
    baselined = summary.baselined == 0 ? 0 : FindingCounts(of: report, status: .baselined).total
  }

  /// The number of screens that are in no file.
  private var computed: String {
    summary.computedScreens == 0 ? "" : " (\(summary.computedScreens) computed)"
  }

  var checked: String {
    "Checked \(Self.count(summary.screens, "screen"))\(computed) "
      + "(\(Self.count(summary.elements, "element")), \(Self.count(summary.stops, "stop"))) "
      + "with \(Self.count(summary.rulesRun, "rule"))."
  }

  /// The devices that screens were laid out on; no line without devices.
  static func devices(of report: AuditReport) -> [String] {
    let screens = report.screens.filter { !$0.devices.isEmpty }
    guard !screens.isEmpty else { return [] }
    var names: [String] = []
    for device in screens.flatMap(\.devices) where !names.contains(device.layout.device) {
      names.append(device.layout.device)
    }
    let count = count(screens.count, "screen")
    return ["Laid \(count) out on \(names.joined(separator: ", ")), in portrait and landscape."]
  }

  /// The same finding on several captures counts once, as in the text report.
  var found: String {
    var parts = [Self.count(counts.errors, "error"), Self.count(counts.warnings, "warning")]
    parts.append(Self.count(counts.notes, "note"))
    if counts.reviews > 0 { parts.append("\(counts.reviews.grouped) to review") }
    if suppressed > 0 { parts.append("\(suppressed.grouped) suppressed") }
    if baselined > 0 { parts.append("\(baselined.grouped) in the baseline") }
    return "\(parts.joined(separator: ", "))."
  }

  /// What is to say of the files that were not audited: “2 files could not be read”.
  static func unread(_ files: [AuditReport.Unreadable]) -> [String] {
    let empty = files.count(where: \.isEmpty)
    let counts = [(files.count - empty, "could not be read"), (empty, "with nothing to audit")]
    return counts.filter { $0.0 > 0 }.map { "\(count($0.0, "file")) \($0.1)" }
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number.grouped) \(word)\(number == 1 ? "" : "s")"
  }
}
