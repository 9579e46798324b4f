internal import Auditing
internal import Platform

/// The summary of a report in words that all forms share.
struct SummaryText {
  private let summary: AuditReport.Summary
  var counts: FindingCounts { summary.counts }

  init(_ report: AuditReport) { summary = report.summary }

  /// The number of screens that are not in a file.
  private var computed: String {
    summary.computedScreens == 0 ? "" : " (\(summary.computedScreens) computed)"
  }

  var checked: String { "Checked \(audited)." }

  /// The counts of audited screens, elements and stops and of rules, without a full stop.
  var audited: String {
    "\(Self.count(summary.screens, "screen"))\(computed) "
      + "(\(Self.count(summary.elements, "element")), \(Self.count(summary.stops, "stop"))) "
      + "with \(Self.count(summary.rulesRun, "rule"))"
  }

  /// The devices on which screens were laid out; no line without devices.
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

  var found: String { "\(counts.summary)." }

  /// The words about files that were not audited: “2 files could not be read”.
  static func unread(_ files: [AuditReport.Unreadable]) -> [String] {
    let empty = files.count(where: \.isEmpty)
    let counts = [(files.count - empty, "could not be read"), (empty, "with nothing to audit")]
    return counts.filter { $0.0 > 0 }.map { "\(count($0.0, "file")) \($0.1)" }
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number.grouped) \(word)\(number == 1 ? "" : "s")"
  }
}
