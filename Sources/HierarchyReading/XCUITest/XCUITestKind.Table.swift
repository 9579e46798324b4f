internal import AccessibilityModel

extension XCUITestKind {
  /// Finds the kind of a tag: `XCUIElementTypeButton`, `UIAButton`.
  static func named(_ tag: String) -> XCUITestKind? { table[tag] }

  /// The kind of an element of an unknown type.
  static let unknown = XCUITestKind(role: .other, exposure: .innermost)

  private static let table = Dictionary(
    rows("XCUIElementType", types) + rows("UIA", automationTypes),
    uniquingKeysWith: { first, _ in first })

  private static func rows(
    _ prefix: String, _ types: [(names: String, kind: XCUITestKind)]
  ) -> [(String, XCUITestKind)] {
    types.flatMap { names, kind in
      names.split(separator: " ").map { (prefix + $0, kind) }
    }
  }

  /// All 83 names of WebDriverAgent.
  private static let types: [(names: String, kind: XCUITestKind)] = [
    ("Application", XCUITestKind(role: .application)),
    ("Window Dialog Drawer", XCUITestKind(role: .window)),
    ("Any Other", XCUITestKind(role: .other, exposure: .innermost)),
    ("Browser Group LayoutArea LayoutItem Matte SplitGroup TabGroup Timeline TouchBar Grid", group),
    ("Handle Ruler RulerMarker HelpTag", labelled(.other)),
    // AppKit names the divider of a split view by its role and reports its value.
    ("Splitter", XCUITestKind(role: .other)),
    ("Alert", XCUITestKind(role: .alert)),
    ("Sheet", XCUITestKind(role: .sheet)),
    ("Popover", XCUITestKind(role: .popover)),
    ("Button ToolbarButton IncrementArrow DecrementArrow", button),
    (
      "DisclosureTriangle",
      XCUITestKind(role: .disclosureTriangle, traits: .button, exposure: .control)
    ),
    ("RadioButton", XCUITestKind(role: .radioButton, traits: .button, exposure: .control)),
    ("RadioGroup", group),
    ("CheckBox", toggle(.checkBox)),
    ("Switch Toggle", toggle(.toggle)),
    ("PopUpButton MenuButton", popUp),
    ("Menu MenuBar", XCUITestKind(role: .menu)),
    (
      "MenuItem MenuBarItem StatusItem",
      XCUITestKind(role: .menuItem, traits: .button, exposure: .control)
    ),
    // VoiceOver does not announce the icons of the home screen as buttons.
    ("DockItem Icon", XCUITestKind(role: .button, exposure: .control)),
    ("ColorWell", XCUITestKind(role: .colorWell, traits: .button, exposure: .control)),
    ("StaticText", XCUITestKind(role: .staticText, traits: .staticText, exposure: .labelled)),
    ("Image", XCUITestKind(role: .image, traits: .image, exposure: .labelled)),
    ("Link", XCUITestKind(role: .link, traits: .link, exposure: .control)),
    ("TextField ComboBox", field(.textField)),
    ("SecureTextField", field(.secureTextField, .secureTextField)),
    ("SearchField", searchField),
    ("TextView", field(.textView, .textArea)),
    ("Key", XCUITestKind(role: .key, traits: .keyboardKey, exposure: .control)),
    ("Keyboard", XCUITestKind(role: .keyboard)),
    ("StatusBar", XCUITestKind(role: .statusBar)),
    ("Slider", XCUITestKind(role: .slider, traits: .adjustable, exposure: .control)),
    ("Stepper", XCUITestKind(role: .stepper, traits: .adjustable, exposure: .leaf)),
    ("PageIndicator", XCUITestKind(role: .pageIndicator, traits: .adjustable, exposure: .control)),
    ("Picker", XCUITestKind(role: .picker, exposure: .leaf)),
    ("PickerWheel", wheel),
    ("DatePicker", XCUITestKind(role: .datePicker, exposure: .leaf)),
    ("SegmentedControl", XCUITestKind(role: .segmentedControl)),
    ("ProgressIndicator", labelled(.progressIndicator)),
    ("ActivityIndicator", labelled(.activityIndicator)),
    ("LevelIndicator", labelled(.levelIndicator)),
    ("RatingIndicator RelevanceIndicator ValueIndicator", labelled(.other)),
    ("NavigationBar", XCUITestKind(role: .navigationBar)),
    ("TabBar", XCUITestKind(role: .tabBar)),
    ("Tab", tab),
    ("Toolbar", XCUITestKind(role: .toolbar)),
    ("Table Outline", XCUITestKind(role: .table)),
    ("TableColumn", group),
    ("CollectionView", XCUITestKind(role: .collectionView)),
    ("Cell TableRow OutlineRow", labelled(.cell)),
    ("ScrollView", XCUITestKind(role: .scrollView)),
    ("ScrollBar", XCUITestKind(role: .scrollBar)),
    ("WebView", XCUITestKind(role: .webView)),
    ("Map", XCUITestKind(role: .map)),
  ]

  /// The names of UIAutomation, shared with XCTest or not.
  private static let automationTypes: [(names: String, kind: XCUITestKind)] = [
    ("Application Target", XCUITestKind(role: .application)),
    ("Window", XCUITestKind(role: .window)),
    ("Element", XCUITestKind(role: .other, exposure: .innermost)),
    ("TableGroup", group),
    ("Alert", XCUITestKind(role: .alert)),
    ("ActionSheet ActivityView", XCUITestKind(role: .sheet)),
    ("Popover", XCUITestKind(role: .popover)),
    ("EditingMenu", XCUITestKind(role: .menu)),
    ("Button", button),
    ("Switch", toggle(.toggle)),
    ("StaticText", XCUITestKind(role: .staticText, traits: .staticText, exposure: .labelled)),
    ("Image", XCUITestKind(role: .image, traits: .image, exposure: .labelled)),
    ("Link", XCUITestKind(role: .link, traits: .link, exposure: .control)),
    ("TextField", field(.textField)),
    ("SecureTextField", field(.secureTextField, .secureTextField)),
    ("SearchBar", searchField),
    ("TextView", field(.textView, .textArea)),
    ("Key", XCUITestKind(role: .key, traits: .keyboardKey, exposure: .control)),
    ("Keyboard", XCUITestKind(role: .keyboard)),
    ("StatusBar", XCUITestKind(role: .statusBar)),
    ("Slider", XCUITestKind(role: .slider, traits: .adjustable, exposure: .control)),
    ("Stepper", XCUITestKind(role: .stepper, traits: .adjustable, exposure: .leaf)),
    ("PageIndicator", XCUITestKind(role: .pageIndicator, traits: .adjustable, exposure: .control)),
    ("Picker", XCUITestKind(role: .picker, exposure: .leaf)),
    ("PickerWheel", wheel),
    ("SegmentedControl", XCUITestKind(role: .segmentedControl)),
    ("ProgressIndicator", labelled(.progressIndicator)),
    ("ActivityIndicator", labelled(.activityIndicator)),
    ("NavigationBar", XCUITestKind(role: .navigationBar)),
    ("TabBar", XCUITestKind(role: .tabBar)),
    ("Toolbar", XCUITestKind(role: .toolbar)),
    ("TableView", XCUITestKind(role: .table)),
    ("CollectionView", XCUITestKind(role: .collectionView)),
    ("TableCell CollectionCell", labelled(.cell)),
    ("ScrollView", XCUITestKind(role: .scrollView)),
    ("WebView", XCUITestKind(role: .webView)),
    ("MapView", XCUITestKind(role: .map)),
  ]

  private static let group = XCUITestKind(role: .other)
  private static let button = XCUITestKind(role: .button, traits: .button, exposure: .control)
  private static let popUp = XCUITestKind(
    role: .popUpButton, traits: .button, privateTraits: .popupButton, exposure: .control)
  private static let searchField = XCUITestKind(
    role: .searchField, traits: .searchField, privateTraits: .textEntry, exposure: .textEntry)
  private static let wheel = XCUITestKind(
    role: .pickerWheel, traits: .adjustable, privateTraits: .pickerElement, exposure: .control)
  private static let tab = XCUITestKind(
    role: .tab, traits: .button, privateTraits: .tabBarItem, exposure: .control)

  /// The bit of a switch was private before iOS 17.
  private static func toggle(_ role: Role) -> XCUITestKind {
    XCUITestKind(role: role, traits: .button, privateTraits: .toggleButton, exposure: .control)
  }

  private static func field(_ role: Role, _ traits: Traits = []) -> XCUITestKind {
    XCUITestKind(role: role, privateTraits: traits.union(.textEntry), exposure: .textEntry)
  }

  private static func labelled(_ role: Role) -> XCUITestKind {
    XCUITestKind(role: role, exposure: .labelled)
  }
}
