internal import SourceText

/// The type of XCTest for a role of macOS, which idb gives the elements of a simulator.
struct IdbRole {
  /// Without its prefix: `Button`.
  let type: String
  let isHeading: Bool

  init(_ members: [String: JSONValue]) {
    let role = members["role"]?.string ?? ""
    let name = members["type"]?.string ?? (role.hasPrefix("AX") ? String(role.dropFirst(2)) : role)
    isHeading = name == "Heading"
    let subrole = members["subrole"]?.string ?? ""
    let words = members["role_description"]?.string ?? ""
    type = Self.bySubrole[subrole] ?? Self.byWords[words] ?? Self.byName[name] ?? name
  }

  /// Whether the tools list such an element only because it is an accessibility element.
  var isListedAsElement: Bool { !Self.containers.contains(type) }

  private static let containers: Set = [
    "Application", "Window", "Other", "ScrollView", "Table", "CollectionView", "TabBar",
    "NavigationBar", "Toolbar", "WebView", "Alert", "Sheet",
  ]

  private static let bySubrole = [
    "AXSecureTextField": "SecureTextField", "AXSearchField": "SearchField", "AXSwitch": "Switch",
    "AXToggle": "Switch", "AXTabButton": "Tab",
  ]

  /// The role in words, where the role itself is another.
  private static let byWords = [
    "switch": "Switch", "tab": "Tab", "secure text field": "SecureTextField",
    "search text field": "SearchField", "search field": "SearchField", "tab bar": "TabBar",
    "nav bar": "NavigationBar", "navigation bar": "NavigationBar", "alert": "Alert",
  ]

  /// The names that XCTest has not, or has for something else.
  private static let byName = [
    "Heading": "StaticText", "TextArea": "TextView", "GenericElement": "Other", "Group": "Other",
    "": "Other", "Unknown": "Other", "Incrementor": "Stepper", "ScrollArea": "ScrollView",
    "BusyIndicator": "ActivityIndicator", "List": "Table", "Outline": "Table",
    "WebArea": "WebView", "DateTimeArea": "DatePicker", "Row": "Cell", "ComboBox": "PopUpButton",
    // A check box is how idb reports a switch.
    "CheckBox": "Switch", "TabGroup": "TabBar",
  ]
}
