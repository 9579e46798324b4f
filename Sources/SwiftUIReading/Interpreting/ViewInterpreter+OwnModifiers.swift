internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

// Modifiers and styles that the app declares.
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

  /// A toggle of a style of the app is what the style makes of its label.
  mutating func styled(
    _ views: [ViewNode], by call: Call, _ scope: Scope
  ) -> [ViewNode] {
    guard let name = Call.member(call.first), let type = project.types[name],
      type.kind == .toggleStyle, let function = type.functions["makeBody"],
      let body = function.body?.statements
    else { return views }
    let place = place(of: call.node, scope)
    return views.flatMap { toggle -> [ViewNode] in
      guard toggle.kind == .toggle else { return [toggle] }
      var label = toggle.children
      if let text = toggle.facts.text {
        var title = node(.text, "Text", at: toggle.place)
        title.facts.text = text
        label.append(title)
      }
      let inner = Scope(
        type: type, file: type.file, place: place, bindings: ["configuration.label": .views(label)])
      var result = follow("\(type.name).makeBody", from: scope, into: inner, at: place) {
        $0.nodes(body, $1)
      }
      if result.count == 1, result[0].kind == .button {
        result[0].facts.changes.insert("configuration.isOn")
      }
      // Without a button in its style, a toggle stays one for VoiceOver (docs/evidence/swiftui.md#controls).
      return result.flatMap(\.controls).isEmpty ? [toggle] : result
    }
  }
}
