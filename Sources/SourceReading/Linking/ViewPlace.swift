internal import AccessibilityModel

/// A view with the possible classes of itself and of its containers.
struct ViewPlace {
  let view: ViewReference
  /// The class of the view with its superclasses, the class first.
  let ancestry: [String]
  /// The app's classes around it, with their superclasses and subclasses.
  let surroundings: Set<String>

  init(_ view: ViewReference, in classes: ClassHierarchy) {
    self.view = view
    var ancestry = classes.ancestry(of: view.className)
    if let base = view.links.baseClassName {
      ancestry += classes.ancestry(of: base).filter { !ancestry.contains($0) }
    }
    self.ancestry = ancestry
    surroundings = view.links.containers.reduce(into: []) { $0.formUnion(classes.family(of: $1)) }
  }

  /// Whether it is the title of a controller, which code empties for a screen that shows none.
  var isTitleOfController: Bool { view.links.outlets.contains { $0.path == ["navigationItem"] } }

  /// The properties that the view may have: other classes have a `customView` too, but only bar items show it
  /// in their own place (https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview).
  func properties(among properties: Set<ViewProperty>) -> Set<ViewProperty> {
    ancestry.contains("UIBarItem") ? properties : properties.subtracting([.customView])
  }

  /// Whether a setting belongs to a class of the view itself.
  func isOwn(_ setting: PropertySetting) -> Bool {
    guard case .instance(let type) = setting.object.root else { return false }
    return setting.object.isWhole && ancestry.contains(ClassHierarchy.key(type))
  }

  /// Whether a setting belongs to code of the view's own containers that runs before users see it.
  /// A cell may be in several tables, and each may prepare it differently.
  func isPrepared(by setting: PropertySetting, _ preparing: PreparingCode) -> Bool {
    guard !setting.isConditional, let type = setting.scope.type, preparing.contains(setting.scope)
    else { return false }
    return surroundings.contains(ClassHierarchy.key(type)) || isOwn(setting)
  }
}
