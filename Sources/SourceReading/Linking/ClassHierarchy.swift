/// The inheritance of classes, over all files of the app.
///
/// Types are identified by their last name: code may write `Style` for `Label.Style`. If two types
/// share it, both count.
struct ClassHierarchy: Sendable {
  private var declarations: [String: [TypeDeclaration]] = [:]
  private var subclasses: [String: [String]] = [:]
  private var openTypes: Set<String> = []
  private let families = ClassFamilies()
  /// By type and name; if there are several declarations, the first.
  private var properties: [String: [String: PropertyDeclaration]] = [:]

  init(_ files: [SourceFacts]) {
    for file in files {
      openTypes.formUnion(file.openTypes)
      for type in file.types {
        let name = Self.key(type.name)
        declarations[name, default: []].append(type)
        for property in type.properties where properties[name]?[property.name] == nil {
          properties[name, default: [:]][property.name] = property
        }
        for inherited in type.inherited {
          subclasses[Self.key(inherited), default: []].append(name)
        }
      }
    }
  }

  static func key(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Whether a class is declared in the sources, not only extended.
  func isDeclared(_ name: String) -> Bool {
    declarations[Self.key(name)]?.contains { $0.kind != .extension } == true
  }

  /// Whether an object declared with this type may be of any class: the type is a generic
  /// parameter, a type alias, or general, such as `id`.
  func isOpen(_ name: String) -> Bool {
    let name = Self.key(name)
    return openTypes.contains(name) || Self.anything.contains(name)
  }

  private static let anything: Set<String> = [
    "Any", "AnyObject", "Self", "Array", "Set", "Dictionary", "Optional", "NSArray",
    "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSMapTable", "NSHashTable", "NSPointerArray", "NSCache",
  ]

  /// The class with all its superclasses and protocols, the class first.
  func ancestry(of name: String) -> [String] {
    families.ancestry(of: Self.key(name)) { reachable(from: $0, by: inherited) }
  }

  /// The class with all its subclasses.
  func descendants(of name: String) -> [String] {
    reachable(from: name) { subclasses[$0] ?? [] }
  }

  /// The possible classes of an object declared as this class: its superclasses and subclasses.
  func family(of name: String) -> Set<String> {
    families.family(of: Self.key(name)) { Set(ancestry(of: $0)).union(descendants(of: $0)) }
  }

  /// Whether it is a declared class of view controllers.
  func isController(_ name: String) -> Bool {
    isDeclared(name)
      && ancestry(of: name).contains { $0 == "UIViewController" || $0 == "NSViewController" }
  }

  /// The first superclass that is neither in the sources nor the system's; nil if all are known.
  ///
  /// Protocols are not a gap: they add no accessibility.
  func unknownAncestor(of name: String) -> String? {
    var name = Self.key(name)
    for _ in 0..<Self.deepest {
      if SystemClasses.contains(name) { return nil }
      guard isDeclared(name) else { return name }
      guard let superclass = superclass(of: name) else { return nil }
      name = superclass
    }
    return name
  }

  /// The UIKit or AppKit superclass of each of the app's classes, if the inheritance is known.
  var systemClasses: [String: String] {
    var search = SuperclassSearch(superclass)
    var known: [String: String] = [:]
    for (name, declared) in declarations where declared.contains(where: { $0.kind == .class }) {
      guard !SystemClasses.contains(name) else { continue }
      known[name] = search.line(of: name).systemClass
    }
    return known
  }

  /// A warning about the first class with more superclasses than are followed.
  var warnings: [SourceWarning] {
    var search = SuperclassSearch(superclass)
    // In the order of the files: the length of a cycle depends on where it is entered.
    let first = declarations.values.joined().filter { $0.kind == .class }
      .sorted { $0.location < $1.location }
      .first { search.line(of: Self.key($0.name)).length > Self.deepest }
    return first.map { type in
      SourceWarning(
        location: type.location, column: 1,
        message: "found more than \(Self.deepest) superclasses of \(type.name); expected fewer; "
          + "the others are ignored")
    }.map { [$0] } ?? []
  }

  /// The first name in a class's inheritance clause, if that is a class.
  private func superclass(of name: String) -> String? {
    let named = (declarations[name] ?? []).filter { $0.kind == .class }.compactMap(
      \.inherited.first)
    let first = named.first.map(Self.key)
    guard let first, !isProtocol(first) else { return nil }
    return first
  }

  private func isProtocol(_ name: String) -> Bool {
    if let declared = declarations[name]?.first(where: { $0.kind != .extension }) {
      return declared.kind == .protocol
    }
    return ["Delegate", "Protocol", "DataSource", "able", "ible"].contains {
      name.hasSuffix($0)
    }
  }

  /// The class of a property, declared in a class or a superclass.
  func typeName(ofProperty property: String, in type: String) -> String? {
    self.property(property, of: type)?.typeName
  }

  /// A property of a class or a superclass.
  func property(_ name: String, of type: String) -> PropertyDeclaration? {
    ancestry(of: type).lazy.compactMap { properties[$0]?[name] }.first
  }

  /// The names of the properties that a run-time attribute can set, in a class and its
  /// superclasses.
  func inspectableProperties(of type: String) -> Set<String> {
    Set(
      ancestry(of: type).filter { !SystemClasses.contains($0) }
        .flatMap { declarations[$0] ?? [] }.flatMap(\.properties)
        .filter(\.isInspectable).map(\.name))
  }

  /// The classes of the properties that a type itself declares.
  func propertyTypes(of type: String) -> Set<String> {
    Set((declarations[Self.key(type)] ?? []).flatMap(\.properties).compactMap(\.typeName))
  }

  private func inherited(by name: String) -> [String] {
    let declared = (declarations[name] ?? []).flatMap(\.inherited).map(Self.key)
    return declared + [SystemClasses.superclass(of: name)].compactMap(\.self)
  }

  /// The names that are at most ``deepest`` steps away, nearest first.
  private func reachable(from name: String, by next: (String) -> [String]) -> [String] {
    var found = [Self.key(name)]
    var seen = Set(found)
    var generation = found.indices
    var steps = 0
    while !generation.isEmpty, steps < Self.deepest {
      for index in generation {
        for name in next(found[index]) where seen.insert(name).inserted { found.append(name) }
      }
      generation = generation.upperBound..<found.count
      steps += 1
    }
    return found
  }

  /// The maximum number of superclasses to follow: UIKit's own classes have up to seven.
  ///
  /// The sources may have any number of classes, and without a limit each class in a chain of them
  /// would have a family as large as the chain.
  private static let deepest = 256
}
