internal import SwiftSyntax

// The views and functions of the app, with their arguments.

extension ViewInterpreter {
  mutating func ofOwnView(
    _ type: TypeDeclaration, _ call: Call, _ scope: Scope
  ) -> [ViewNode] {
    let place = place(of: call.node, scope)
    ownViews.insert(type.name)
    if type.kind == .representable { return [ofUIKit(type, call, scope, at: place)] }
    guard let body = type.properties["body"]?.body else {
      return [node(.opaque, type.name, at: place)]
    }
    let inner = Scope(
      type: type, file: type.file, place: place, instance: nextNumber(),
      bindings: arguments(of: call, to: type, scope)
        .merging(scope.labelsPassedOn(by: call)) { given, _ in given })
    var group = node(.group, type.name, at: place)
    group.children = follow(type.name, from: scope, into: inner, at: place) { $0.nodes(body, $1) }
    if NameOfTitle.isOne(type.name) { group = group.styledAsTitle }
    guard group.children.count == 1 else { return [group] }
    return call.trailing == nil ? Self.named(type.name, group.children) : group.children
  }

  /// The view of SwiftUI that an initializer in an extension of the app makes (`Label(localized:systemImage:)`); nil if
  /// the app has no such initializer.
  mutating func ofOwnInitializer(
    of type: TypeDeclaration, _ call: Call, _ scope: Scope
  ) -> [ViewNode]? {
    let name = "\(type.name).init(\(call.arguments.map { "\($0.label ?? "_"):" }.joined()))"
    guard call.arguments.contains(where: { $0.label != nil }), !scope.open.contains(name),
      let initializer = type.initializers.first(where: { call.fits($0.parameters) }),
      let delegation = initializer.delegation
    else { return nil }
    let place = place(of: call.node, scope)
    let inner = Scope(
      type: nil, file: scope.file, place: place, instance: nextNumber(),
      bindings: arguments(of: call, to: initializer.parameters, scope)
    )
    .within(scope.open + [name])
    let target = Call(delegation.node, named: type.name)
    guard let views = makeView(target, inner, at: place) else { return nil }
    return views
  }

  /// The arguments of an initializer by the names of the properties.
  mutating func arguments(
    of call: Call, to type: TypeDeclaration, _ scope: Scope, depth: Int = 0
  ) -> [String: Scope.Binding] {
    guard let initializer = type.initializers.first(where: { call.fits($0.parameters) }) else {
      return memberwise(call, type, scope)
    }
    let given = arguments(of: call, to: initializer.parameters, scope)
    let inner = Scope(
      type: type, file: scope.file, place: place(of: call.node, scope), open: scope.open,
      instance: nextNumber(), bindings: given)
    if let delegation = initializer.delegation, depth < Self.mostDelegations {
      return arguments(of: delegation, to: type, inner, depth: depth + 1)
    }
    // A parameter with the name of a computed property is another value.
    var bindings = given.filter { type.properties[$0.key]?.body == nil }
    for (target, value) in initializer.assignments {
      let isStorage = target.hasPrefix("_") && type.properties[target] == nil
      let name = isStorage ? String(target.dropFirst()) : target
      guard let property = type.properties[name], property.body == nil else { continue }
      if let own = value.as(DeclReferenceExprSyntax.self).flatMap({ given[$0.baseName.text] }) {
        bindings[name] = own
      } else if let maker = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        given[maker.name] != nil
      {
        // A builder whose views the property holds.
        bindings[name] = .expression(value, inner)
      } else if let type = property.type, Self.typesOfHeldViews.contains(type) {
        bindings[name] = .expression(value, inner)
      } else if !property.isVariable, !property.hasAttributes, value.is(NilLiteralExprSyntax.self) {
        bindings[name] = .nothing
      }
    }
    if let closure = call.trailing, bindings["content"] == nil {
      bindings["content"] = .closure(closure, scope)
    }
    return bindings
  }

  private static let mostDelegations = 4
  /// Types of properties that hold views which an initializer makes.
  private static let typesOfHeldViews: Set<String> = ["Text", "Image", "AnyView"]

  /// The arguments of a memberwise initializer, or of one that the source does not show.
  private func memberwise(
    _ call: Call, _ type: TypeDeclaration, _ scope: Scope
  ) -> [String: Scope.Binding] {
    let parameters = type.initializers.flatMap(\.parameters)
    let own = Dictionary(
      parameters.map { ($0.label ?? "_", $0.name) }, uniquingKeysWith: { first, _ in first })
    var bindings: [String: Scope.Binding] = [:]
    for argument in call.arguments {
      let label = argument.label ?? "_"
      bindings[own[label] ?? argument.label ?? type.parameters.first ?? ""] =
        Self.binding(argument.value, scope)
    }
    for (label, closure) in call.labelled {
      bindings[own[label] ?? label] = .closure(closure, scope)
    }
    if let closure = call.trailing {
      let name = Self.trailingParameter(of: type) { bindings[$0] == nil }
      bindings[own["content"] ?? name ?? "content"] = .closure(closure, scope)
      bindings["content"] = .closure(closure, scope)
    }
    let around = Scope(
      type: type, file: type.file, place: place(of: call.node, scope), open: scope.open)
    return bindings.merging(defaults(of: type, around)) { given, _ in given }
  }

  /// The name of the parameter that gets the trailing closure of a call: the last one that is a function.
  private static func trailingParameter(
    of type: TypeDeclaration, where isFree: (String) -> Bool
  ) -> String? {
    if !type.initializers.isEmpty {
      let free = type.initializers.flatMap(\.parameters).filter { isFree($0.name) }
      return (free.last(where: \.isFunction) ?? free.last)?.name
    }
    let free = type.parameters.filter(isFree)
    return free.last { type.properties[$0]?.isFunction ?? false } ?? free.last
  }

  /// The values of the parameters that a call leaves out. Of several initializers, the source does not show which one
  /// it is.
  private func defaults(
    of type: TypeDeclaration, _ around: Scope
  ) -> [String: Scope.Binding] {
    var bindings: [String: Scope.Binding] = [:]
    guard type.initializers.isEmpty else {
      for parameter in type.initializers.count == 1 ? type.initializers[0].parameters : [] {
        if let value = parameter.defaultValue {
          bindings[parameter.name] = Self.binding(value, around)
        }
      }
      return bindings
    }
    for name in type.parameters {
      guard let property = type.properties[name],
        !property.hasAttributes || isSteady(property, named: name, of: type)
      else { continue }
      if let value = property.initializer {
        bindings[name] = Self.binding(value, around)
      } else if property.isVariable, property.isOptional {
        bindings[name] = .nothing
      }
    }
    return bindings
  }

  static func binding(_ value: ExprSyntax, _ scope: Scope) -> Scope.Binding {
    value.as(ClosureExprSyntax.self).map { .closure($0, scope) } ?? .expression(value, scope)
  }

  /// The views that a function of the app returns for its arguments.
  ///
  /// - Parameter isOfValue: whether it is that of a value, which is not the view around it.
  mutating func ofFunction(
    _ call: Call, _ function: FunctionDeclSyntax?, of type: TypeDeclaration?, _ file: Int,
    _ scope: Scope, isOfValue: Bool = false
  ) -> [ViewNode] {
    guard let function, let body = function.body?.statements else { return [] }
    let place = place(of: call.node, scope)
    let isOwn = !isOfValue && type?.name == scope.type?.name
    var inner = Scope(
      type: type, file: file, place: isOwn ? scope.place ?? place : place,
      instance: isOwn ? scope.instance : nextNumber())
    if isOwn { inner = inner.adding(scope.inMembers.bindings) }
    inner = inner.adding(arguments(of: call, to: function, scope))
    let views = follow(function.key(in: type?.name ?? ""), from: scope, into: inner, at: place) {
      $0.nodes(body, $1)
    }
    guard NameOfTitle.isOne(call.name), views.count == 1 else {
      return views.count == 1 && call.trailing == nil && function.makesViews
        ? Self.named(call.name, views) : views
    }
    return views.map(\.styledAsTitle)
  }

  mutating func arguments(
    of call: Call, to function: FunctionDeclSyntax, _ scope: Scope
  ) -> [String: Scope.Binding] {
    arguments(of: call, to: function.parameters, scope)
  }

  mutating func arguments(
    of call: Call, to parameters: [TypeDeclaration.Parameter], _ scope: Scope
  ) -> [String: Scope.Binding] {
    var bindings: [String: Scope.Binding] = [:]
    var rest = call.arguments[...]
    let number = nextNumber()
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        bindings[parameter.name] = Self.binding(argument.value, scope)
        rest.removeFirst()
      } else if let closure = call.labelled.first(where: { $0.label == parameter.label })?.closure {
        bindings[parameter.name] = .closure(closure, scope)
      } else if let value = parameter.defaultValue {
        bindings[parameter.name] = .expression(
          value, Scope(type: nil, file: scope.file, place: scope.place, open: scope.open))
      } else {
        bindings[parameter.name] = .unknown(closure: number)
      }
    }
    if let closure = call.trailing,
      let name = Self.trailingName(among: parameters, in: call)
    {
      bindings[name] = .closure(closure, scope)
    }
    return bindings
  }

  /// The name of the parameter that gets the first trailing closure: the last function without an argument of its own;
  /// with further closures, the first.
  private static func trailingName(
    among parameters: [TypeDeclaration.Parameter], in call: Call
  ) -> String? {
    let free = parameters.filter { parameter in
      parameter.isFunction && !call.has(parameter.label ?? "_")
    }
    return call.labelled.isEmpty ? free.last?.name : free.first?.name
  }
}

extension TypeDeclaration {
  /// The function that a call means, by its arguments; else the first of its name. One that calls a function of its
  /// name calls another.
  func overload(for call: Call, _ scope: Scope) -> FunctionDeclSyntax? {
    let all = (overloads[call.name] ?? []).filter { $0.isVisible(from: call.node) }
    let fitting = all.filter { call.fits($0.parameters) }
    return fitting.first { !scope.open.contains($0.key(in: name)) } ?? fitting.first ?? all.first
  }
}

extension FunctionDeclSyntax {
  fileprivate static let typesOfViews: Set<String> = ["some View", "AnyView", "Image", "Text"]

  /// Whether it returns a view of one colour.
  var makesColor: Bool { signature.returnClause?.type.trimmedDescription == "Color" }

  /// Whether it returns views.
  var makesViews: Bool {
    let type = signature.returnClause?.type.trimmedDescription
    return type.map(Self.typesOfViews.contains) ?? false
  }
}

extension ViewInterpreter {
  /// The only view of a view or a function of the app. A function of its own: the ones that call it take much of the stack.
  private static func named(_ component: String, _ views: [ViewNode]) -> [ViewNode] {
    var views = views
    views[0].facts.component = component
    return views
  }
}

extension TypeDeclaration.Property {
  /// Whether it is computed and returns views.
  var makesViews: Bool {
    body != nil && type.map(FunctionDeclSyntax.typesOfViews.contains) ?? false
  }
}
