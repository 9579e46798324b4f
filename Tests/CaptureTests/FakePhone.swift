import Capture
import Foundation
import Platform
import SourceText
import TestSupport

/// A phone with WebDriverAgent or Appium, in one process with the test.
final class FakePhone: WebDriverTransport {
  enum Kind { case agent, xcuitest }

  /// The faulty response to a request.
  enum Fault {
    case response(Int, String)
    case error(TransportError)
    /// The session has ended from then on.
    case lost
  }

  let kind: Kind
  /// The orientation of the device in degrees.
  var device = 0
  /// The orientation of the app in degrees.
  var app = 0
  /// Whether the app supports portrait only.
  var isLocked = false
  var settings: [String: Bool] = [
    "includeMinMaxValueInPageSource": false, "includeCustomActionsInPageSource": false,
    "includeNativeFrameInPageSource": false, "includeNativeAccessibilityElementInPageSource": false,
  ]
  var depth = 50
  var sessions: Set<String>
  var alert: String?
  /// Faults by “METHOD path”, for the request with that number.
  var faults: [String: (number: Int?, fault: Fault)] = [:]
  /// Called before the request with a number is answered.
  var interruptsAt: Int?
  private(set) var signal: SessionSignal?
  private(set) var log: [String] = []
  private var counts: [String: Int] = [:]
  /// The tree changes with every request.
  var isRestless = false

  init(_ kind: Kind, sessions: Set<String> = ["open"]) {
    self.kind = kind
    self.sessions = sessions
  }

  func send(
    _ request: WebDriverRequest, within seconds: Double, grace: Double
  ) throws(TransportError) -> WebDriverResponse {
    if signal != nil, grace == 0 { throw .interrupted }
    let key = "\(request.method.rawValue) \(request.path)"
    log.append(key)
    if log.count == interruptsAt { signal = .terminate }
    if signal != nil, grace == 0 { throw .interrupted }
    counts[key, default: 0] += 1
    if let (number, fault) = faults[key], number == nil || number == counts[key] {
      switch fault {
      case .response(let status, let body):
        return WebDriverResponse(status: status, body: Array(body.utf8))
      case .error(let error): throw error
      case .lost: sessions = []
      }
    }
    return answer(request)
  }

  var isLandscape: Bool { app == 90 || app == 270 }

  // MARK: Answers

  private func answer(_ request: WebDriverRequest) -> WebDriverResponse {
    let path = request.path
    if path == "/status" { return status() }
    if path == "/session" {
      sessions = kind == .agent ? ["new"] : sessions.union(["new"])
      return value(#"{"sessionId": "new", "capabilities": \#(capabilities)}"#)
    }
    var rest = path
    if path.hasPrefix("/session/") {
      let words = path.split(separator: "/", maxSplits: 2).map(String.init)
      guard sessions.contains(words[1]) else { return refusal(404, "invalid session id", "gone") }
      if words.count == 2 {
        guard request.method == .delete else { return value(capabilities) }
        sessions.remove(words[1])
        return value("null")
      }
      rest = "/" + words[2]
    } else if kind == .xcuitest {
      return refusal(404, "unknown command", "no session")
    }
    return request.method == .get ? get(rest) : post(rest, request.body ?? [])
  }

  private let capabilities =
    #"{"platformName": "iOS", "appium:automationName": "XCUITest", "udid": "secret"}"#

  private func get(_ path: String) -> WebDriverResponse {
    switch path {
    case "/source": return value(quoted(tree))
    case "/screenshot": return value(quoted(isLandscape ? Pictures.wide : Pictures.high))
    case "/orientation": return value(isLandscape ? #""LANDSCAPE""# : #""PORTRAIT""#)
    case "/rotation": return value(#"{"x": 0, "y": 0, "z": \#(app)}"#)
    case "/alert/text":
      return alert.map { value(quoted($0)) } ?? refusal(404, "no such alert", "none")
    case "/appium/settings": return value(settingsText)
    case "/appium/capabilities" where kind == .xcuitest:
      return value(#"{"capabilities": \#(capabilities)}"#)
    case "/context" where kind == .xcuitest: return value(#""NATIVE_APP""#)
    case "/wda/screen" where kind == .agent: return value(#"{"scale": 3}"#)
    case "/wda/device/info" where kind == .agent: return value(device(info: ()))
    case "/wda/activeAppInfo" where kind == .agent:
      return value(#"{"bundleId": "com.example.shop"}"#)
    case "/wda/deviceOrientation" where kind == .agent:
      return value(quoted(Self.names[device] ?? ""))
    default: return refusal(404, "unknown command", "Unhandled endpoint")
    }
  }

  private static let names = [
    0: "UIDeviceOrientationPortrait", 180: "UIDeviceOrientationPortraitUpsideDown",
    270: "UIDeviceOrientationLandscapeLeft", 90: "UIDeviceOrientationLandscapeRight",
  ]

  private func device(info: Void) -> String {
    """
    {"currentLocale": "en_GB", "name": "iPhone 17", "model": "iPhone", "uuid": "secret", \
    "userInterfaceIdiom": 0, "userInterfaceStyle": "light"}
    """
  }

  private func post(_ path: String, _ body: [UInt8]) -> WebDriverResponse {
    guard let json = try? JSONDocument(body).root else {
      return refusal(400, "invalid argument", "no JSON")
    }
    switch path {
    case "/orientation":
      return turn(json["orientation"]?.string == "LANDSCAPE" ? 270 : 0)
    case "/rotation": return turn(json["z"]?.integer ?? 0)
    case "/appium/settings":
      for (name, value) in json["settings"]?.members.map({ $0 }) ?? [] {
        if let flag = value.boolean, settings[name] != nil || kind == .xcuitest {
          settings[name] = flag
        }
        if name == "snapshotMaxDepth", let number = value.integer { depth = number }
      }
      return value(kind == .agent ? settingsText : "null")
    case "/execute/sync" where kind == .xcuitest:
      switch json["script"]?.string {
      case "mobile: deviceScreenInfo": return value(#"{"scale": 3}"#)
      case "mobile: deviceInfo": return value(device(info: ()))
      case "mobile: activeAppInfo": return value(#"{"bundleId": "com.example.shop"}"#)
      default: return refusal(404, "unknown method", "unsupported")
      }
    default: return refusal(404, "unknown command", "Unhandled endpoint")
    }
  }

  /// WebDriverAgent rotates the device first, then asks the app.
  private func turn(_ degrees: Int) -> WebDriverResponse {
    device = degrees
    if isLocked, degrees == 90 || degrees == 270 {
      return refusal(500, "unknown error", "Unable To Rotate Device\nat line 5 of a stack")
    }
    app = degrees
    return value("null")
  }

  private var tree: String {
    let (width, height) = isLandscape ? (844, 390) : (390, 844)
    let count = isRestless ? "\(log.count)" : "3"
    return XCUITestSource.text(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Buy \(count)" label="Buy \(count)" \
      enabled="true" visible="true" accessible="true" x="20" y="100" width="200" height="44" \
      traits="Button"/>
      """, width: width, height: height,
      attributes: #"enabled="true" visible="true" accessible="false" traits="""#)
  }

  // MARK: JSON

  private var settingsText: String {
    let flags = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{" + (flags + ["\"snapshotMaxDepth\": \(depth)"]).joined(separator: ", ") + "}"
  }

  private func status() -> WebDriverResponse {
    guard kind == .agent else {
      return value(
        #"{"message": "The server is ready to accept new connections", "build": {"version": "3.1.2"}}"#
      )
    }
    return value(
      #"{"ready": true, "os": {"name": "iOS", "version": "26.1"}, "ios": {}, "#
        + #""build": {"version": "16.7.0"}}"#)
  }

  private func value(_ json: String) -> WebDriverResponse {
    let session = kind == .agent ? sessions.first.map { "\"\($0)\"" } ?? "null" : "null"
    let body = #"{"value": \#(json), "sessionId": \#(session)}"#
    return WebDriverResponse(status: 200, body: Array(body.utf8))
  }

  private func refusal(_ status: Int, _ error: String, _ message: String) -> WebDriverResponse {
    WebDriverResponse(status: status, body: Array(Self.refusal(error, message).utf8))
  }

  static func refusal(_ error: String, _ message: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("value")
      json.object { json in
        json.member("error", error)
        json.member("message", message)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// PNG files of one colour, 2 by 3 and 3 by 2 pixels.
enum Pictures {
  static let high =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4DwYMKBQAvFgR71PJ/rgAAAAASUVORK5CYII="
  static let wide =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAADklEQVR4nGP4DwMMcBYAs2AR7za3GVIAAAAASUVORK5CYII="
}

extension Pictures {
  static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }
}
