internal import AccessibilityModel

/// The facts of one tag of a dump, besides the texts.
struct UIAutomatorFacts: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let checkable = UIAutomatorFacts(rawValue: 1 << 0)
  static let checked = UIAutomatorFacts(rawValue: 1 << 1)
  static let clickable = UIAutomatorFacts(rawValue: 1 << 2)
  static let longClickable = UIAutomatorFacts(rawValue: 1 << 3)
  static let focusable = UIAutomatorFacts(rawValue: 1 << 4)
  static let focused = UIAutomatorFacts(rawValue: 1 << 5)
  static let scrollable = UIAutomatorFacts(rawValue: 1 << 6)
  static let password = UIAutomatorFacts(rawValue: 1 << 7)
  static let selected = UIAutomatorFacts(rawValue: 1 << 8)
  static let screenReaderFocusable = UIAutomatorFacts(rawValue: 1 << 9)
  static let showingHint = UIAutomatorFacts(rawValue: 1 << 10)
  static let textEntryKey = UIAutomatorFacts(rawValue: 1 << 11)
  static let heading = UIAutomatorFacts(rawValue: 1 << 12)
  static let multiline = UIAutomatorFacts(rawValue: 1 << 13)
  static let disabled = UIAutomatorFacts(rawValue: 1 << 14)
  static let notDisplayed = UIAutomatorFacts(rawValue: 1 << 15)
  static let notImportant = UIAutomatorFacts(rawValue: 1 << 16)
  static let liveRegion = UIAutomatorFacts(rawValue: 1 << 17)
  static let contextClickable = UIAutomatorFacts(rawValue: 1 << 18)
  /// It has a content description.
  static let described = UIAutomatorFacts(rawValue: 1 << 19)
  /// It has a label of its own: a description, a text or a hint.
  static let labelled = UIAutomatorFacts(rawValue: 1 << 20)
  /// Its text can be edited.
  static let editable = UIAutomatorFacts(rawValue: 1 << 21)
  /// It holds a list, a page or a web page: a tap is meant for something in it.
  static let container = UIAutomatorFacts(rawValue: 1 << 22)
  /// Its value is adjustable.
  static let range = UIAutomatorFacts(rawValue: 1 << 23)

  /// The fact of an attribute, and which of `true` and `false` sets it.
  static func fact(of attribute: UIAutomatorAttribute) -> (fact: UIAutomatorFacts, when: Bool)? {
    switch attribute {
    case .checkable: (.checkable, true)
    case .checked: (.checked, true)
    case .clickable: (.clickable, true)
    case .longClickable: (.longClickable, true)
    case .focusable: (.focusable, true)
    case .focused, .accessibilityFocused: (.focused, true)
    case .scrollable: (.scrollable, true)
    case .password: (.password, true)
    case .selected: (.selected, true)
    case .screenReaderFocusable: (.screenReaderFocusable, true)
    case .showingHint: (.showingHint, true)
    case .textEntryKey: (.textEntryKey, true)
    case .heading: (.heading, true)
    case .multiline: (.multiline, true)
    case .contextClickable: (.contextClickable, true)
    case .enabled: (.disabled, false)
    case .displayed, .visibleToUser: (.notDisplayed, false)
    case .important: (.notImportant, false)
    default: nil
    }
  }
}
