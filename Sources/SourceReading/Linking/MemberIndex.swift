/// Statements about members of objects, by the member and by the class that has it.
///
/// A thousand classes of an app may have a `titleLabel`; a search for the one of a class reads only
/// its statements, and those about objects of unknown class.
struct MemberIndex<Statement: Sendable>: Sendable {
  private var byOwner: [String: [String: [Statement]]] = [:]
  private var ofUnknown: [String: [Statement]] = [:]

  /// Adds a statement for each member in the path of its object.
  mutating func add(
    _ statement: Statement, about object: ObjectReference, in classes: ClassHierarchy
  ) {
    if case .appearance = object.root { return }
    var owner = knownClass(object.rootClass, in: classes)
    for member in object.path {
      if let owner {
        byOwner[member, default: [:]][owner, default: []].append(statement)
      } else {
        ofUnknown[member, default: []].append(statement)
      }
      owner = knownClass(
        owner.flatMap { classes.typeName(ofProperty: member, in: $0) }, in: classes)
    }
  }

  private func knownClass(_ name: String?, in classes: ClassHierarchy) -> String? {
    name.flatMap { classes.isOpen($0) ? nil : ClassHierarchy.key($0) }
  }

  /// The statements about a member of objects of some classes, or of unknown class.
  func statements(about member: String, of owners: Set<String>) -> [Statement] {
    let known = byOwner[member] ?? [:]
    let names =
      known.count < owners.count
      ? known.keys.filter(owners.contains) : owners.filter { known[$0] != nil }
    return names.sorted().flatMap { known[$0] ?? [] } + (ofUnknown[member] ?? [])
  }

  /// The statements about a member of any object.
  func statements(about member: String) -> [Statement] {
    (byOwner[member] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
      + (ofUnknown[member] ?? [])
  }
}
