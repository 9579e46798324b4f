/// Why a request of WebDriver has no value.
enum WebDriverFailure: Error, Hashable, Sendable {
  case transport(TransportError)
  /// An error of the protocol (W3C WebDriver, 6.6).
  case refused(status: Int, error: String, message: String, prompt: String?)
  /// A response that no WebDriver server sends, with its description.
  case foreign(String)

  /// Whether the session has ended, and with it the way to restore settings.
  var isLostSession: Bool { isError("invalid session id") }

  /// Whether the server does not support the request.
  var isUnknownCommand: Bool {
    isError("unknown command") || isError("unknown method") || isError("unsupported operation")
  }

  /// Whether the server has answered, even with a refusal.
  var isAnswer: Bool { if case .refused = self { true } else { false } }

  var isInterruption: Bool { self == .transport(.interrupted) }

  private func isError(_ name: String) -> Bool {
    if case .refused(_, name, _, _) = self { true } else { false }
  }

  /// The fault, lower case, without a full stop; and the action to take, if there is one.
  func reason(at address: ServerAddress) -> String {
    switch self {
    case .transport(let error): Self.words(for: error, address)
    case .foreign(let found): found
    case .refused(_, "invalid session id", _, _):
      "the session is gone; begin another and try again (a long appium:newCommandTimeout keeps it)"
    case .refused(_, "unexpected alert open", let message, let prompt):
      "an alert was in the way: “\(prompt ?? message)”; answer it on the device and try again"
    case .refused(let status, let error, let message, _):
      "the server answered \(status) \(error)" + (message.isEmpty ? "" : ": \(message)")
    }
  }

  private static func words(for error: TransportError, _ address: ServerAddress) -> String {
    switch error {
    case .unreachable(let reason):
      "no server answers at \(address) (\(reason)); start Appium or WebDriverAgent, or correct "
        + "the URL"
    case .timedOut(let seconds): "no answer from \(address) within \(Int(seconds)) seconds"
    case .cutOff: "the connection to \(address) ended before the whole answer was there"
    case .certificate(let reason):
      "the certificate of \(address) is not trusted (\(reason)); nothing was sent"
    case .tooLarge(let megabytes): "found an answer of more than \(megabytes) MB"
    case .interrupted: "asked to end by a signal"
    case .failed(let reason): "the connection to \(address) failed: \(reason)"
    }
  }
}
