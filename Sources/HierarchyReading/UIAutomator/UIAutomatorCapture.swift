internal import AccessibilityModel

/// The data of a dump as a whole, and so its capabilities.
struct UIAutomatorCapture {
  private var hasHints = false
  private var hasHeadings = false
  private var hasImportance = false
  /// Whether each node states whether it is important for accessibility.
  private(set) var statesImportance = false
  private var hasStates = false
  private var hasActions = false
  private var hasTexts = false
  private var hasTextSizes = false
  /// Data that a capture setting includes for every element: an element without it has none.
  var known: Capabilities = []
  private var hasClicks = false
  /// The program that wrote the dump, in the plural.
  var source = "Android dumps"
  /// Whether the nodes have classes, and so roles.
  var hasClasses = true
  /// The title that a window has for screen readers.
  var paneTitle: String?
  /// The title of the app's first window; only `uiautomator dump --windows` writes it.
  var windowTitle: String?
  /// The package of each root.
  var rootPackages: [String] = []
  /// In pixels, as in the file.
  var size: Size?
  /// The position of the root.
  var line = 0
  var column = 0

  /// Discards the facts of the previous display.
  mutating func startDisplay() {
    (size, paneTitle, windowTitle, rootPackages) = (nil, nil, nil, [])
  }

  mutating func note(_ attribute: UIAutomatorAttribute) {
    switch attribute {
    case .hint, .showingHint: hasHints = true
    case .heading: hasHeadings = true
    case .important:
      hasImportance = true
      statesImportance = true
    case .screenReaderFocusable: hasImportance = true
    case .checkable, .checked, .selected: hasStates = true
    case .actions: hasActions = true
    case .text: hasTexts = true
    case .textSize: hasTextSizes = true
    case .clickable: hasClicks = true
    default: break
    }
  }

  /// The capabilities of every dump.
  private static let always: Capabilities = [
    .labels, .values, .traits, .frames, .identifiers, .visibleText, .shownTexts, .wholeScreen,
  ]

  private var hasCustomActions: Bool { hasActions || known.contains(.customActions) }

  /// Android 10 and earlier accept the setting but report no sizes.
  private var hasFonts: Bool { hasTextSizes || known.contains(.fonts) && !hasTexts }

  var capabilities: Capabilities {
    var capabilities = Self.always
    if !hasClasses { capabilities.subtract([.traits, .values]) }
    if hasCustomActions { capabilities.insert(.customActions) }
    if hasFonts { capabilities.formUnion([.fonts, .textSizes]) }
    if hasHints { capabilities.insert(.placeholders) }
    if hasHeadings { capabilities.insert(.headings) }
    if hasImportance { capabilities.insert(.exposure) }
    if hasStates { capabilities.insert(.selection) }
    if hasClicks { capabilities.insert(.gestures) }
    return capabilities
  }

  private var headingless: String { hasClasses ? "uiautomator dump" : "maestro hierarchy" }

  var limitations: [Screen.Limitation] {
    let appium = "capture with Appium's UiAutomator2 driver"
    let whole = "use a complete dump"
    var limitations: [Screen.Limitation] = []
    func require(
      _ capabilities: Capabilities, _ isMet: Bool, _ reason: String, _ remedy: String
    ) {
      guard !isMet else { return }
      limitations.append(Screen.Limitation(capabilities, reason: reason, remedy: remedy))
    }
    require(
      [.traits, .values], hasClasses, "\(source) do not include the classes of views", appium)
    require(.headings, hasHeadings, "\(headingless) writes no headings", appium)
    require(.exposure, hasImportance, "stops were inferred by TalkBack's rules", appium)
    require(.placeholders, hasHints, "the text of a field may be its hint", appium)
    require(.selection, hasStates, "no element has a checked or selected state", whole)
    require(
      .customActions, hasCustomActions, "the dump has no custom actions",
      "\(appium) and its setting includeA11yActionsInPageSource")
    require(
      [.fonts, .textSizes], hasFonts, "the dump has no text sizes",
      "\(appium) and its setting includeExtraRenderingInfo, on Android 11 or later")
    require(.gestures, hasClicks, "no element has a clickable state", whole)
    let rest = Capabilities.all.subtracting(Self.always)
      .subtracting([
        .headings, .exposure, .placeholders, .selection, .gestures, .language, .customActions,
        .fonts,
      ])
      .subtracting([.colors, .textSizes])
      .subtracting(.ofRun)
    limitations.append(.ofLanguage(in: source))
    limitations.append(
      Screen.Limitation(rest, missingFrom: source, remedy: hasClasses ? nil : appium))
    return limitations + [.ofPictures(.colors)] + Screen.Limitation.ofRunOnAndroid
  }
}
