internal import AccessibilityModel

/// The data of a capture as a whole, and so its capabilities.
struct XCUITestCapture {
  /// The attributes that the file has at least once.
  struct Seen: OptionSet {
    let rawValue: UInt32

    static let label = Seen(rawValue: 1 << 0)
    static let value = Seen(rawValue: 1 << 1)
    static let name = Seen(rawValue: 1 << 2)
    static let identifier = Seen(rawValue: 1 << 3)
    static let enabled = Seen(rawValue: 1 << 4)
    static let visible = Seen(rawValue: 1 << 5)
    static let accessible = Seen(rawValue: 1 << 6)
    static let nativeAccessibilityElement = Seen(rawValue: 1 << 7)
    static let focused = Seen(rawValue: 1 << 8)
    static let width = Seen(rawValue: 1 << 9)
    static let hittable = Seen(rawValue: 1 << 10)
    static let placeholderValue = Seen(rawValue: 1 << 11)
    static let traits = Seen(rawValue: 1 << 12)
    static let minValue = Seen(rawValue: 1 << 13)
    static let customActions = Seen(rawValue: 1 << 14)
    static let hint = Seen(rawValue: 1 << 15)
    static let title = Seen(rawValue: 1 << 16)
    static let selected = Seen(rawValue: 1 << 17)
  }

  var seen: Seen = []
  /// Data that a capture setting includes for every element: an element without it has none.
  var known: Capabilities = []
  /// The `type` of mac2 is a number.
  var isMac = false
  var hasTextEntry = false
  var hasStaticText = false
  /// Part of a page source may lack it.
  var hasApplication = false
  var applicationName: String?
  var applicationSize: Size?
  var windowSize: Size?
  /// The title of the first window; only mac2 writes it.
  var windowTitle: String?

  /// Discards the facts of the previous app.
  mutating func startApp() {
    (applicationName, applicationSize, windowSize, windowTitle) = (nil, nil, nil, nil)
  }

  var size: Size? { applicationSize ?? windowSize }

  /// Only tvOS writes `focused`; other tools may add it, but no phone is that large.
  var platform: Platform {
    if isMac { return .macOS }
    guard seen.contains(.focused), let size, min(size.width, size.height) >= 720 else {
      return .iOS
    }
    return .tvOS
  }

  /// The narrowest iPad, the mini, has 744 points.
  var idiom: Idiom {
    switch platform {
    case .macOS: return .mac
    case .tvOS: return .tv
    default: break
    }
    guard let size else { return .phone }
    return min(size.width, size.height) >= 744 ? .pad : .phone
  }
}

extension XCUITestCapture {
  /// A group of data with its evidence, and how to add the data if it is missing.
  private struct Condition {
    var capabilities: Capabilities
    var isMet: Bool
    var reason: String
  }

  private var conditions: [Condition] {
    [
      Condition(
        capabilities: .wholeScreen, isMet: hasApplication,
        reason: "the file is only part of a page source; capture the whole application"),
      Condition(
        capabilities: .labels, isMet: seen.contains(.label),
        reason: "no element has a label; remove label from pageSourceExcludedAttributes"),
      Condition(
        capabilities: .values, isMet: seen.contains(.value) || !hasStaticText,
        reason: "no element has a value; remove value from pageSourceExcludedAttributes"),
      Condition(
        capabilities: .identifiers, isMet: !seen.isDisjoint(with: [.name, .identifier]),
        reason: "no element has a name; remove name from pageSourceExcludedAttributes"),
      Condition(
        capabilities: .frames, isMet: seen.contains(.width),
        reason: "no element has a frame; "
          + "remove x, y, width and height from pageSourceExcludedAttributes"),
      Condition(
        capabilities: [.traits, .headings], isMet: seen.contains(.traits),
        reason: "traits are inferred from types; WebDriverAgent 9.12 or later includes them"),
      Condition(
        capabilities: .exposure,
        isMet: !seen.isDisjoint(with: [.accessible, .nativeAccessibilityElement]),
        reason: "accessibility elements are inferred from types; "
          + "turn on the setting includeNativeAccessibilityElementInPageSource"),
      Condition(
        capabilities: .placeholders,
        isMet: !seen.isDisjoint(with: [.placeholderValue, .traits]) || !hasTextEntry,
        reason: "a value may be a placeholder; WebDriverAgent 9.1 or later separates the two"),
      Condition(
        capabilities: .selection, isMet: !seen.isDisjoint(with: [.traits, .selected]),
        reason: "only buttons state whether they are selected; "
          + "WebDriverAgent 9.12 or later includes the traits of all elements"),
      Condition(
        capabilities: .valueRange, isMet: seen.contains(.minValue) || known.contains(.valueRange),
        reason: "value ranges are not included; "
          + "turn on the setting includeMinMaxValueInPageSource"),
      Condition(
        capabilities: .customActions,
        isMet: seen.contains(.customActions) || known.contains(.customActions),
        reason: "custom actions are not included; "
          + "turn on the setting includeCustomActionsInPageSource"),
      Condition(
        capabilities: .hints, isMet: seen.contains(.hint),
        reason: "page sources do not include hints; captures in the ui format do"),
    ]
  }

  /// Data that page sources never include.
  private static let never: Capabilities = [
    .gestures, .actions, .fonts, .visibleText, .constraints,
    .contentTypes, .classNames,
  ]

  var capabilities: Capabilities {
    conditions.filter(\.isMet).reduce(into: []) { $0.formUnion($1.capabilities) }
  }

  var limitations: [Screen.Limitation] {
    let language = Screen.Limitation(
      .language, reason: "page sources do not include the language; set --language")
    let pictures = Screen.Limitation.ofPictures(.ofPictures)
    if isMac {
      let rest = Capabilities.all.subtracting(capabilities).subtracting(.language)
        .subtracting(pictures.capabilities).subtracting(.ofRun)
      let reason = "mac2 page sources do not include this data; captures in the ui format do"
      return [language, pictures, Screen.Limitation(rest, reason: reason)] + Screen.Limitation.ofRun
    }
    let missing = conditions.filter { !$0.isMet }.map {
      Screen.Limitation($0.capabilities, reason: $0.reason)
    }
    let never = Screen.Limitation(
      Self.never, reason: "page sources do not include this data; captures in the ui format do")
    return missing + [language, pictures, never] + Screen.Limitation.ofRun
  }
}
