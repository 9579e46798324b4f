internal import AccessibilityModel
internal import HierarchyReading
public import Platform
internal import SourceText

/// A device that a WebDriver server controls: Appium or WebDriverAgent
/// (docs/evidence/capture.md#webdriver).
public struct WebDriverDevice: CapturedDevice {
  let client: WebDriverClient
  let clock: any CaptureClock
  let ending: () -> SessionSignal?
  let choice: SessionChoice

  var server: WebDriverServer?
  var session: Session?
  /// The state of the screen before the device was rotated; nil until then.
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

  /// The orientation of the device, and that of the app.
  struct Origin {
    var orientation: Orientation?
    /// That of the app, in degrees.
    var rotation: Int?
    /// That of the device, in the same degrees; only WebDriverAgent has it.
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

  public mutating func consumeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  var kind: WebDriverServer.Kind { server?.kind ?? .other }

  // MARK: Requests

  /// The path of a request; WebDriverAgent accepts most of them without a session.
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
  /// - Throws: if the server or the session no longer exists.
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

  /// A request that is made even after failures.
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
