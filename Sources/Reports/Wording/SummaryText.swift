internal import Auditing
internal import Platform

/// The summary of a report in words that all forms share.
struct SummaryText {
  let summary: AuditReport.Summary

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
  func devices(of report: AuditReport) -> [String] {
    let screens = report.screens.filter { !$0.devices.isEmpty }
    guard !screens.isEmpty else { return [] }
    var names: [String] = []
    for device in screens.flatMap(\.devices) where !names.contains(device.layout.device) {
      names.append(device.layout.device)
    }
    let count = Self.count(screens.count, "screen")
    return ["Laid \(count) out on \(names.joined(separator: ", ")), in portrait and landscape."]
  }

  var found: String {
    var parts = [Self.count(summary.errors, "error"), Self.count(summary.warnings, "warning")]
    parts.append(Self.count(summary.notes, "note"))
    if summary.reviews > 0 { parts.append("\(summary.reviews) to review") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) in the baseline") }
    return "\(parts.joined(separator: ", "))."
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number.grouped) \(word)\(number == 1 ? "" : "s")"
  }
}
