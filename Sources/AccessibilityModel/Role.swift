/// The role of an element, whatever its format calls it.
///
/// The names are those of `XCUIElement.ElementType` if it has one. A role describes the view
/// itself; VoiceOver's announcement follows from its ``Traits``.
public enum Role: UInt8, CaseIterable, Hashable, Sendable {
  /// A view of no particular kind, or of an unknown class.
  case other
  case application, window, statusBar, keyboard, key
  case button, link, image, staticText
  case textField, secureTextField, searchField, textView
  case toggle, checkBox, radioButton
  case slider, stepper, pageIndicator, picker, pickerWheel, datePicker
  case segmentedControl, popUpButton, menu, menuItem, colorWell
  case tabBar, tab, navigationBar, toolbar
  case table, collectionView, cell, scrollView, scrollBar, stackView
  case progressIndicator, activityIndicator
  case alert, sheet, popover, webView, map
}

extension Role {
  /// Whether a person acts on elements of this kind: the auditor's word for a control.
  public var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureTextField, .searchField, .textView, .toggle,
      .checkBox, .radioButton, .slider, .stepper, .pageIndicator, .picker, .pickerWheel,
      .datePicker, .popUpButton, .menuItem, .colorWell, .tab, .key:
      true
    default:
      false
    }
  }

  /// Whether text is typed into elements of this kind.
  public var isTextEntry: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// Whether elements of this kind hold a value that goes up and down.
  public var isAdjustable: Bool {
    switch self {
    case .slider, .stepper, .pageIndicator, .pickerWheel: true
    default: false
    }
  }

  /// Whether elements of this kind are on or off.
  public var isToggle: Bool {
    switch self {
    case .toggle, .checkBox, .radioButton: true
    default: false
    }
  }

  /// Whether the system draws elements of this kind and everything below them.
  public var isSystem: Bool {
    switch self {
    case .statusBar, .keyboard: true
    default: false
    }
  }
}
