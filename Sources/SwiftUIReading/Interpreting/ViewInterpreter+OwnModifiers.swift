internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

// Modifiers that the app declares.
extension ViewInterpreter {
  /// The modifier of the app that a call means: an overload of one of SwiftUI's has other arguments.
  func ownModifier(_ call: Call, _ scope: Scope) -> (function: FunctionDeclSyntax, file: Int)? {
    // A function of the app may have the name, too: `modifier(_ transform:)`.
    if call.name == "modifier", let type = Call.member(call.first?.bare),
      project.types[type]?.kind == .modifier
    {
      return nil
    }
    let overloads = (project.modifiers[call.name] ?? []).filter {
      $0.function.isVisible(from: call.node)
    }
    guard !overloads.isEmpty else { return nil }
    let isOfSwiftUI = Self.neutral.contains(call.name) || Self.modifiers.contains(call.name)
    let fitting = overloads.filter { call.fits($0.function.parameters) }
    // A modifier of the app that calls another one of its name calls SwiftUI's.
    return (fitting.isEmpty && !isOfSwiftUI ? overloads : fitting).first {
      !scope.open.contains($0.function.key(in: ""))
    }
  }

  mutating func ofOwnModifier(
    _ function: FunctionDeclSyntax, _ file: Int, _ call: Call, _ views: [ViewNode], _ scope: Scope
  ) -> [ViewNode] {
    guard let body = function.body?.statements else { return views }
    let place = place(of: call.node, scope)
    let inner = Scope(
      type: nil, file: file, place: place, instance: nextNumber(),
      bindings: arguments(of: call, to: function, scope)
        .merging(["self": .views(views)]) { _, new in new })
    let result = follow(function.key(in: ""), from: scope, into: inner, at: place) {
      $0.nodes(body, $1)
    }
    return result.isEmpty ? views : result
  }

  mutating func ofModifierType(
    _ call: Call, _ views: [ViewNode], _ scope: Scope
  ) -> [ViewNode] {
    let maker = call.first?.bare.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    guard let maker, let type = project.types[maker.name], type.kind == .modifier,
      let function = type.functions["body"], let body = function.body?.statements
    else { return views }
    let place = place(of: call.node, scope)
    var bindings = arguments(of: maker, to: type, scope)
    let parameter = function.signature.parameterClause.parameters.first
    bindings[(parameter?.secondName ?? parameter?.firstName)?.text ?? "content"] = .views(views)
    let inner = Scope(
      type: type, file: type.file, place: place, instance: nextNumber(), bindings: bindings)
    let result = follow("\(type.name).body", from: scope, into: inner, at: place) {
      $0.nodes(body, $1)
    }
    return result.isEmpty ? views : result
  }
}
