internal import AccessibilityModel

// Menus and screens of preferences, which have items instead of views.

extension AndroidViewMaker {
  /// The view of an item of a menu or of preferences; nil for any other node.
  func item(of node: AndroidNode, isMenu: Bool) -> AndroidView? {
    if isMenu { return menuItem(node) }
    guard let role = Self.preference(node.name) else { return nil }
    var view = AndroidView(UIAutomatorTag(className: node.name))
    view.role = role
    view.isHidden = node.flag("isPreferenceVisible") == false
    setTitles(of: &view, node)
    switch role {
    case .staticText: view.tag.facts.insert(.heading)
    case .table: break
    default:
      if node.flag("selectable") != false, node.flag("enabled") != false {
        view.tag.facts.formUnion([.clickable, .focusable])
      }
    }
    if role.isToggle { view.tag.facts.insert(.checkable) }
    if node["defaultValue"] == "true", role.isToggle { view.tag.facts.insert(.checked) }
    return view
  }

  private func menuItem(_ node: AndroidNode) -> AndroidView? {
    var view = AndroidView(UIAutomatorTag(className: node.name))
    view.tag.identifier = node.id
    view.isHidden = node.flag("visible") == false
    guard node.name == "item" else {
      view.role = node.name == "menu" ? .menu : .other
      return view
    }
    view.role = .menuItem
    view.tag.facts.formUnion([.clickable, .focusable])
    if node.flag("enabled") == false { view.tag.facts.insert(.disabled) }
    for name in ["contentDescription", "title", "titleCondensed"] where view.tag.text == nil {
      guard let value = node[name], !view.isBound else { continue }
      set(\.text, to: value, .label, of: &view)
    }
    if Self.ofActionView.contains(where: { node[$0] != nil }) {
      view.isFilled = true
      // The view in its place has a name of its own, such as the cast button of a media route.
      if view.tag.text == nil { view.isBound = true }
    }
    return view
  }

  /// The attributes that put another view in the place of an item
  /// (https://developer.android.com/develop/ui/views/components/appbar/action-views).
  private static let ofActionView = ["actionLayout", "actionViewClass", "actionProviderClass"]

  /// A preference is read as one: its title, then its summary.
  private func setTitles(of view: inout AndroidView, _ node: AndroidNode) {
    view.tag.identifier = node["key"].flatMap { AndroidReference($0)?.name ?? $0 }
    if let title = node["title"] {
      set(\.text, to: title, .label, of: &view)
      if view.tag.text?.contains("%") == true, let key = view.tag.identifier,
        resolver.resources.code?.location(ofPreference: key, setting: .text) != nil
      {
        (view.isBound, view.tag.text) = (true, nil)
      }
    } else {
      view.isBound = Self.preference(node.name) != .table
    }
    // The summary is read after the title and the role.
    guard let summary = node["summary"], case .known(let text) = resolver.text(summary),
      !text.isEmpty, !isCompletedByChoice(text, node)
    else { return }
    view.summary = text
  }

  /// Whether the preference puts the current entry into its summary: a list does so where the summary has a format
  /// specifier (https://developer.android.com/reference/androidx/preference/ListPreference#getSummary()), and so may
  /// a class of the app, the provider of the summary, or code that finds the preference by its key.
  private func isCompletedByChoice(_ summary: String, _ node: AndroidNode) -> Bool {
    guard summary.contains("%") else { return false }
    let name = node.name.split(separator: ".").last.map(String.init) ?? node.name
    if !Self.withoutChoice.contains(name) || node.flag("useSimpleSummaryProvider") == true {
      return true
    }
    guard let key = node["key"].map({ AndroidReference($0)?.name ?? $0 }) else { return false }
    return resolver.resources.code?.location(ofPreference: key, setting: .hint) != nil
  }

  private static let withoutChoice: Set = [
    "Preference", "PreferenceScreen", "PreferenceCategory", "CheckBoxPreference",
    "SwitchPreference", "SwitchPreferenceCompat", "SeekBarPreference",
  ]

  /// The role of a preference, by the end of its class. Classes of the app on a screen of preferences are preferences, too,
  /// whatever their names; `intent` and `extra` are data of one.
  private static func preference(_ name: String) -> Role? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let known = roles.first(where: { last.hasSuffix($0.ending) }) { return known.role }
    guard name.contains(".") else { return nil }
    if last.contains("CheckBox") { return .checkBox }
    return last.contains("Switch") ? .toggle : .cell
  }

  private static let roles: [(ending: String, role: Role)] = [
    ("PreferenceScreen", .table), ("PreferenceCategory", .staticText),
    ("SwitchPreferenceCompat", .toggle), ("SwitchPreference", .toggle),
    ("CheckBoxPreference", .checkBox), ("SeekBarPreference", .slider), ("Preference", .cell),
    ("PreferenceCompat", .cell),
  ]
}
