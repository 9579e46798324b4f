public import AccessibilityModel
internal import HierarchyReading

extension AndroidDevice {
  private static let attempts = 3
  private static let pause = 1.0
  /// How long the display may take to rotate.
  private static let patience = 5.0

  public mutating func source() throws(CaptureError) -> [UInt8] {
    let step = "dumping the screen"
    var reason = ""
    for attempt in 1...Self.attempts {
      let output = try bytes(step, ["uiautomator", "dump", "/dev/tty"], within: Self.dumpTime)
      if let document = UIAutomatorOutput.document(in: output) { return document }
      reason = UIAutomatorOutput.reason(in: output)
      if attempt < Self.attempts { clock.pause(seconds: Self.pause) }
    }
    throw CaptureError(step, reason)
  }

  public mutating func screenshot() throws(CaptureError) -> [UInt8] {
    let output = try bytes("taking the screenshot", ["screencap", "-p"])
    // Devices with several displays warn first, on the same output.
    let signature = PNGHeader.signature
    let start = output.indices.first { index in
      output[index] == signature[0] && output[index...].starts(with: signature)
    }
    return start.map { Array(output[$0...]) } ?? output
  }

  public mutating func orientation() throws(CaptureError) -> Orientation? {
    try AndroidDisplay(of: self).orientation
  }

  public mutating func rotation() throws(CaptureError) -> Int? {
    try AndroidDisplay(of: self).rotation.map { $0 * 90 }
  }

  public mutating func turn(to orientation: Orientation) throws(CaptureError) {
    let step = "turning to \(orientation.rawValue)"
    let turns = (display ?? AndroidDisplay("")).rotation(for: orientation)
    do throws(CaptureError) {
      try RotationSettings.write(RotationSettings.followsName, "0", on: self)
      try RotationSettings.write(RotationSettings.rotationName, "\(turns)", on: self)
    } catch {
      guard error.kind == .failure, error.reason.contains("SecurityException") else { throw error }
      throw CaptureError(step, error.reason, kind: .refusedTurn)
    }
    let end = clock.now + Self.patience
    while let shown = try self.orientation(), shown != orientation {
      guard clock.now < end else {
        throw CaptureError(step, "the app stayed in \(shown.rawValue)", kind: .refusedTurn)
      }
      clock.pause(seconds: 0.2)
    }
  }
}

/// The output of `uiautomator dump /dev/tty`: the document, and lines before and after it.
enum UIAutomatorOutput {
  /// The document alone; nil if it is incomplete.
  static func document(in output: [UInt8]) -> [UInt8]? {
    let starts = ["<?xml", "<hierarchy", "<displays"].compactMap { mark in
      output.firstRange(of: Array(mark.utf8))?.lowerBound
    }
    let ends = ["</hierarchy>", "</displays>"].compactMap { mark in
      output.ranges(of: Array(mark.utf8)).last?.upperBound
    }
    guard let start = starts.min(), let end = ends.max(), start < end else { return nil }
    return Array(output[start..<end])
  }

  /// Why there is no document, and what to do.
  static func reason(in output: [UInt8]) -> String {
    let text = String(decoding: output, as: UTF8.self)
    if text.contains("could not get idle state") {
      return "the screen does not come to rest; stop its animations and try again"
    }
    if text.contains("null root node") {
      return "uiautomator found no window; unlock the device, and open the app"
    }
    if text.contains("already registered") {
      return "another program holds UiAutomation, probably a server of UiAutomator2; capture "
        + "through that: a11y-capture webdriver"
    }
    if text.contains("<hierarchy") { return "found a dump that is cut off" }
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { "found no tree, uiautomator reports: \($0.prefix(200))" }
      ?? "found nothing; expected the tree of the screen"
  }
}
