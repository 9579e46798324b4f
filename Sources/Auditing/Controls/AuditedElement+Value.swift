internal import AccessibilityModel

// The values and states that a screen reader announces and a file need not include.

extension AuditedElement {
  /// Why a value that is missing may be there when the app runs: UIKit's slider has one by itself, a button that
  /// toggles may be selected, and the class of an Interface Builder file may state it.
  var doubtAboutMissingValue: Reason? {
    if value != nil { return nil }
    if context.screen.framesAreDesignTime {
      guard traits.contains(.adjustable) else { return "its class may state its value in code" }
      if isCustomClass { return doubtAboutGap(.value) }
    }
    return .when(
      !isCustomClass || traits.contains(.toggleButton), "it may state its value when the app runs")
  }
}

extension TableRow {
  /// Whether the system offers its swipe actions to VoiceOver: UIKit does for the rows of tables.
  public var offersItsSwipeActions: Bool { context.screen.elements.offersSwipeActions(of: index) }
}

extension SpokenState {
  /// Why the file does not show the value that users hear.
  public var unstatedValue: Reason? {
    let screen = context.screen
    guard screen.platform == .android else { return nil }
    if screen.isLayoutOfAndroid { return "code sets its value and its state at run time" }
    if subject.isToggle, !screen.capabilities.contains(.selection) {
      return "the dump includes no states at all"
    }
    if subject.isAdjustable, subject.value == nil, subject.className.hasPrefix("android.widget.") {
      return "Android's own bars give their state to TalkBack, and a dump need not have it"
    }
    return .when(
      subject.role == .datePicker && subject.hasChildren,
      "it consists of fields, which have the values")
  }

  /// Whether UIKit speaks its badge: that of an item of a bar. Badges of other views are drawn by the app.
  public var speaksItsBadge: Bool {
    !subject.isCustomClass && (subject.role == .tab || subject.className == "UIBarButtonItem")
  }
}
