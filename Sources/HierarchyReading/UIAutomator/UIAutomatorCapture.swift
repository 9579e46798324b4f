internal import AccessibilityModel

/// What a dump as a whole holds, and so its capabilities.
struct UIAutomatorCapture {
  private var hasHints = false
  private var hasHeadings = false
  private var hasImportance = false
  /// Whether each node says whether it is important for accessibility.
  private(set) var statesImportance = false
  private var hasStates = false
  private var hasActions = false
  private var hasTexts = false
  private var hasTextSizes = false
  /// What a setting of the capture tells of every element: one that lacks it has none.
  var known: Capabilities = []
  private var hasClicks = false
  /// The title that a window gives itself for screen readers.
  var paneTitle: String?
  /// The title of the app's first window; only `uiautomator dump --windows` writes it.
  var windowTitle: String?
  /// In pixels, as the file says it.
  var size: Size?
  /// The place of the root.
  var line = 0
  var column = 0

  /// Forgets what was true of one display only.
  mutating func startDisplay() {
    (size, paneTitle, windowTitle) = (nil, nil, nil)
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

  /// Android 10 and before take the setting, and have no sizes for it.
  private var hasFonts: Bool { hasTextSizes || known.contains(.fonts) && !hasTexts }

  var capabilities: Capabilities {
    var capabilities = Self.always
    if hasCustomActions { capabilities.insert(.customActions) }
    if hasFonts { capabilities.formUnion([.fonts, .textSizes]) }
    if hasHints { capabilities.insert(.placeholders) }
    if hasHeadings { capabilities.insert(.headings) }
    if hasImportance { capabilities.insert(.exposure) }
    if hasStates { capabilities.insert(.selection) }
    if hasClicks { capabilities.insert(.gestures) }
    return capabilities
  }

  var limitations: [Screen.Limitation] {
    var limitations: [Screen.Limitation] = []
    if !hasHeadings {
      limitations.append(
        Screen.Limitation(
          .headings,
          reason: "uiautomator dump writes no headings; Appium's UiAutomator2 driver does"))
    }
    if !hasImportance {
      limitations.append(
        Screen.Limitation(
          .exposure,
          reason: "stops were inferred by TalkBack's rules; "
            + "Appium's UiAutomator2 driver writes screen-reader-focusable and a11y-important"))
    }
    if !hasHints {
      limitations.append(
        Screen.Limitation(
          .placeholders,
          reason: "the text of a field may be its hint; "
            + "Appium's UiAutomator2 driver writes hint and showing-hint"))
    }
    if !hasStates {
      limitations.append(
        Screen.Limitation(
          .selection,
          reason: "no element says whether it is checked or selected; a dump that nobody has cut "
            + "does"))
    }
    if !hasCustomActions {
      limitations.append(
        Screen.Limitation(
          .customActions,
          reason: "the setting includeA11yActionsInPageSource of Appium's UiAutomator2 driver "
            + "brings custom actions"))
    }
    if !hasFonts {
      limitations.append(
        Screen.Limitation(
          [.fonts, .textSizes],
          reason: "the setting includeExtraRenderingInfo of Appium's UiAutomator2 driver brings "
            + "the size of texts, from Android 11 on"))
    }
    if !hasClicks {
      limitations.append(
        Screen.Limitation(
          .gestures,
          reason: "no element says whether it is clickable; a dump that nobody has cut does"))
    }
    let rest = Capabilities.all.subtracting(Self.always)
      .subtracting([
        .headings, .exposure, .placeholders, .selection, .gestures, .language, .customActions,
        .fonts,
      ])
      .subtracting([.colors, .textSizes])
      .subtracting(.ofRun)
    limitations.append(
      Screen.Limitation(.language, reason: "Android dumps name no language; --language does"))
    limitations.append(
      Screen.Limitation(
        rest,
        reason: "Android dumps carry none, and no setting of uiautomator or Appium brings them"))
    return limitations + [.ofPictures(.colors)] + Screen.Limitation.ofRun
  }
}
