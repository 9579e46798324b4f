internal import SwiftSyntax

extension SwiftFactCollector {
  /// The possible objects of an expression; empty if it is not an object.
  ///
  /// Members are kept even if the object that has them is unknown: code may set an outlet through
  /// any object, and only names show which.
  func references(of expression: ExprSyntax) -> [ObjectReference] {
    // The members of the path to the object, last one first: a chain of calls may be long.
    var members: [String] = []
    var expression = expression
    while true {
      if let inner = expression.unwrapped {
        expression = inner
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        members.append(member.declName.baseName.text)
        expression = base
      } else if let element = expression.as(SubscriptCallExprSyntax.self) {
        members += element.keyPathMembers?.reversed() ?? [Self.anyElement]
        expression = element.calledExpression
      } else {
        return roots(of: expression, before: &members).map { root in
          members.reversed().reduce(root) { member($1, of: $0) }
        }
      }
    }
  }

  /// Represents any element of a collection.
  private static let anyElement = "[]"

  private func roots(
    of expression: ExprSyntax, before members: inout [String]
  ) -> [ObjectReference] {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return roots(named: name.baseName, before: &members)
    }
    if expression.is(SuperExprSyntax.self) { return ownReference }
    if let call = expression.as(FunctionCallExprSyntax.self) { return results(of: call) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return casts(in: sequence) }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { references(of: $0.expression) }.distinct
    }
    if let parts = parts(of: expression) { return parts.flatMap(references).distinct }
    return members.isEmpty ? [] : [ObjectReference(root: .variable(""))]
  }

  /// The values of a tuple or a dictionary, any of which may be an element; nil for other
  /// expressions.
  private func parts(of expression: ExprSyntax) -> [ExprSyntax]? {
    if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.map(\.expression) }
    guard case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content else {
      return nil
    }
    return elements.map(\.value)
  }

  private var ownReference: [ObjectReference] {
    typeName.map { [ObjectReference(root: .instance(of: $0))] } ?? []
  }

  private func roots(
    named token: TokenSyntax, before members: inout [String]
  ) -> [ObjectReference] {
    let name = token.text
    if token.tokenKind == .keyword(.self) { return binding(of: "self") ?? ownReference }
    if token.tokenKind == .keyword(.Self) { return [] }
    if let bound = binding(of: name) { return bound }
    if name.first?.isUppercase == true, !capitalProperties.contains(name) {
      return staticMember(of: name, before: &members)
    }
    if name.hasPrefix("$") { return [ObjectReference(root: .variable(name))] }
    if let type = typeName {
      let own = ObjectReference(root: .instance(of: type))
      guard !Self.lists.contains(name) else { return [own.eachSubview] }
      return [ObjectReference(root: own.root, path: [name])]
    }
    return [ObjectReference(root: .variable(name))]
  }

  /// The members of a view with its subviews.
  static let lists: Set<String> = ["subviews", "arrangedSubviews"]

  /// `Theme.shared` is an instance of the type; the class of `Screen.cell` is in its declaration.
  private func staticMember(
    of type: String, before members: inout [String]
  ) -> [ObjectReference] {
    var type = type
    while let accessor = members.popLast() {
      guard accessor.first?.isUppercase == true else {
        let isShared = Self.sharedInstances.contains(accessor)
        return [
          ObjectReference(
            root: isShared ? .instance(of: type) : .result(of: accessor, type: type, isStatic: true)
          )
        ]
      }
      type = accessor
    }
    return []
  }

  private static let sharedInstances: Set<String> = [
    "shared", "default", "main", "current", "instance", "sharedInstance",
  ]

  /// A member of an object, if the member is an object too.
  func member(_ name: String, of object: ObjectReference) -> ObjectReference {
    var object = object
    switch name {
    case Self.anyElement, "first", "last", "allObjects": return object.eachElement
    case "values" where object.isEachElement: return object
    // A part of a tuple.
    case _ where name.allSatisfy(\.isNumber): return object
    // Of `enumerated()`.
    case "element" where object.isEachElement: return object
    case "self", "rx", "reactive", "lazy", "wrappedValue": return object
    case "subviews", "arrangedSubviews", "visibleCells", "allSubviews", "subviewsRecursive":
      if let type = object.rootClass, object.path.isEmpty, SystemClasses.isClosed(type) {
        return ObjectReference(root: .created("UIView"), isEachElement: true)
      }
      return object.eachSubview
    default: break
    }
    if case .parameter(let position) = object.root, object.path.isEmpty, !object.isEachElement,
      let type = blocks.last(where: { !$0.parameterTypes.isEmpty })?.parameterTypes[position]
    {
      object.root = .instance(of: type)
    }
    object.append(name)
    object.isEachElement = false
    return castClass(of: object).map(reference(toClass:)) ?? object
  }

  /// The object that a call returns, if its name or its arguments show the class.
  private func results(of call: FunctionCallExprSyntax) -> [ObjectReference] {
    if let type = createdClass(by: ExprSyntax(call)) {
      return [ObjectReference(root: .created(type))]
    }
    if let type = call.arguments.lazy.compactMap(\.expression.metatype).first {
      // `tableView.dequeueReusableCell(of: PriceCell.self)`
      return [reference(toClass: type)]
    }
    guard let callee = call.calledExpression.plain.as(MemberAccessExprSyntax.self) else {
      return resultOfFunction(call)
    }
    let name = callee.declName.baseName.text
    if let type = callee.base?.typeName, let base = type.last, base.first?.isUppercase == true,
      binding(of: type[0]) == nil
    {
      guard name == "appearance" else {
        return [ObjectReference(root: .result(of: name, type: base, isStatic: true))]
      }
      return appearance(of: base, by: call)
    }
    switch name {
    case "viewWithTag": return [ObjectReference(root: .found(tag: call.firstNumber))]
    case "map" where call.keyedMembers != nil, "compactMap" where call.keyedMembers != nil:
      let members = call.keyedMembers ?? []
      let elements = callee.base.map { references(of: $0).map(\.eachElement) } ?? []
      return elements.map { members.reduce($0) { member($1, of: $0) }.eachElement }
    case "value" where call.argument("forKey") ?? call.argument("forKeyPath") != nil:
      return callee.base.map { values(of: call, on: references(of: $0)) } ?? []
    case "enumerated", "compactMap", "map", "filter", "flatMap", "reversed", "sorted", "prefix",
      "dropFirst", "suffix", "dropLast":
      return callee.base.map { references(of: $0).map(\.eachElement) } ?? []
    case "first", "last": return callee.base.map { references(of: $0).map(\.eachElement) } ?? []
    default:
      return [ObjectReference(root: .result(of: name, type: call.isOwnMethod ? typeName : nil))]
    }
  }

  /// The object that a function, a method of `self` or a closure returns.
  private func resultOfFunction(_ call: FunctionCallExprSyntax) -> [ObjectReference] {
    guard let name = call.calledExpression.plain.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == false
    else { return [] }
    if name == "zip" {
      return call.arguments.flatMap { references(of: $0.expression) }.map(\.eachElement).distinct
    }
    // A closure that the function received: `make()`.
    if let bound = binding(of: name), !bound.isEmpty,
      bound.allSatisfy({ $0.isParameter && $0.path.isEmpty })
    {
      return bound
    }
    let isClosure = binding(of: name) != nil
    return [
      ObjectReference(root: isClosure ? .variable(name) : .result(of: name, type: typeName))
    ]
  }

  /// `UILabel.appearance(whenContainedInInstancesOf: [PriceView.self])`; none if it only applies to
  /// views in UIKit's own, such as a search bar, whose parts are in no file of a screen.
  private func appearance(of type: String, by call: FunctionCallExprSyntax) -> [ObjectReference] {
    let list = call.argument("whenContainedInInstancesOf")?.plain.as(ArrayExprSyntax.self)
    let containers = list?.elements.map { $0.expression.metatype ?? "" } ?? []
    guard !containers.contains(where: SystemClasses.isClosed) else { return [] }
    return [ObjectReference(root: .appearance(of: type, containers: containers))]
  }

  /// `x as? PriceCell`: the original object if it can be followed, else any object of the class.
  private func casts(in sequence: SequenceExprSyntax) -> [ObjectReference] {
    let elements = Array(sequence.elements)
    guard let position = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) else {
      // `a ?? b`, `condition ? a : b`: each of them.
      return elements.flatMap { $0.isObjectPart ? references(of: $0) : [] }.distinct
    }
    guard position == 1, elements.count > 2,
      let type = elements[2].as(TypeExprSyntax.self)?.type.className
    else { return [] }
    // A view that was found may be any one of a system class.
    let objects = references(of: elements[0])
    let known = objects.filter {
      $0.isFollowed && !$0.isAnyController
        || ($0.isFound || $0.isMemberOfUnknown) && SystemClasses.contains(type)
    }
    guard known.isEmpty else {
      return SystemClasses.contains(type) ? known.map { $0.cast(to: type) } : known
    }
    for object in objects where object.isAnyController { bind(object, toClass: type) }
    return [reference(toClass: type)]
  }

  /// Any object of a class. An object of a system class may be anything, and is not followed.
  func reference(toClass name: String) -> ObjectReference {
    ObjectReference(root: .instance(of: name))
  }

  /// The class that an expression creates an object of: `UILabel()`, `PriceView(frame: .zero)`.
  func createdClass(by expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      // `lazy var title: UILabel = { let label = UILabel() … }()`
      return closure.statements.lazy.compactMap { item in
        item.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
      }.compactMap { self.createdClass(by: $0) }.first
    }
    guard let name = call.calledExpression.typeName, name.last?.first?.isUppercase == true,
      binding(of: name[0]) == nil
    else { return nil }
    return name.joined(separator: ".")
  }
}

extension SubscriptCallExprSyntax {
  /// The names of `self[keyPath: \.cell.titleLabel]`; nil for any other subscript.
  fileprivate var keyPathMembers: [String]? {
    arguments.first { $0.label?.text == "keyPath" }?.expression.as(KeyPathExprSyntax.self)?
      .components.compactMap { $0.component.propertyName }
  }
}

extension ObjectReference {
  var eachElement: ObjectReference {
    var element = self
    element.isEachElement = true
    return element
  }

  /// Whether it begins at a parameter of the function.
  var isParameter: Bool { if case .parameter = root { true } else { false } }

  /// Whether it is a controller whose class only a cast shows.
  var isAnyController: Bool { path.last.map(ViewProperty.controllerMembers.contains) ?? false }

  /// Whether it refers to one object in a file of screens.
  var isFollowed: Bool {
    switch root {
    case .instance: !path.isEmpty
    case .parameter: true
    default: false
    }
  }
}
