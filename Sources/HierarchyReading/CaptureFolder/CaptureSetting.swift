public import AccessibilityModel

/// Settings of drivers that put more into a page source (docs/evidence/capture.md#settings).
public struct CaptureSetting: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
  }

  public let name: String
  /// What it is set to for a capture.
  public let value: Value
  /// What it is where a server does not name it.
  public let usual: Value
  /// What is known of a screen while it is on, even where no element of the screen has any.
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

  /// Those of WebDriverAgent, which Appium's XCUITest driver hands on.
  public static let ofWebDriverAgent = [
    CaptureSetting("includeNativeFrameInPageSource"), nativeElements, minMaxValue, customActions,
    // Trees that are deeper than the limit are cut without a word; 62 is the most that XCTest takes.
    CaptureSetting("snapshotMaxDepth", .number(62), usual: .number(50)),
  ]

  /// Those of Appium's XCUITest driver, which keeps some to itself.
  public static let ofXCUITestDriver =
    ofWebDriverAgent + [
      CaptureSetting("pageSourceExcludedAttributes", .text(""), usual: .text("")),
      CaptureSetting("useJSONSource", .flag(false), usual: .flag(false)),
    ]

  /// Those of Appium's UiAutomator2 driver.
  public static let ofUiAutomator2 = [
    accessibilityActions, CaptureSetting("includeExtrasInPageSource"), renderingInfo,
    CaptureSetting("ignoreUnimportantViews", .flag(false), usual: .flag(false)),
  ]
}

extension [String: CaptureSetting.Value] {
  /// What is known of a screen that was captured with these settings, whether any of its elements has it.
  public var capabilities: Capabilities {
    let known = CaptureSetting.ofWebDriverAgent + CaptureSetting.ofUiAutomator2
    return known.reduce(into: []) { result, setting in
      if self[setting.name] == setting.value { result.formUnion(setting.capabilities) }
    }
  }

  /// Whether elements say themselves that they are accessibility elements.
  ///
  /// A server that takes the setting may be too old for it: only the tree shows it.
  public var asksForExposure: Bool {
    self[CaptureSetting.nativeElements.name] == CaptureSetting.nativeElements.value
  }
}
