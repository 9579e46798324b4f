internal import AccessibilityModel

// The effects of a view's class on all its objects.

extension SettingSearch {
  /// Searches the class, its superclasses, and code that sets properties of objects of the class.
  mutating func searchClass() {
    for name in ancestry {
      let isSystem = SystemClasses.contains(name)
      for setting in statements.ownSettings[name] ?? [] {
        // A method in an extension of UIView affects only the objects on which it is called.
        if isSystem, setting.form != .override { continue }
        code.add(setting)
      }
      guard !isSystem else { continue }
      for call in statements.ownCalls[name] ?? [] { follow(call) }
      for argument in statements.ownArguments[name] ?? [] { follow(argument) }
    }
    if let unknown = classes.unknownAncestor(of: view.className) {
      code.add(.unknownClass(unknown))
    }
  }

  mutating func searchAppearance() {
    for name in ancestry {
      for setting in statements.appearanceSettings[name] ?? [] { code.add(setting) }
    }
  }

  /// Searches for appearances of views inside others.
  ///
  /// The file of a controller contains all containers of its views, except UIKit's controllers; a
  /// view with its own file may be added to any of UIKit's views.
  mutating func searchContainedAppearances() {
    for name in ancestry {
      for setting in statements.containedAppearances[name] ?? [] {
        guard case .appearance(_, let containers) = setting.object.root else { continue }
        let others = containers.map(ClassHierarchy.key).filter { !isAround($0) }
        if others.isEmpty {
          code.add(setting)
        } else if others.allSatisfy(mayBeAround) {
          code.add(.walk(at: setting.location), of: setting.property)
        }
      }
    }
  }

  private func isAround(_ container: String) -> Bool {
    place.surroundings.contains(container)
      || view.links.systemContainers.contains { classes.ancestry(of: $0).contains(container) }
  }

  private func mayBeAround(_ container: String) -> Bool {
    guard SystemClasses.contains(container) else { return container.isEmpty }
    if classes.ancestry(of: container).contains("UIViewController") { return true }
    return !view.links.systemContainers.contains("UIViewController")
      && !place.surroundings.contains(where: classes.isController)
  }

  /// Searches for views that the surrounding code finds among subviews, or holds under a name whose
  /// object is not known.
  mutating func searchLooseViews() {
    let isHeld = isCell || !view.links.outlets.isEmpty
    for name in place.surroundings.filter({ statements.looseSettings[$0] != nil }).sorted() {
      for setting in statements.looseSettings[name] ?? [] {
        if case .found(let tag) = setting.object.root {
          if let tag, tag == view.links.tag { code.add(setting) }
          if tag == nil, !setting.object.isOfOthers(ancestry) {
            code.add(.walk(at: setting.location), of: setting.property)
          }
        } else if isHeld, setting.object.rootClass.map(ancestry.contains) ?? true {
          code.add(
            .unknownObject(member: setting.property.rawValue, at: setting.location),
            of: setting.property)
        }
      }
    }
  }

  /// Searches for items of a tab bar by index: `tabBar.items?[0].title`.
  mutating func searchTabs() {
    guard ancestry.contains("UITabBarItem") else { return }
    searchTitlesOfTabs()
    for setting in statements.memberSettings.statements(about: "items")
    where setting.object.path.suffix(2) == ["tabBar", "items"] {
      code.add(.walk(at: setting.location), of: setting.property)
    }
  }

  /// Searches for titles that code sets through an unnamed controller:
  /// `navigationController.tabBarItem`, a controller in a list.
  ///
  /// Code has no other way to the item of a controller of UIKit's own class, or of another file.
  private mutating func searchTitlesOfTabs() {
    for setting in statements.memberSettings.statements(about: "tabBarItem")
    where setting.object.path.last == "tabBarItem" {
      let isOwn = setting.object.path.count == 1 && isOfOwnClass(setting.object)
      if !isOwn { code.add(setting) }
    }
  }

  /// Whether the root of a reference is an object of one of the app's classes, or created by code.
  private func isOfOwnClass(_ object: ObjectReference) -> Bool {
    guard case .instance(let type) = object.root else { return object.rootClass != nil }
    return !SystemClasses.contains(type)
  }

  /// Searches for views that code finds by a tag, if none of the surrounding classes is known to do
  /// so: any code may have loaded its file. A surrounding class that is not in the sources may find it, too.
  mutating func searchTags() {
    guard let tag = view.links.tag, !place.surroundings.contains(where: classes.isController)
    else { return }
    if let unknown = view.links.containers.lazy.compactMap(classes.unknownAncestor).first {
      code.add(.unknownClass(unknown))
    }
    for setting in statements.taggedSettings[tag] ?? [] {
      let type = setting.scope.type.map(ClassHierarchy.key)
      guard type.map(place.surroundings.contains) != true else { continue }
      code.add(.walk(at: setting.location), of: setting.property)
    }
  }

  /// Whether it is a cell, which code gets from its table rather than from an outlet.
  private var isCell: Bool {
    ancestry.contains { $0.hasSuffix("Cell") || $0 == "UICollectionReusableView" }
      && ancestry.contains("UIView")
  }
}
