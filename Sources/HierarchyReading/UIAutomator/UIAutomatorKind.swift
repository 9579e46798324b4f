internal import AccessibilityModel

/// The roles that TalkBack distinguishes among classes of Android (`Role` in its sources).
struct UIAutomatorKind: Sendable {
  var role: Role
  var traits: Traits = []
  /// Whether it scrolls or holds a page, so that a tap is meant for something in it.
  var isContainer = false
  var scrollAxis: ScrollAxis?

  static let unknown = UIAutomatorKind(role: .other)

  /// Finds the kind of a class by its name without the package.
  ///
  /// Apps derive classes: the longest known suffix decides (`FancyImageButton`).
  static func named(_ className: String) -> UIAutomatorKind {
    let last = className.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }.last
    guard let last else { return unknown }
    // All known suffixes begin with a capital.
    for start in last.indices where (0x41...0x5A).contains(last[start]) {
      if let kind = endings[String(Substring(last[start...]))] { return kind }
    }
    return unknown
  }

  private static let endings: [String: UIAutomatorKind] = Dictionary(
    kinds.flatMap { names, kind in names.split(separator: " ").map { (String($0), kind) } },
    uniquingKeysWith: { first, _ in first })

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
    // A browser gives the pictures of its pages the class `Image`.
    // Lottie's view of an animation is an `ImageView`
    // (https://airbnb.io/lottie/#/android?id=core-classes).
    (
      "ImageView ImageSwitcher Image LottieAnimationView",
      UIAutomatorKind(role: .image, traits: .image)
    ),
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
