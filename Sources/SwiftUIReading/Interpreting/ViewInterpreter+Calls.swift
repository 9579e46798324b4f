internal import SwiftSyntax

// The views that calls make.

extension ViewInterpreter {
  mutating func nodes(of node: FunctionCallExprSyntax, _ scope: Scope) -> [ViewNode] {
    guard let call = Call(node) else { return [] }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let chain = member.base, case let base = chain.bare
    else { return made(by: call, scope) }
    let receiver = base.as(DeclReferenceExprSyntax.self)?.baseName
    if receiver?.tokenKind == .keyword(.self), scope.bindings["self"] == nil {
      return made(by: call, scope)
    }
    if receiver?.tokenKind == .keyword(.Self) { return made(by: call, scope) }
    if let text = receiver?.text, text.first?.isUppercase == true, scope.bindings[text] == nil {
      if text == "SwiftUI" { return made(by: call, scope) }
      if let inner = project.view(named: call.name, heldBy: text) {
        return ofOwnView(inner, call, scope)
      }
      guard let type = project.types[text] else {
        return text == "Color" ? [colorView(ExprSyntax(node), scope)] : []
      }
      let function = type.overload(for: call, scope)
      if function?.makesColor == true { return [colorView(ExprSyntax(node), scope)] }
      return ofFunction(call, function, of: type, type.file, scope)
    }
    if let type = typeOfValue(base, scope), let function = type.overload(for: call, scope),
      function.makesViews
    {
      return ofFunction(call, function, of: type, type.file, scope, isOfValue: true)
    }
    let views = nodes(chain, scope)
    // A value that only the app knows makes a view (`period.label(price)`), or is one (`content.padding()`).
    let isValue = views.allSatisfy(\.isValue)
    guard isValue, !isModifier(call.name) else { return modified(views, by: call, scope) }
    if let type = project.onlyMaker(ofViews: call.name),
      let function = type.overload(for: call, scope)
    {
      return ofFunction(call, function, of: type, type.file, scope, isOfValue: true)
    }
    return [unknown(call, scope)]
  }

  private func isModifier(_ name: String) -> Bool {
    Self.neutral.contains(name) || Self.modifiers.contains(name) || project.modifiers[name] != nil
  }

  /// Views that a call makes: one of SwiftUI, one of the app, or what a function returns.
  private mutating func made(by call: Call, _ scope: Scope) -> [ViewNode] {
    let place = place(of: call.node, scope)
    if let binding = scope.bindings[call.name] {
      guard case .closure(let closure, let around) = binding else {
        return nodes(of: binding, at: place)
      }
      return nodes(closure, around, arguments: call.arguments.map { Self.binding($0.value, scope) })
    }
    if let function = scope.type?.overload(for: call, scope) {
      if function.makesColor { return [colorView(ExprSyntax(call.node), scope)] }
      return ofFunction(call, function, of: scope.type, scope.file, scope)
    }
    let type = project.type(named: call.name, within: scope.type)
    let own = type.flatMap { [.view, .content, .representable].contains($0.kind) ? $0 : nil }
    // In a view of the app that has the same name as one of SwiftUI's, the name is SwiftUI's.
    if let own, !scope.open.contains(own.name) { return ofOwnView(own, call, scope) }
    if let type, !type.isDeclared, let views = ofOwnInitializer(of: type, call, scope) {
      return views
    }
    if let type, type.isShape { return [node(.shape, type.name, at: place)] }
    if let property = scope.type?.properties[call.name], property.body == nil {
      // The content that the view gets from its caller.
      return [value(at: place)]
    }
    if let views = makeView(call, scope, at: place) {
      count += views.count
      return views
    }
    if let own { return ofOwnView(own, call, scope) }
    if let found = project.function(named: call.name, in: home(of: call.node, scope)) {
      return ofFunction(call, found.function, of: nil, found.file, scope)
    }
    // In an extension of `View`, a modifier without a receiver changes the view itself.
    if case .views(let views)? = scope.bindings["self"], call.name.first?.isUppercase == false {
      return modified(views, by: call, scope)
    }
    return ofLibrary(call, scope)
  }
}
