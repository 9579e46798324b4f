internal import AccessibilityModel
internal import HierarchyReading
internal import SourceText

/// The answering program, with its driver.
struct WebDriverServer {
  enum Kind: Hashable {
    case webDriverAgent
    /// Appium with its XCUITest driver.
    case xcuitest
    /// Appium with its UiAutomator2 driver.
    case uiAutomator2
    /// Any other WebDriver server: its responses decide.
    case other
  }

  var kind = Kind.other
  var platform: Platform?
  /// The words for `capture.json`.
  let name: String
  let version: String?
  /// The open session, which WebDriverAgent includes in every answer.
  let openSession: String?
  private(set) var osVersion: String?

  /// - Parameter status: the answer to `GET /status`.
  init(_ status: WebDriverClient.Answer) {
    let value = status.value
    version = value["build"]?["version"]?.string
    osVersion = value["os"]?["version"]?.string
    let isAgent =
      value.member("ios") != nil || value["build"]?["productBundleIdentifier"]?.string != nil
    if isAgent {
      name = "webdriveragent"
      kind = .webDriverAgent
      platform = value["os"]?["name"]?.string.flatMap(Self.platform) ?? .iOS
      openSession = status.root["sessionId"]?.string
    } else {
      let isAppium =
        value["message"]?.string == "The server is ready to accept new connections"
      name = isAppium ? "appium" : "other"
      openSession = nil
    }
  }

  /// Finds the driver of a session in its capabilities.
  mutating func read(_ capabilities: JSONValue) {
    func text(_ name: String) -> String? {
      (capabilities[name] ?? capabilities["appium:\(name)"])?.string
    }
    guard kind != .webDriverAgent else { return }
    platform = text("platformName").flatMap(Self.platform) ?? platform
    osVersion = text("platformVersion") ?? osVersion
    switch text("automationName")?.lowercased() {
    case "xcuitest": kind = .xcuitest
    case "uiautomator2": kind = .uiAutomator2
    case "mac2": platform = .macOS
    case nil where platform == .android: kind = .uiAutomator2
    case nil where platform == .iOS: kind = .xcuitest
    default: break
    }
  }

  private static func platform(_ name: String) -> Platform? {
    Platform.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
      ?? (name.lowercased() == "mac" ? .macOS : nil)
  }

  /// The settings that add data to its trees.
  var settings: [CaptureSetting] {
    switch kind {
    case .webDriverAgent: CaptureSetting.ofWebDriverAgent
    case .xcuitest: CaptureSetting.ofXCUITestDriver
    case .uiAutomator2: CaptureSetting.ofUiAutomator2
    case .other: []
    }
  }
}
