/// The role of an element, whatever its format calls it.
///
/// The names are those of `XCUIElement.ElementType` if it has one. A role describes the view
/// itself; VoiceOver's announcement follows from its ``Traits``.
public enum Role: UInt8, CaseIterable, Hashable, Sendable {
  /// A view without a more specific role, or of an unknown class.
  case other
  case application, window, statusBar, keyboard, key
  case button, link, image, staticText
  case textField, secureTextField, searchField, textView
  case toggle, checkBox, radioButton
  case slider, stepper, pageIndicator, picker, pickerWheel, datePicker
  case segmentedControl, popUpButton, comboBox, disclosureTriangle, menu, menuItem, colorWell
  case tabBar, tab, navigationBar, toolbar
  case table, collectionView, cell, scrollView, scrollBar, stackView
  case progressIndicator, activityIndicator, levelIndicator
  case alert, sheet, popover, webView, map
}

extension Role {
  /// Whether users act on elements with this role: the auditor calls them controls.
  public var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureTextField, .searchField, .textView, .toggle,
      .checkBox, .radioButton, .slider, .stepper, .pageIndicator, .picker, .pickerWheel,
      .datePicker, .popUpButton, .comboBox, .disclosureTriangle, .menuItem, .colorWell, .tab, .key:
      true
    default:
      false
    }
  }

  /// Whether text is typed into elements with this role.
  public var isTextEntry: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }

  /// Whether elements with this role have a value that can be increased and decreased.
  public var isAdjustable: Bool {
    switch self {
    case .slider, .stepper, .pageIndicator, .pickerWheel: true
    default: false
    }
  }

  /// Whether elements with this role are on or off.
  public var isToggle: Bool {
    switch self {
    case .toggle, .checkBox, .radioButton: true
    default: false
    }
  }

  /// Whether the system draws elements with this role and everything below them.
  public var isSystem: Bool {
    switch self {
    case .statusBar, .keyboard: true
    default: false
    }
  }
}

extension Role {
  /// Its name in our own format: `checkBox`.
  public var name: String { "\(self)" }

  /// The role with a name in our own format; nil if there is none.
  public init?(name: String) {
    guard let role = Self.named[name] else { return nil }
    self = role
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
