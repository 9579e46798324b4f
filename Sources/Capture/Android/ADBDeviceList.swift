/// The devices that `adb devices -l` lists.
struct ADBDeviceList {
  struct Entry: Hashable {
    let serial: String
    /// `device`, `offline`, `unauthorized`, or the reason for missing permissions.
    let state: String
  }

  let entries: [Entry]

  /// Lines before the heading are messages of the starting server.
  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    let start = lines.firstIndex { $0.hasPrefix("List of devices") }.map { $0 + 1 } ?? 0
    entries = lines[start...].compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count >= 2, !line.hasPrefix("*") else { return nil }
      let state = words.dropFirst().prefix { !$0.contains(":") }.joined(separator: " ")
      return Entry(serial: String(words[0]), state: state)
    }
  }

  /// The serial number of the chosen device.
  ///
  /// - Parameter wanted: its name; nil for the only one.
  /// - Throws: why there is none, and the available ones.
  func serial(_ wanted: String?) throws(CaptureError) -> String {
    let step = "finding the device"
    guard !entries.isEmpty else {
      throw CaptureError(
        step, "adb knows no device; connect one with USB debugging, or start an emulator")
    }
    let named = wanted.map { name in entries.filter { $0.serial == name } } ?? entries
    guard let entry = named.first else {
      throw CaptureError(step, "there is no device \"\(wanted ?? "")\"; expected one of \(list)")
    }
    guard named.count == 1 else {
      throw CaptureError(step, "found several devices; expected --serial with one of \(list)")
    }
    switch entry.state {
    case "device": return entry.serial
    case "unauthorized":
      throw CaptureError(
        step, "the device \(entry.serial) is unauthorized; allow USB debugging on its screen")
    case "offline":
      throw CaptureError(step, "the device \(entry.serial) is offline; connect it anew")
    default:
      throw CaptureError(step, "the device \(entry.serial) cannot be used: \(entry.state)")
    }
  }

  private var list: String {
    entries.map { $0.state == "device" ? $0.serial : "\($0.serial) (\($0.state))" }
      .joined(separator: ", ")
  }
}
