/// The classes of the objects that functions return and static properties hold, if the sources
/// declare them.
struct CallResults: Sendable {
  let functions: FunctionIndex
  let classes: ClassHierarchy
  /// The functions that look at subviews.
  let searches: Set<CodeScope>

  /// The object with its class; one of unknown class if no declaration shows it, or several differ.
  func resolved(_ object: ObjectReference) -> ObjectReference {
    guard case .result(let name, let type, let isStatic) = object.root else { return object }
    var object = object
    let className = className(of: name, on: type, isStatic: isStatic)
    if object.path.isEmpty, className.map(SystemClasses.contains) ?? true, isSearch(name) {
      var view = ObjectReference(root: .variable(name)).eachSubview
      view.castClassName = object.castClassName ?? className
      return view
    }
    object.root = className.map { .instance(of: $0) } ?? .variable(name)
    return object
  }

  /// Whether a function of that name returns views that it finds among subviews.
  private func isSearch(_ name: String) -> Bool {
    functions[name]?.contains { searches.contains($0.scope) } ?? false
  }

  private func className(of name: String, on type: String?, isStatic: Bool) -> String? {
    guard let type else { return common(functions[name] ?? []) }
    let family = classes.family(of: type)
    let declared = functions.named(name, only: family.sorted())
    if !declared.isEmpty { return common(declared, of: type) }
    if let property = classes.property(name, of: type) {
      return property.typeName.flatMap(known)
    }
    // `PriceCell.fromNib()`, in an extension of all views of another module.
    let isOfScreen = classes.ancestry(of: type).contains { Self.roots.contains($0) }
    return isStatic && isOfScreen && functions[name] == nil ? type : nil
  }

  private static let roots: Set<String> = [
    "UIResponder", "NSResponder", "UIBarItem", "NSCell", "NSMenu", "NSMenuItem",
  ]

  /// The class in all declarations of a function.
  private func common(_ declared: [FunctionDeclaration], of type: String? = nil) -> String? {
    let names = Set(declared.map { $0.resultTypeName == "Self" ? type : $0.resultTypeName })
    guard names.count == 1, case let name?? = names.first else { return nil }
    return known(name)
  }

  /// The class; nil if the name may refer to another one.
  private func known(_ name: String) -> String? {
    classes.isDeclared(name) && !classes.isOpen(name) || SystemClasses.contains(name)
      ? ClassHierarchy.key(name) : nil
  }
}
