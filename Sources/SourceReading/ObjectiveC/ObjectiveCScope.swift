/// The meaning of the names in a method or a function.
struct ObjectiveCScope {
  let names: ObjectiveCFileNames
  let function: FunctionDeclaration
  /// In a class method `self` is the class; a function has none.
  let isOfClass: Bool
  private var objects: [String: [ObjectReference]] = [:]
  private var values: [String: CodeValue] = [:]

  init(names: ObjectiveCFileNames, function: FunctionDeclaration, isOfClass: Bool) {
    self.names = names
    self.function = function
    self.isOfClass = isOfClass
    for (position, parameter) in function.parameters.enumerated() {
      objects[parameter.name] = [ObjectReference(root: .parameter(position))]
    }
  }

  /// Binds a name to objects; to an unknown object if there are none.
  mutating func bind(_ name: String, to objects: [ObjectReference], value: CodeValue? = nil) {
    self.objects[name] = objects.isEmpty ? [ObjectReference(root: .variable(name))] : objects
    values[name] = value
  }

  /// Adds the meanings of a variable after another assignment, if known.
  mutating func rebind(_ name: String, to value: ObjectiveCExpression) {
    values[name] = nil
    guard let known = objects[name] else { return }
    let added = references(of: value).filter { !known.contains($0) }
    guard !added.isEmpty, known.count < Self.mostMeanings else { return }
    objects[name] = known.filter { !isAnything($0) } + added
  }

  /// Whether an object may be any of its class, such as a variable without an initial value.
  private func isAnything(_ object: ObjectReference) -> Bool {
    switch object.root {
    case .variable: true
    case .instance(let type): object.path.isEmpty && type != function.scope.type
    default: false
    }
  }

  /// The maximum number of meanings of one variable.
  private static let mostMeanings = 8

  /// The value of a variable that is set once, in its declaration.
  func value(of name: String) -> CodeValue? { values[name] }

  func isLocal(_ name: String) -> Bool { objects[name] != nil }
}

// MARK: - Objects

extension ObjectiveCScope {
  /// The possible objects of an expression; empty if it is not an object that can be followed.
  func references(of expression: ObjectiveCExpression) -> [ObjectReference] {
    switch expression {
    case .name(let name): return references(named: name)
    case .member(let base, let name): return references(of: base, member: name)
    case .element(let base, _): return references(of: base).map(\.anyElement)
    case .message(let message): return references(of: message)
    case .cast(let type, let inner):
      let known = references(of: inner).filter {
        $0.isPlace || ($0.isFound || $0.isMemberOfUnknown) && SystemClasses.contains(type)
      }
      guard known.isEmpty, !type.isEmpty else {
        return SystemClasses.contains(type) ? known.map { $0.cast(to: type) } : known
      }
      return [ObjectReference(root: .instance(of: type))]
    case .array(let parts): return parts.flatMap(references).distinct
    case .choice(_, let choices): return choices.flatMap(references).distinct
    case .assignment(_, _, let value, _): return references(of: value)
    // A function or a macro.
    case .call(let name, _, _): return [ObjectReference(root: .result(of: name, type: nil))]
    default: return []
    }
  }

  private func references(named name: String) -> [ObjectReference] {
    if let objects = objects[name] { return objects }
    let own = isOfClass ? nil : function.scope.type
    // `weakSelf` may come from a macro.
    if name == "super" || name.lowercased().hasSuffix("self") {
      return own.map { [ObjectReference(root: .instance(of: $0))] } ?? []
    }
    guard name.first?.isUppercase == false, !Self.constants.contains(name) else { return [] }
    guard let own, !names.globals.contains(name) else {
      return [ObjectReference(root: .variable(name))]
    }
    // An instance variable, which a header may declare.
    return [ObjectReference(root: .instance(of: own), path: [name.withoutUnderscore])]
  }

  private static let constants: Set<String> = ["nil", "true", "false", "_cmd"]

  private func references(
    of base: ObjectiveCExpression, member name: String
  ) -> [ObjectReference] {
    if let type = base.className, !isLocal(type) { return result(of: type, name) }
    return references(of: base).map { member(name, of: $0) }
  }

  /// A member of an object, if the member is an object too.
  private func member(_ name: String, of object: ObjectReference) -> ObjectReference {
    switch name {
    case "firstObject", "lastObject", "anyObject", "allObjects", "objectEnumerator",
      "reverseObjectEnumerator":
      return object.anyElement
    case "self", "copy", "mutableCopy", "retain", "autorelease": return object
    case "subviews", "arrangedSubviews", "visibleCells":
      return object.eachSubview
    default: break
    }
    var object = object
    if case .parameter(let position) = object.root, object.path.isEmpty, !object.isEachElement,
      let type = function.parameters[position].typeName
    {
      object.root = .instance(of: type)
    }
    object.append(name.withoutUnderscore)
    object.isEachElement = false
    return object
  }

  private func references(of message: ObjectiveCMessage) -> [ObjectReference] {
    if let type = createdClass(by: message) { return [ObjectReference(root: .created(type))] }
    let method = message.method
    if method == "viewWithTag" {
      let tag = message.firstArgument?.numberValue.flatMap { Int(exactly: $0) }
      return [ObjectReference(root: .found(tag: tag))]
    }
    if let type = message.className, !isLocal(type) {
      return result(of: type, method, containers: containers(of: message))
    }
    if let coded = coded(by: message) { return coded }
    if ["objectAtIndex", "objectAtIndexedSubscript"].contains(method) {
      return references(of: message.receiver).map(\.anyElement)
    }
    guard let name = message.unaryName else {
      let isOwn = references(of: message.receiver).contains {
        $0.path.isEmpty && $0.root == function.scope.type.map { .instance(of: $0) }
      }
      return [ObjectReference(root: .result(of: method, type: isOwn ? function.scope.type : nil))]
    }
    return references(of: message.receiver).map { member(name, of: $0) }
  }

  /// The object of a key in key-value coding, or of a getter's selector; nil for other messages.
  private func coded(by message: ObjectiveCMessage) -> [ObjectReference]? {
    let objects = references(of: message.receiver)
    switch (message.method, message.firstArgument) {
    case ("valueForKey", .text(let key)), ("valueForKeyPath", .text(let key)):
      let names = key.split(separator: ".").prefix(ObjectiveCExpressionParser.deepest)
      return objects.map { names.reduce($0) { member(String($1), of: $0) } }
    case ("valueForKey", _), ("valueForKeyPath", _):
      return objects.contains(where: \.isCoded) ? objects.map(\.eachSubview) : nil
    case ("performSelector", .selector(let name)) where message.parts.count == 1:
      return objects.map { member(name, of: $0) }
    default: return nil
    }
  }

  /// The classes in `appearanceWhenContainedIn:[PriceView class], nil` and
  /// `appearanceWhenContainedInInstancesOfClasses:@[PriceView.class]`; empty names for anything but
  /// a class.
  private func containers(of message: ObjectiveCMessage) -> [String] {
    guard message.method.hasPrefix("appearanceWhenContained") else { return [] }
    let classes = message.parts.flatMap(\.arguments).flatMap { argument -> [ObjectiveCExpression] in
      if case .array(let parts) = argument.plain { parts } else { [argument] }
    }
    return classes.compactMap { expression in
      switch expression.plain {
      case .name("nil"): nil
      case .message(let message) where message.unaryName == "class": message.className ?? ""
      case .member(let type, "class"): type.className ?? ""
      default: ""
      }
    }
  }

  /// The result of a class method: an object of the class, shared or searched for.
  private func result(
    of type: String, _ method: String, containers: [String] = []
  ) -> [ObjectReference] {
    if method.hasPrefix("appearance") {
      // No file of a screen contains the parts of UIKit's own views.
      guard !containers.contains(where: SystemClasses.isClosed) else { return [] }
      return [ObjectReference(root: .appearance(of: type, containers: containers))]
    }
    let isShared = ["shared", "default", "main", "current", "instance"].contains {
      method.hasPrefix($0)
    }
    return [
      ObjectReference(
        root: isShared ? .instance(of: type) : .result(of: method, type: type, isStatic: true))
    ]
  }

  /// The class that a message creates an object of: `[[UILabel alloc] initWithFrame:…]`, `[UILabel
  /// new]`, `[UIButton buttonWithType:…]`.
  func createdClass(by message: ObjectiveCMessage) -> String? {
    if case .message(let inner) = message.receiver.plain, inner.unaryName == "alloc",
      message.method.hasPrefix("init")
    {
      return inner.className
    }
    guard let type = message.className, !isLocal(type) else { return nil }
    let method = message.method
    if method == "new" { return type }
    let word = method.prefix { !$0.isUppercase }
    return word.utf8.count > 2 && type.lowercased().hasSuffix(word) ? type : nil
  }
}

extension ObjectReference {
  /// Any element of the referenced collection.
  var anyElement: ObjectReference {
    var element = self
    element.isEachElement = true
    return element
  }

  /// Whether it refers to one object in a file of screens.
  var isPlace: Bool {
    switch root {
    case .instance: !path.isEmpty
    case .parameter: true
    default: false
    }
  }
}
