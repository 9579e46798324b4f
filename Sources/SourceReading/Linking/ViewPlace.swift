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

  /// Whether a setting belongs to a class of the view itself.
  func isOwn(_ setting: PropertySetting) -> Bool {
    guard case .instance(let type) = setting.object.root else { return false }
    return setting.object.isWhole && ancestry.contains(ClassHierarchy.key(type))
  }

  /// Whether a setting belongs to code of the view's own surroundings that runs before users see it. A cell
  /// may be in several tables, of which each prepares it in another way.
  func isPrepared(by setting: PropertySetting) -> Bool {
    guard !setting.isConditional, let type = setting.scope.type, let member = setting.scope.member
    else { return false }
    return Self.prepares(member.lowercased())
      && (surroundings.contains(ClassHierarchy.key(type)) || isOwn(setting))
  }

  /// Whether code of a name prepares views: UIKit's own, or what the names of apps show.
  ///
  /// `configureForGuests` prepares them for one of several cases.
  private static func prepares(_ member: String) -> Bool {
    if preparations.contains(member) { return true }
    guard let prefix = ["setup", "configure"].first(where: member.hasPrefix) else { return false }
    let rest = member.dropFirst(prefix.count)
    return !["for", "as", "when", "if", "with"].contains(where: rest.hasPrefix)
  }

  private static let preparations: Set<String> = [
    "viewdidload", "awakefromnib", "init", "loadview", "viewwillappear", "prepareforreuse",
    "commoninit",
  ]
}
