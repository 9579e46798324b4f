internal import AccessibilityModel
internal import HierarchyReading
public import Platform
internal import SourceText

/// A device behind a server of WebDriver: Appium or WebDriverAgent
/// (docs/evidence/capture.md#webdriver).
public struct WebDriverDevice: CapturedDevice {
  let client: WebDriverClient
  let clock: any CaptureClock
  let ending: () -> SessionSignal?
  private let choice: SessionChoice

  private(set) var server: WebDriverServer?
  var session: Session?
  /// What the screen was like before the device was turned; nil as long as it was not.
  var origin: Origin?
  /// The settings that were changed, with their values before.
  var changedSettings: [CaptureSetting: CaptureSetting.Value] = [:]
  public internal(set) var depthLimit: Int?
  private var warnings: [String] = []

  struct Session {
    let path: String
    let isOwn: Bool
    /// Whether the server has forgotten it.
    var isLost = false
  }

  /// How a device lies and how the app shows itself.
  struct Origin {
    var orientation: Orientation?
    /// That of the app, in degrees.
    var rotation: Int?
    /// That of the device, in the same degrees; WebDriverAgent alone tells it.
    var device: Int?
  }

  public init(
    _ address: ServerAddress, _ choice: SessionChoice, transport: any WebDriverTransport,
    clock: any CaptureClock, ending: @escaping () -> SessionSignal?
  ) {
    client = WebDriverClient(transport: transport, address: address)
    self.choice = choice
    self.clock = clock
    self.ending = ending
  }

  public mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  var kind: WebDriverServer.Kind { server?.kind ?? .other }

  // MARK: Connecting

  private static let statusTime = 10.0
  private static let sessionTime = 300.0
  /// A session that is being made is waited for: only its answer says what to delete.
  private static let sessionGrace = 60.0

  public mutating func connect(changesNothing: Bool) throws(CaptureError) {
    if client.address.authorization != nil, client.address.scheme == .http,
      !client.address.isLoopback
    {
      warn("the credentials go to \(client.address) without encryption; https protects them")
    }
    try askForStatus()
    switch choice {
    case .attach(let identifier): attach(to: identifier)
    case .begin(let body):
      if changesNothing { expect(body) } else { try begin(body) }
    case .open:
      guard kind == .webDriverAgent else {
        throw CaptureError(
          "finding the session",
          "this server is no WebDriverAgent; name a session with --session "
            + "or begin one with --capabilities", kind: .usage)
      }
      if let open = server?.openSession {
        attach(to: open)
      } else if !changesNothing {
        try begin(SessionChoice.emptyCapabilities)
      }
    }
    try identify()
  }

  private mutating func askForStatus() throws(CaptureError) {
    let step = "asking the server who it is"
    do throws(WebDriverFailure) {
      server = WebDriverServer(
        try client.send(.get, "/status", within: Self.statusTime))
    } catch {
      var failure = self.error(step, error)
      if error.isUnknownCommand {
        failure.reason += "; is the path of the URL right? Appium 1 has /wd/hub, later ones none"
      }
      throw failure
    }
  }

  private mutating func attach(to identifier: String) {
    session = Session(path: "/session/" + WebDriverRequest.encoded(identifier), isOwn: false)
  }

  private mutating func begin(_ body: [UInt8]) throws(CaptureError) {
    let step = "beginning a session"
    let answer: WebDriverClient.Answer
    do throws(WebDriverFailure) {
      answer = try client.send(
        .post, "/session", body: body, within: Self.sessionTime, grace: Self.sessionGrace)
    } catch {
      throw self.error(step, error)
    }
    guard let identifier = (answer.value["sessionId"] ?? answer.root["sessionId"])?.string else {
      throw CaptureError(step, "the server answered without the id of the session")
    }
    session = Session(path: "/session/" + WebDriverRequest.encoded(identifier), isOwn: true)
    if let capabilities = answer.value["capabilities"] { server?.read(capabilities) }
    if let signal = ending() {
      throw CaptureError(step, "asked to end by a signal", kind: .interrupted(signal))
    }
  }

  /// Takes what is asked for as what will be there.
  private mutating func expect(_ body: [UInt8]) {
    guard let capabilities = try? JSONDocument(body).root["capabilities"] else { return }
    let first = capabilities["firstMatch"]?.elements.first { _ in true }
    for object in [capabilities["alwaysMatch"], first].compactMap(\.self) { server?.read(object) }
  }

  /// Learns what is behind the session, and that it shows an app and no web page.
  private mutating func identify() throws(CaptureError) {
    guard session != nil, kind != .webDriverAgent else { return }
    let step = "looking at the session"
    if kind == .other {
      for path in ["/appium/capabilities", ""] where kind == .other {
        guard let answer = try optional(step, .get, path) else { continue }
        server?.read(answer["capabilities"] ?? answer)
      }
    }
    if let context = try optional(step, .get, "/context")?.string, context != "NATIVE_APP" {
      throw CaptureError(
        step, "the session is in the context \(context), expected NATIVE_APP; switch to it first")
    }
  }

  // MARK: Requests

  /// The path of a request; WebDriverAgent takes most of them without a session.
  func path(_ rest: String) -> String { (session?.path ?? "") + rest }

  func error(_ step: String, _ failure: WebDriverFailure) -> CaptureError {
    CaptureError(
      step, failure.reason(at: client.address),
      kind: failure.isInterruption ? .interrupted(ending() ?? .interrupt) : .failure)
  }

  /// A request that must be answered.
  mutating func call(
    _ step: String, _ method: WebDriverRequest.Method, _ rest: String, body: [UInt8]? = nil,
    within seconds: Double = WebDriverClient.usualTime
  ) throws(CaptureError) -> JSONValue {
    do throws(WebDriverFailure) {
      return try client.send(method, path(rest), body: body, within: seconds).value
    } catch {
      if error.isLostSession { session?.isLost = true }
      throw self.error(step, error)
    }
  }

  /// A request that a server may refuse.
  ///
  /// - Throws: where the server is gone, or the session.
  mutating func optional(
    _ step: String, _ method: WebDriverRequest.Method, _ rest: String, body: [UInt8]? = nil
  ) throws(CaptureError) -> JSONValue? {
    do throws(WebDriverFailure) {
      return try client.send(method, path(rest), body: body).value
    } catch {
      if error.isLostSession { session?.isLost = true }
      guard error.isAnswer, !error.isLostSession else { throw self.error(step, error) }
      return nil
    }
  }

  // MARK: Putting back

  public mutating func putBack(until end: Double) -> [String] {
    var leftovers: [String] = []
    if let origin { leftovers += restore(origin, until: end) }
    leftovers += restoreSettings(until: end)
    leftovers += endSession(until: end)
    (origin, changedSettings, session) = (nil, [:], nil)
    return leftovers
  }

  /// A request that is made whatever has happened before.
  func restoring(
    _ method: WebDriverRequest.Method, _ path: String, body: [UInt8]? = nil, until end: Double
  ) throws(WebDriverFailure) -> JSONValue {
    let seconds = min(WebDriverClient.usualTime, max(1, end - clock.now))
    return try client.send(method, path, body: body, within: seconds, grace: seconds).value
  }

  private func endSession(until end: Double) -> [String] {
    guard let session, session.isOwn, !session.isLost else { return [] }
    do throws(WebDriverFailure) {
      _ = try restoring(.delete, session.path, until: end)
    } catch {
      if !error.isLostSession {
        return [
          "the session that was begun could not be deleted (\(error.reason(at: client.address)))"
        ]
      }
    }
    return []
  }
}
