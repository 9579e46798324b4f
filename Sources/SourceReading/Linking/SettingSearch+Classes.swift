internal import AccessibilityModel

// What the class of a view does to all its objects.

extension SettingSearch {
  /// Looks at the class, at what it inherits from, and at what others do to objects of the class.
  mutating func searchClass() {
    for name in ancestry {
      let isSystem = SystemClasses.contains(name)
      for setting in statements.ownSettings[name] ?? [] where isWanted(setting) {
        // What an extension of UIView offers happens only where it is called.
        if isSystem, setting.form != .override { continue }
        add(setting)
      }
      guard !isSystem else { continue }
      for call in statements.ownCalls[name] ?? [] { follow(call) }
      for argument in statements.ownArguments[name] ?? [] { follow(argument) }
    }
    if let unknown = classes.unknownAncestor(of: view.className) { add(.unknownClass(unknown)) }
  }

  mutating func searchAppearance() {
    for name in ancestry {
      for setting in statements.appearanceSettings[name] ?? [] where isWanted(setting) {
        add(setting)
      }
    }
  }

  /// Looks at views that code finds by walking through what is around this one.
  mutating func searchLooseViews() {
    for name in place.surroundings.sorted() {
      for setting in statements.looseSettings[name] ?? [] where isWanted(setting) {
        if case .found(let tag) = setting.object.root {
          if let tag, tag == view.links.tag { add(setting) }
          if tag == nil { add(.walk(at: setting.location)) }
        } else if isCell {
          add(.unknownObject(member: setting.property.rawValue, at: setting.location))
        }
      }
    }
  }

  /// Whether it is a cell, which code gets from its table and not from an outlet.
  private var isCell: Bool {
    ancestry.contains { $0.hasSuffix("Cell") || $0 == "UICollectionReusableView" }
      && ancestry.contains("UIView")
  }
}
