internal import AccessibilityModel
public import HierarchyReading
internal import SourceText

// Facts about the device and the app in front. Processes, their environment, serial numbers and
// capabilities may hold secrets: only the members named here are kept.
extension WebDriverDevice {
  public mutating func describe(_ capture: inout CaptureDescription) throws(CaptureError) {
    if let server {
      capture.server = .init(kind: server.name, version: server.version)
      capture.platform = server.platform
      capture.device.osVersion = server.osVersion
    }
    switch kind {
    case .webDriverAgent, .xcuitest: try describePhone(&capture)
    case .uiAutomator2: try describeAndroid(&capture)
    case .other: break
    }
  }

  private mutating func describePhone(_ capture: inout CaptureDescription) throws(CaptureError) {
    let screen = try fact("/wda/screen", "mobile: deviceScreenInfo")
    capture.scale = screen?["scale"]?.number
    let device = try fact("/wda/device/info", "mobile: deviceInfo")
    capture.device.model = device?["model"]?.string
    capture.device.name = device?["name"]?.string
    capture.device.idiom = device?["userInterfaceIdiom"]?.integer.flatMap(Self.idiom)
    capture.language = device?["currentLocale"]?.string.flatMap { LanguageTag(locale: $0) }?.text
    capture.appearance = device?["userInterfaceStyle"]?.string
    let app = try fact("/wda/activeAppInfo", "mobile: activeAppInfo")
    capture.app = app?["bundleId"]?.string
  }

  /// `UIUserInterfaceIdiom`.
  private static func idiom(_ number: Int) -> Idiom? {
    switch number {
    case 0: .phone
    case 1: .pad
    case 2: .tv
    case 5: .mac
    default: nil
    }
  }

  private mutating func describeAndroid(_ capture: inout CaptureDescription) throws(CaptureError) {
    let device = try fact("", "mobile: deviceInfo")
    capture.device.model = device?["model"]?.string
    capture.device.osVersion = device?["platformVersion"]?.string
    capture.language = device?["locale"]?.string.flatMap { LanguageTag(locale: $0) }?.text
    capture.density = device?["displayDensity"]?.number
    if capture.density == nil {
      capture.density = try fact("", "mobile: getDisplayDensity")?.number
    }
    capture.app = try fact("", "mobile: getCurrentPackage")?.string
    let sides = device?["realDisplaySize"]?.string?.split(separator: "x").compactMap { Double($0) }
    capture.device.idiom = AndroidIdiom.idiom(pixels: sides ?? [], density: capture.density)
  }

  /// A fact by the path that WebDriverAgent has for it, or by the script that Appium has.
  private mutating func fact(_ path: String, _ script: String) throws(CaptureError) -> JSONValue? {
    let step = "asking for the facts of the device"
    let isAgent = kind == .webDriverAgent
    guard isAgent || session != nil else { return nil }
    let value =
      isAgent
      ? try optional(step, .get, path)
      : try optional(step, .post, "/execute/sync", body: Self.body(running: script))
    if value == nil { warn("the server does not answer \(isAgent ? path : script)") }
    return value
  }

  private static func body(running script: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("script", script)
      json.key("args")
      json.array { _ in }
    }
    return json.bytes
  }
}
