internal import AccessibilityModel
internal import Capture
internal import HierarchyReading

/// The summary of a capture.
struct CaptureSummary {
  let lines: [String]
  let warnings: [String]

  init(_ capture: TakenCapture, folder: String) {
    let description = capture.description
    let orientations = Orientation.allCases.filter { description.layouts[$0] != nil }
      .map(\.rawValue).joined(separator: " and ")
    var lines = ["\(folder): \(orientations)\(description.subject)"]
    let forecast = try? RuleForecast(capture)
    if let forecast {
      lines.append(
        "\(forecast.running.count) of \(forecast.total) rules run on it; \(forecast.plain.count) on its plain "
          + "tree in one orientation")
    }
    self.lines = lines
    warnings = forecast?.warnings ?? []
  }
}

extension CaptureDescription {
  /// The app and the device, if known.
  var subject: String {
    let system = [platform?.nameInCapture, device.osVersion].compactMap(\.self)
      .joined(separator: " ")
    let device = [device.model, system.isEmpty ? nil : system].compactMap(\.self)
      .joined(separator: ", ")
    return (app.map { " of \($0)" } ?? "") + (device.isEmpty ? "" : " (\(device))")
  }
}
