public import AccessibilityModel

/// Driver settings that add data to a page source (docs/evidence/capture.md#settings).
public struct CaptureSetting: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
  }

  public let name: String
  /// The value during a capture.
  public let value: Value
  /// The default, for a server that does not report it.
  public let usual: Value
  /// The data that a screen certainly has while the setting is on, even if no element shows any.
  public let capabilities: Capabilities

  init(_ name: String, _ value: Value, usual: Value, brings capabilities: Capabilities = []) {
    self.name = name
    self.value = value
    self.usual = usual
    self.capabilities = capabilities
  }

  private init(_ name: String, brings capabilities: Capabilities = []) {
    self.init(name, .flag(true), usual: .flag(false), brings: capabilities)
  }

  static let minMaxValue = CaptureSetting("includeMinMaxValueInPageSource", brings: .valueRange)
  static let customActions = CaptureSetting(
    "includeCustomActionsInPageSource", brings: .customActions)
  static let nativeElements = CaptureSetting(
    "includeNativeAccessibilityElementInPageSource")
  static let accessibilityActions = CaptureSetting(
    "includeA11yActionsInPageSource", brings: .customActions)
  static let renderingInfo = CaptureSetting(
    "includeExtraRenderingInfo", brings: [.fonts, .textSizes])

  /// The settings of WebDriverAgent, which Appium's XCUITest driver passes on.
  public static let ofWebDriverAgent = [
    CaptureSetting("includeNativeFrameInPageSource"), nativeElements, minMaxValue, customActions,
    // Deeper trees are cut without notice; XCTest accepts at most 62.
    CaptureSetting("snapshotMaxDepth", .number(62), usual: .number(50)),
  ]

  /// The settings of Appium's XCUITest driver, which handles some itself.
  public static let ofXCUITestDriver =
    ofWebDriverAgent + [
      CaptureSetting("pageSourceExcludedAttributes", .text(""), usual: .text("")),
      CaptureSetting("useJSONSource", .flag(false), usual: .flag(false)),
    ]

  /// The settings of Appium's UiAutomator2 driver.
  public static let ofUiAutomator2 = [
    accessibilityActions, CaptureSetting("includeExtrasInPageSource"), renderingInfo,
    CaptureSetting("ignoreUnimportantViews", .flag(false), usual: .flag(false)),
  ]
}

extension [String: CaptureSetting.Value] {
  /// The data that a screen captured with these settings certainly has, even if no element shows
  /// any.
  public var capabilities: Capabilities {
    let known = CaptureSetting.ofWebDriverAgent + CaptureSetting.ofUiAutomator2
    return known.reduce(into: []) { result, setting in
      if self[setting.name] == setting.value { result.formUnion(setting.capabilities) }
    }
  }

  /// Whether elements state that they are accessibility elements.
  ///
  /// A server may accept the setting and be too old to use it: only the tree shows whether it took
  /// effect.
  public var asksForExposure: Bool {
    self[CaptureSetting.nativeElements.name] == CaptureSetting.nativeElements.value
  }
}
