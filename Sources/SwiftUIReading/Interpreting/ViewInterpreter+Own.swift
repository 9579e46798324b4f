internal import SwiftSyntax

// The views and functions of the app, with their arguments.

extension ViewInterpreter {
  mutating func ofOwnView(
    _ type: TypeDeclaration, _ call: Call, _ scope: Scope
  ) -> [ViewNode] {
    let place = place(of: call.node, scope)
    guard type.kind == .view, let body = type.properties["body"]?.body else {
      return [node(.opaque, type.name, at: place)]
    }
    let inner = Scope(
      type: type, file: type.file, place: place, bindings: arguments(of: call, to: type, scope))
    var group = node(.group, type.name, at: place)
    group.children = follow(type.name, at: place) { $0.nodes(body, inner) }
    return group.children.count == 1 ? group.children : [group]
  }

  /// The arguments of an initializer by the names of the properties.
  private func arguments(
    of call: Call, to type: TypeDeclaration, _ scope: Scope
  ) -> [String: Scope.Binding] {
    let own = Dictionary(
      type.initializerParameters.map { ($0.label, $0.name) },
      uniquingKeysWith: { first, _ in first })
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
    return bindings.merging(Self.defaults(of: type, at: place(of: call.node, scope))) { given, _ in
      given
    }
  }

  /// The name of the parameter that gets the trailing closure of a call: the last one that is a function.
  private static func trailingParameter(
    of type: TypeDeclaration, where isFree: (String) -> Bool
  ) -> String? {
    if type.initializerCount > 0 {
      let free = type.initializerParameters.filter { isFree($0.name) }
      return (free.last(where: \.isFunction) ?? free.last)?.name
    }
    let free = type.parameters.filter(isFree)
    return free.last { type.properties[$0]?.isFunction ?? false } ?? free.last
  }

  /// The values of the parameters that a call leaves out. Of several initializers, the source does not show which one
  /// it is.
  private static func defaults(
    of type: TypeDeclaration, at place: ViewNode.Place
  ) -> [String: Scope.Binding] {
    let around = Scope(type: type, file: type.file, place: place)
    var bindings: [String: Scope.Binding] = [:]
    if type.initializerCount == 1 {
      for parameter in type.initializerParameters {
        if let value = parameter.defaultValue { bindings[parameter.name] = binding(value, around) }
      }
    } else if type.initializerCount == 0 {
      for name in type.parameters {
        guard let property = type.properties[name], !property.hasAttributes else { continue }
        if let value = property.initializer {
          bindings[name] = binding(value, around)
        } else if property.isVariable, property.isOptional {
          bindings[name] = .nothing
        }
      }
    }
    return bindings
  }

  static func binding(_ value: ExprSyntax, _ scope: Scope) -> Scope.Binding {
    value.as(ClosureExprSyntax.self).map { .closure($0, scope) } ?? .expression(value, scope)
  }

  /// The views that a function of the app returns for its arguments.
  mutating func ofFunction(
    _ call: Call, _ function: FunctionDeclSyntax?, of type: TypeDeclaration?, _ file: Int,
    _ scope: Scope
  ) -> [ViewNode] {
    guard let function, let body = function.body?.statements else { return [] }
    let place = place(of: call.node, scope)
    let isOwn = type?.name == scope.type?.name
    var inner = Scope(type: type, file: file, place: isOwn ? scope.place ?? place : place)
    if isOwn { inner = inner.adding(scope.inMembers.bindings) }
    inner = inner.adding(Self.arguments(of: call, to: function, scope))
    return follow("\(call.name)()", at: place) { $0.nodes(body, inner) }
  }

  static func arguments(
    of call: Call, to function: FunctionDeclSyntax, _ scope: Scope
  ) -> [String: Scope.Binding] {
    let parameters = Array(function.signature.parameterClause.parameters)
    var bindings: [String: Scope.Binding] = [:]
    var rest = call.arguments[...]
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      if let argument = rest.first, argument.label == label {
        bindings[name] = binding(argument.value, scope)
        rest.removeFirst()
      } else if let closure = call.labelled.first(where: { $0.label == label })?.closure {
        bindings[name] = .closure(closure, scope)
      } else if let value = parameter.defaultValue?.value {
        bindings[name] = .expression(value, Scope(type: nil, file: scope.file, place: scope.place))
      } else {
        bindings[name] = .unknown
      }
    }
    if let closure = call.trailing,
      let last = parameters.last(where: { $0.type.trimmedDescription.contains("->") })
    {
      bindings[(last.secondName ?? last.firstName).text] = .closure(closure, scope)
    }
    return bindings
  }
}
