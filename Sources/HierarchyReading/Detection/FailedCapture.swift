internal import SourceText

/// The output of a tool that failed to write a hierarchy.
struct FailedCapture {
  /// The fault and the action to take, for an error.
  let reason: String

  /// Recognises the messages of tools, in files of any name.
  init?(_ start: DocumentStart) {
    switch start.kind {
    case .other:
      guard let message = Self.messages.first(where: { start.begins(with: $0.beginning) }) else {
        return nil
      }
      reason = "not a UI hierarchy: it starts with “\(start.firstLine)”; \(message.advice)"
    case .json(let json):
      guard let error = Self.driverError(in: json) else { return nil }
      reason =
        "found a WebDriver error, “\(error)”; expected a page source; "
        + "start the app and capture the screen again"
    case .element, .brokenElement, .nothing: return nil
    }
  }

  private static let messages = [
    (
      beginning: "ERROR: could not get idle state",
      advice: "wait until animations have ended, and dump again"
    ),
    (
      beginning: "ERROR: null root node returned by UiTestAutomationBridge",
      advice: "unlock the device, open the app, and dump again"
    ),
    (beginning: "error: no devices/emulators found", advice: "connect a device, and dump again"),
    (beginning: "error: device offline", advice: "reconnect the device, and dump again"),
    (beginning: "error: device unauthorized", advice: "allow debugging on it, and dump again"),
  ]

  /// The code of an error response
  /// (https://www.w3.org/TR/webdriver2/#errors).
  private static func driverError(in json: JSONStart) -> String? {
    let texts = json.texts.filter { $0.depth <= 2 }
    let keys = texts.lazy.filter(\.isKey).map(\.text)
    guard ["value", "error", "message", "stacktrace"].allSatisfy(keys.contains),
      let key = texts.firstIndex(where: { $0.isKey && $0.text == "error" }),
      let code = texts[(key + 1)...].first, !code.isKey
    else { return nil }
    return code.text
  }
}
