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
  /// The title that a window has for screen readers.
  var paneTitle: String?
  /// The title of the app's first window; only `uiautomator dump --windows` writes it.
  var windowTitle: String?
  /// In pixels, as in the file.
  var size: Size?
  /// The position of the root.
  var line = 0
  var column = 0

  /// Discards the facts of the previous display.
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

  /// Android 10 and earlier accept the setting but report no sizes.
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
          reason: "uiautomator dumps do not include headings; Appium's UiAutomator2 driver does"))
    }
    if !hasImportance {
      limitations.append(
        Screen.Limitation(
          .exposure,
          reason: "stops are inferred from TalkBack's rules; "
            + "Appium's UiAutomator2 driver includes screen-reader-focusable and a11y-important"))
    }
    if !hasHints {
      limitations.append(
        Screen.Limitation(
          .placeholders,
          reason: "the text of a field may be its hint; "
            + "Appium's UiAutomator2 driver includes hint and showing-hint"))
    }
    if !hasStates {
      limitations.append(
        Screen.Limitation(
          .selection,
          reason: "no element states whether it is checked or selected; "
            + "an unedited dump includes both"))
    }
    if !hasCustomActions {
      limitations.append(
        Screen.Limitation(
          .customActions,
          reason: "custom actions are not included; "
            + "turn on includeA11yActionsInPageSource in Appium's UiAutomator2 driver"))
    }
    if !hasFonts {
      limitations.append(
        Screen.Limitation(
          [.fonts, .textSizes],
          reason: "text sizes are not included; on Android 11 or later, "
            + "turn on includeExtraRenderingInfo in Appium's UiAutomator2 driver"))
    }
    if !hasClicks {
      limitations.append(
        Screen.Limitation(
          .gestures,
          reason: "no element states whether it is clickable; an unedited dump includes it"))
    }
    let rest = Capabilities.all.subtracting(Self.always)
      .subtracting([
        .headings, .exposure, .placeholders, .selection, .gestures, .language, .customActions,
        .fonts,
      ])
      .subtracting([.colors, .textSizes])
      .subtracting(.ofRun)
    limitations.append(
      Screen.Limitation(
        .language, reason: "Android dumps do not include the language; set --language"))
    limitations.append(
      Screen.Limitation(
        rest,
        reason: "Android dumps do not include this data; "
          + "no setting of uiautomator or Appium adds it"))
    return limitations + [.ofPictures(.colors)] + Screen.Limitation.ofRun
  }
}
