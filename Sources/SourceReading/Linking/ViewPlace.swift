internal import AccessibilityModel

/// A view with the classes that it and its containers may be.
struct ViewPlace {
  let view: ViewReference
  /// The class of the view with what it inherits from, the class first.
  let ancestry: [String]
  /// The app's classes around it, with those above and below them.
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

  /// Whether a class of the view itself has a setting.
  func isOwn(_ setting: PropertySetting) -> Bool {
    guard case .instance(let type) = setting.object.root else { return false }
    return setting.object.isWhole && ancestry.contains(ClassHierarchy.key(type))
  }
}
