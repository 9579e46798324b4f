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

  /// The program that wrote the tree.
  var source = XCUITestTreeSource.pageSource
  var seen: Seen = []
  /// Data that a capture setting includes for every element: an element without it has none.
  var known: Capabilities = []
  /// Mac2 writes the number of the type (`elementType`).
  var isMac = false
  var hasTextEntry = false
  var hasStaticText = false
  /// Part of a page source may lack it.
  var hasApplication = false
  var applicationName: String?
  var applicationSize: Size?
  var windowSize: Size?
  /// The area of the windows and the menu bar: the application of a Mac has no frame of its own.
  var extent = Rect.null
  /// The title of the first window; only mac2 writes it.
  var windowTitle: String?

  /// Discards the facts of the previous app.
  mutating func startApp() {
    (applicationName, applicationSize, windowSize, windowTitle) = (nil, nil, nil, nil)
    extent = .null
  }

  var size: Size? {
    if let applicationSize { return applicationSize }
    guard isMac, extent.maxX > 0, extent.maxY > 0 else { return windowSize }
    return Size(width: extent.maxX, height: extent.maxY)
  }

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
    var remedy: String
  }

  private var conditions: [Condition] {
    let newer = "capture with WebDriverAgent 9.12 or later"
    return [
      Condition(
        capabilities: .wholeScreen, isMet: hasApplication,
        reason: "the file is a part of a page source",
        remedy: "save the whole page source, with its application"),
      Condition(
        capabilities: .labels, isMet: seen.contains(.label),
        reason: "no element has a label", remedy: Self.include("label")),
      Condition(
        capabilities: .values, isMet: seen.contains(.value) || !hasStaticText,
        reason: "no element has a value", remedy: Self.include("value")),
      Condition(
        capabilities: .identifiers, isMet: !seen.isDisjoint(with: [.name, .identifier]),
        reason: "no element has a name", remedy: Self.include("name")),
      Condition(
        capabilities: .frames, isMet: seen.contains(.width),
        reason: "no element has a frame", remedy: Self.include("x, y, width and height")),
      Condition(
        capabilities: [.traits, .headings], isMet: seen.contains(.traits),
        reason: "traits were inferred from types", remedy: newer),
      Condition(
        capabilities: .exposure,
        isMet: !seen.isDisjoint(with: [.accessible, .nativeAccessibilityElement]),
        reason: "accessibility elements were inferred from types",
        remedy: Self.set("includeNativeAccessibilityElementInPageSource")),
      Condition(
        capabilities: .placeholders,
        isMet: !seen.isDisjoint(with: [.placeholderValue, .traits]) || !hasTextEntry,
        reason: "the value of a field may be its placeholder",
        remedy: "capture with WebDriverAgent 9.1 or later"),
      Condition(
        capabilities: .selection, isMet: !seen.isDisjoint(with: [.traits, .selected]),
        reason: "only buttons have a selected state", remedy: newer),
      Condition(
        capabilities: .valueRange, isMet: seen.contains(.minValue) || known.contains(.valueRange),
        reason: "the page source has no value ranges",
        remedy: Self.set("includeMinMaxValueInPageSource")),
      Condition(
        capabilities: .customActions,
        isMet: seen.contains(.customActions) || known.contains(.customActions),
        reason: "the page source has no custom actions",
        remedy: Self.set("includeCustomActionsInPageSource")),
      Condition(
        capabilities: .hints, isMet: seen.contains(.hint),
        reason: "page sources do not include hints", remedy: Self.ownFormat),
    ]
  }

  private static func include(_ attributes: String) -> String {
    "remove \(attributes) from the setting pageSourceExcludedAttributes"
  }

  private static func set(_ setting: String) -> String { "capture with the setting \(setting)" }

  private static let ownFormat = "capture the screen in the ui format, from inside the app"

  /// The data that no page source includes.
  private static let never: Capabilities = [
    .gestures, .actions, .fonts, .visibleText, .constraints,
    .contentTypes, .classNames,
  ]

  var capabilities: Capabilities {
    conditions.filter(\.isMet).reduce(into: source.provides) { $0.formUnion($1.capabilities) }
      .subtracting(source.lacks)
  }

  var limitations: [Screen.Limitation] {
    let language = Screen.Limitation.ofLanguage(in: source.plural)
    let pictures = Screen.Limitation.ofPictures(.ofPictures)
    if isMac || source != .pageSource {
      let rest = Capabilities.all.subtracting(capabilities).subtracting(.language)
        .subtracting(pictures.capabilities).subtracting(.ofRun)
      let never = Screen.Limitation(
        rest, missingFrom: isMac ? "page sources of mac2" : source.plural,
        remedy: isMac ? "write the screen in the ui format" : source.remedy)
      return [language, pictures, never] + Screen.Limitation.ofRun
    }
    let missing = conditions.filter { !$0.isMet }.map {
      Screen.Limitation($0.capabilities, reason: $0.reason, remedy: $0.remedy)
    }
    let never = Screen.Limitation(
      Self.never, missingFrom: "page sources", remedy: Self.ownFormat)
    return missing + [language, pictures, never] + Screen.Limitation.ofRun
  }
}
