// Objects that code finds, and that may be views of any file.

extension StatementIndex {
  /// The class whose subviews a statement is about; empty for any view, nil if it is about other
  /// objects, or about views of UIKit that no file contains.
  func walkedClass(_ object: ObjectReference, in scope: CodeScope) -> String? {
    guard object.isFound, object.isWhole, let container = object.container else { return nil }
    switch container.root {
    case .created, .appearance, .found: return nil
    case .variable, .result: return ""
    case .parameter(let position):
      return container.path.isEmpty ? owner(ofParameter: position, in: scope) : ""
    case .instance(let type):
      return owner(ofMembers: container.path, in: type)
    }
  }

  private func owner(ofParameter position: Int, in scope: CodeScope) -> String? {
    let types = (scope.member.flatMap { functions[$0] } ?? [])
      .filter { $0.scope == scope && $0.parameters.indices.contains(position) }
      .map { $0.parameters[position].typeName }
    guard let first = types.first, let name = first else { return "" }
    return owner(ofMembers: [], in: name)
  }

  /// A class of the app is the owner of all views below it.
  private func owner(ofMembers path: [String], in type: String) -> String? {
    let type = ClassHierarchy.key(type)
    guard !path.contains(where: Self.closed.contains), !SystemClasses.isClosed(type) else {
      return nil
    }
    return SystemClasses.contains(type) || classes.isOpen(type) ? "" : type
  }

  /// Members of UIKit's classes whose views no file contains.
  private static let closed: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "searchBar", "searchTextField",
  ]

  /// Whether an object may be a view that other code passes on: an object of unknown class, or of one
  /// of UIKit's, that the code neither creates nor has as an outlet.
  func isStray(_ object: ObjectReference) -> Bool {
    let path = object.wholePath
    switch object.root {
    case .created, .appearance: return false
    case .found(let tag): return tag == nil
    case .variable, .result, .parameter: return true
    case .instance(let type):
      guard let member = path.last else { return mayBeAnyView(type) }
      let owner = path.dropLast().reduce(Optional(type)) { type, member in
        type.flatMap { classes.typeName(ofProperty: member, in: $0) }
      }
      guard let property = owner.flatMap({ classes.property(member, of: $0) }) else { return true }
      guard !property.isOutlet || property.isCollection, property.initialValue == nil else {
        return false
      }
      return property.typeName.map(mayBeAnyView) ?? true
    }
  }

  private func mayBeAnyView(_ type: String) -> Bool {
    SystemClasses.contains(ClassHierarchy.key(type)) || classes.isOpen(type)
  }
}

extension ObjectReference {
  /// Whether a cast or the root's class shows that it is of none of some classes.
  func isOfOthers(_ ancestry: [String]) -> Bool {
    let type = castClassName ?? (path.isEmpty ? rootClass : nil)
    guard let name = type.map(ClassHierarchy.key), SystemClasses.superclass(of: name) != nil else {
      return false
    }
    return !ancestry.contains(name)
  }
}
