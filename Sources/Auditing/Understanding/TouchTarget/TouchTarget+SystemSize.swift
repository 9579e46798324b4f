internal import AccessibilityModel

// The controls whose size the system decides.

extension TouchTarget {
  /// Whether the system decides its size: items of its bars, and its own controls at their default
  /// size.
  var hasSystemSize: Bool { reasonOfSystemSize != nil }

  /// Why its size is that of the system's own controls; nil if the app chooses it.
  var reasonOfSystemSize: Reason? {
    if isFieldOfAppKit { return Self.sizeOfControls }
    if isHeaderOfAppKit { return Self.sizeOfSystem }
    if subject.isCustomClass, !isDrawnByUIKit { return nil }
    switch context.screen.platform {
    case .macOS: return .when(hasAppKitSize, Self.sizeOfSystem)
    // Bars and controls respond only within their visible frame, and apps choose their sizes.
    case .android:
      return .when(
        subject.ancestorTraits.contains(.compositeControl) || subject.role == .datePicker
          || subject.role == .picker, Self.sizeOfSystem)
    default: break
    }
    if isPartOfSearchField { return Self.sizeOfSystem }
    if isSearchField { return Self.sizeOfControls }
    if isFieldInRow { return "it is a field in a row that is high enough" }
    if !subject.ancestorTraits.isDisjoint(with: [.bar, .compositeControl]) {
      return Self.sizeOfSystem
    }
    return .when(hasUIKitSize, isSizedByApp ? Self.sizeOfControls : Self.sizeOfSystem)
  }

  private static let sizeOfSystem: Reason = "the system decides its size"
  private static let sizeOfControls: Reason = "it is no smaller than the system's own controls"

  /// Whether the app may have chosen the size of a control of UIKit: that of a field, or one that a constraint sets.
  private var isSizedByApp: Bool {
    subject.isTextEntry || subject.fixedHeight != nil || subject.fixedWidth != nil
  }

  /// Whether it is a control of UIKit at least in the size that UIKit gives it.
  private var hasUIKitSize: Bool {
    let frame = subject.frame
    switch subject.role {
    // 51 by 31 (63 by 28 since iOS 26).
    case .toggle:
      if frame.width >= 49, frame.height >= 28 { return true }
      // UISwitch ignores the size in a file, which a layout of another time may have changed on one side:
      // https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)
      return context.screen.framesAreDesignTime && subject.className == "UISwitch"
        && (frame.width >= 49 || frame.height >= 28)
    // 30 high (34 as XCUITest gives it); 94 by 32, 29 before iOS 13.
    case .slider: return frame.height >= 29 && frame.width >= 44
    case .stepper: return frame.width >= 90 && frame.height >= 29
    case .segmentedControl: return frame.height >= 28
    case .pageIndicator: return frame.height >= 24
    case .datePicker, .picker, .pickerWheel: return true
    // 34 high with a border, 30 before Xcode 11 (docs/evidence/formats.md#fields-of-a-design). One for a
    // number or for a character of a code may be narrow, but wider than that.
    case .textField, .secureTextField: return frame.height >= 29 && frame.width >= 40
    case .textView: return frame.height >= 29 && frame.width >= 44
    default: return false
    }
  }

  /// Whether it is a text field of AppKit as high as the system makes it, 21 or 22 points, whatever its class, and
  /// as wide as WCAG 2.5.8 asks for: the size that a user agent decides is not the app's.
  private var isFieldOfAppKit: Bool {
    context.screen.platform == .macOS
      && subject.element.codeLinks?.baseClassName == "NSTextField"
      && subject.isTextEntry && subject.frame.height >= 21 && subject.frame.width >= 24
  }

  /// Whether it is the header of a table of AppKit or of one of its columns, which is as high as AppKit makes it and as
  /// wide as the columns are.
  private var isHeaderOfAppKit: Bool {
    let names = [subject.className, subject.element.superclassName]
    return names.contains("NSTableHeaderCell") || names.contains("NSTableHeaderView")
  }

  /// Whether it is a subclass of a control that UIKit draws, such as an app's own switch.
  private var isDrawnByUIKit: Bool {
    guard subject.element.superclassName?.hasPrefix("UI") == true else { return false }
    if subject.isToggle || subject.role.isTextEntry { return true }
    switch subject.role {
    case .slider, .segmentedControl, .stepper, .pageIndicator: return true
    default: return false
    }
  }

  /// Whether it is part of a search field, such as its clear button or Dictate, or the Cancel
  /// button beside one.
  private var isPartOfSearchField: Bool {
    guard subject.role == .button, let parent = subject.parent else { return false }
    if parent.role == .searchField { return true }
    let frame = subject.frame
    return !context.screen.framesAreDesignTime && frame.height >= 28
      && subject.nearestSiblings.contains {
        $0.role == .searchField && abs($0.frame.center.y - frame.center.y) < 8
      }
  }

  /// Whether it is a search field of UIKit's height, 36 points.
  private var isSearchField: Bool {
    subject.role == .searchField && subject.frame.height >= 36 && subject.frame.width >= 44
  }

  /// Whether it is a field in a row that is high enough: a field can be tapped anywhere along its width, and its row is
  /// wide.
  private var isFieldInRow: Bool {
    subject.isTextEntry && subject.role != .textView && subject.ancestorTraits.contains(.cell)
      && subject.ancestors.contains { $0.role == .cell && (43...120).contains($0.frame.height) }
  }

  /// AppKit draws its controls, disclosure triangles among them, in its own sizes; a button with only
  /// an image has the size that its app chooses, if its bezel stretches.
  private var hasAppKitSize: Bool {
    let element = subject.element
    if subject.role != .button || element.title?.isBlank == false { return true }
    let style = element.layout?.style ?? ""
    if style.lowercased().contains("disclosure") { return true }
    guard subject.details.image?.hasPrefix("NS") == true else { return false }
    // Plus and minus below a table, as Apple's own apps have them.
    return !Self.stretchedBezels.contains(style)
      || style == "smallSquare" && subject.frame.shorterSide >= Self.leastSquare
  }

  /// By the `type` of a button's cell (`NSButton.BezelStyle`: gradient, square and bevel).
  private static let stretchedBezels: Set<String> = ["smallSquare", "square", "bevel"]

  /// In points: gradient buttons have between 20 and 25.
  private static let leastSquare = 20.0
}
