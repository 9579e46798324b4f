internal import AccessibilityModel
internal import Auditing

/// Devices in words.
enum DeviceList {
  /// Each device once, with its orientation if only one of two applies: “iPhone SE (landscape)”.
  ///
  /// - Parameter all: every layout that was checked.
  static func text(
    _ layouts: [DeviceLayout], of all: [DeviceLayout], most: Int = .max
  ) -> String {
    guard !layouts.isEmpty else { return "none of the devices, only as drawn" }
    if layouts.count == all.count, all.count > 2 {
      return "all \(all.count) layouts of \(Set(all.map(\.device)).count) devices"
    }
    var devices: [String] = []
    for layout in layouts where !devices.contains(layout.device) { devices.append(layout.device) }
    let words = devices.map { device in
      let ways = layouts.filter { $0.device == device }.map(\.orientation)
      return ways.count == 1 ? "\(device) (\(ways[0].rawValue))" : device
    }
    let shown = words.prefix(most).joined(separator: ", ")
    return words.count > most ? "\(shown) and \(words.count - most) devices more" : shown
  }
}
