internal import AccessibilityModel

/// What a class of Android is: the kinds that TalkBack tells apart (`Role` of its sources).
struct UIAutomatorKind: Sendable {
  var role: Role
  var traits: Traits = []
  /// Whether it scrolls or holds a page, so that a tap is meant for something in it.
  var isContainer = false
  var scrollAxis: ScrollAxis?

  static let unknown = UIAutomatorKind(role: .other)

  /// Finds the kind of a class by its last name, whatever package and support library it is from.
  ///
  /// Apps derive classes: the longest known ending counts (`FancyImageButton`).
  static func named(_ className: String) -> UIAutomatorKind {
    let last = className.split { $0 == "." || $0 == "$" }.last ?? ""
    return endings.first { last.hasSuffix($0.ending) }?.kind ?? unknown
  }

  /// Longer endings stand before those that they end with.
  private static let endings: [(ending: String, kind: UIAutomatorKind)] =
    kinds.flatMap { names, kind in names.split(separator: " ").map { (String($0), kind) } }
    .sorted { ($1.0.utf8.count, $0.0) < ($0.0.utf8.count, $1.0) }

  private static let kinds: [(names: String, kind: UIAutomatorKind)] = [
    ("Button Chip", UIAutomatorKind(role: .button, traits: .button)),
    (
      "ImageButton FloatingActionButton",
      UIAutomatorKind(role: .button, traits: [.button, .image])
    ),
    ("RadioButton", UIAutomatorKind(role: .radioButton, traits: [.button, .toggleButton])),
    (
      "CheckBox CheckedTextView",
      UIAutomatorKind(role: .checkBox, traits: [.button, .toggleButton])
    ),
    (
      "Switch SwitchCompat SwitchMaterial ToggleButton",
      UIAutomatorKind(role: .toggle, traits: [.button, .toggleButton])
    ),
    ("EditText AutoCompleteTextView SearchAutoComplete", field),
    ("TextView TextClock Chronometer TextSwitcher", text),
    ("ImageView ImageSwitcher", UIAutomatorKind(role: .image, traits: .image)),
    ("SeekBar RatingBar Slider", UIAutomatorKind(role: .slider, traits: .adjustable)),
    ("ProgressBar ProgressIndicator", UIAutomatorKind(role: .progressIndicator)),
    ("Spinner", UIAutomatorKind(role: .popUpButton, traits: [.button, .popupButton])),
    ("NumberPicker", UIAutomatorKind(role: .picker)),
    ("DatePicker TimePicker CalendarView", UIAutomatorKind(role: .datePicker)),
    ("RecyclerView GridView", list(.collectionView)),
    ("ListView", list(.table)),
    ("ScrollView", UIAutomatorKind(role: .scrollView, isContainer: true)),
    (
      "HorizontalScrollView",
      UIAutomatorKind(role: .scrollView, isContainer: true, scrollAxis: .horizontal)
    ),
    (
      "ViewPager ViewPager2 Gallery",
      UIAutomatorKind(role: .scrollView, isContainer: true, scrollAxis: .horizontal)
    ),
    ("WebView", UIAutomatorKind(role: .webView, isContainer: true)),
    ("TabWidget TabLayout BottomNavigationView", UIAutomatorKind(role: .tabBar)),
    ("Tab TabView", UIAutomatorKind(role: .tab, traits: [.button, .tabBarItem])),
    ("Toolbar ActionBar", UIAutomatorKind(role: .toolbar)),
    ("AlertDialog", UIAutomatorKind(role: .alert)),
    ("KeyboardView", UIAutomatorKind(role: .keyboard)),
    ("Key", UIAutomatorKind(role: .key, traits: .keyboardKey)),
    ("MapView", UIAutomatorKind(role: .map)),
  ]

  private static let field = UIAutomatorKind(role: .textField, traits: .textEntry)
  private static let text = UIAutomatorKind(role: .staticText, traits: .staticText)

  private static func list(_ role: Role) -> UIAutomatorKind {
    UIAutomatorKind(role: role, isContainer: true)
  }
}
