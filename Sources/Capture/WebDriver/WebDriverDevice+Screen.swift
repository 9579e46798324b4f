internal import SourceText

extension WebDriverDevice {
  /// A tree of many thousands of elements takes minutes.
  private static let sourceTime = 240.0

  public var readsWithoutChange: Bool { session != nil || kind == .webDriverAgent }

  public mutating func source() throws(CaptureError) -> [UInt8] {
    let step = "reading the source"
    // A browser dismisses a prompt when any other request arrives.
    if kind == .other, let prompt = try alertText() {
      throw CaptureError(
        step, "an alert was in the way: “\(prompt)”; answer it on the device and try again")
    }
    let value = try call(step, .get, "/source", within: Self.sourceTime)
    guard let text = value.string else {
      throw CaptureError(step, "found \(value.kind); expected the source as a string")
    }
    if text.prefix(4_000).contains(#"bundleId="com.apple.springboard""#) {
      warn("the tree is that of the home screen (com.apple.springboard), not of an app")
    }
    return Array(text.utf8)
  }

  public mutating func screenshot() throws(CaptureError) -> [UInt8] {
    let step = "taking the screenshot"
    let value = try call(step, .get, "/screenshot")
    guard let text = value.string else {
      throw CaptureError(step, "found \(value.kind); expected a picture as base64")
    }
    guard let bytes = Base64.decode(text) else {
      throw CaptureError(step, "found text that is not base64")
    }
    return bytes
  }

  /// Alerts are never answered: that would change the screen.
  public mutating func alert() throws(CaptureError) -> String? {
    kind == .other ? nil : try alertText()
  }

  private mutating func alertText() throws(CaptureError) -> String? {
    try optional("asking for an alert", .get, "/alert/text")?.string
  }
}
