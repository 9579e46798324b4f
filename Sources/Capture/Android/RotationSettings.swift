internal import AccessibilityModel

/// Android's settings for the rotation of the display; nil for one that is not set.
struct RotationSettings: Hashable {
  /// `1` if the display follows the sensor.
  let follows: String?
  /// Quarter turns from the natural orientation, while it does not follow.
  let rotation: String?

  static let followsName = "accelerometer_rotation"
  static let rotationName = "user_rotation"

  init(of device: AndroidDevice, isLast: Bool = false) throws(CaptureError) {
    follows = try Self.read(Self.followsName, device, isLast)
    rotation = try Self.read(Self.rotationName, device, isLast)
  }

  private static func read(
    _ name: String, _ device: AndroidDevice, _ isLast: Bool
  ) throws(CaptureError) -> String? {
    let text = try device.shell(
      "reading the rotation settings", ["settings", "get", "system", name], isLast: isLast)
    let value = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "null"
    // Only a number is sent back to the device's shell, never other text that it returned.
    return Int(value).map(String.init)
  }

  static func write(
    _ name: String, _ value: String?, on device: AndroidDevice, isLast: Bool = false
  ) throws(CaptureError) {
    let words = value.map { ["put", "system", name, $0] } ?? ["delete", "system", name]
    _ = try device.shell("changing the rotation", ["settings"] + words, isLast: isLast)
  }

  /// Writes changed values; the rotation first, since it takes effect as soon as the display stops
  /// following the sensor.
  ///
  /// - Returns: settings that could not be restored.
  func putBack(on device: AndroidDevice, until end: Double) -> [String] {
    let words: [(name: String, value: String?)] = [
      (Self.rotationName, rotation), (Self.followsName, follows),
    ]
    guard (try? RotationSettings(of: device, isLast: true)) != self else { return [] }
    var reason = ""
    for (name, value) in words where device.clock.now < end {
      do throws(CaptureError) {
        try Self.write(name, value, on: device, isLast: true)
      } catch {
        reason = error.reason
      }
    }
    if (try? RotationSettings(of: device, isLast: true)) == self { return [] }
    let shown = (try? AndroidDisplay(of: device, isLast: true))?.orientation
    let state = shown.map { ", the device shows \($0.rawValue)" } ?? ""
    return [
      "the rotation settings are left changed\(state)" + (reason.isEmpty ? "" : " (\(reason))")
    ]
  }
}
