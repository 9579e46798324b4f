internal import AccessibilityModel
internal import SwiftSyntax

// Styles of controls that the app declares.
extension ViewInterpreter {
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

  /// Buttons of a style of the app show what the style makes of their labels; nil if one of them is not a button, or if the
  /// source does not show the style.
  mutating func ofButtonStyle(
    _ views: [ViewNode], by call: Call, _ scope: Scope
  ) -> [ViewNode]? {
    guard !views.isEmpty, views.allSatisfy(\.takesButtonStyle),
      let (type, arguments) = buttonStyle(call.first, scope),
      let function = type.functions["makeBody"], let body = function.body?.statements
    else { return nil }
    let parameter = function.signature.parameterClause.parameters.first
    let name = (parameter?.secondName ?? parameter?.firstName)?.text ?? "configuration"
    let place = place(of: call.node, scope)
    return views.map { button in
      var button = button
      var label = button.children
      if let text = button.facts.text, label.isEmpty {
        var title = node(.text, "Text", at: button.place)
        title.facts.text = text
        label.append(title)
      }
      let inner = Scope(
        type: type, file: type.file, place: place, instance: nextNumber(),
        bindings: arguments.merging(["\(name).label": .views(label)]) { _, new in new })
      let drawn = follow("\(type.name).makeBody", from: scope, into: inner, at: place) {
        $0.nodes(body, $1)
      }
      let isKnown = !drawn.contains(where: \.holdsValue) || label.spoken == nil
      guard isKnown, !drawn.isEmpty, drawn.flatMap(\.controls).isEmpty else {
        return button.inUnknownStyle
      }
      button.facts.text = nil
      button.children = drawn.count == 1 ? drawn : [stack(of: drawn, at: place)]
      return button
    }
  }

  private func stack(of views: [ViewNode], at place: ViewNode.Place) -> ViewNode {
    var stack = node(.stack, "ZStack", at: place)
    stack.children = views
    return stack
  }

  /// The style that an argument means, and the arguments of its initializer: `CardButtonStyle(color: .red)`, or `.card` of
  /// an extension of `ButtonStyle`.
  private mutating func buttonStyle(
    _ expression: ExprSyntax?, _ scope: Scope
  ) -> (TypeDeclaration, [String: Scope.Binding])? {
    guard let expression = expression?.bare, let name = Call.member(expression) else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    if let type = project.types[name], type.kind == .buttonStyle {
      return (type, call.map { arguments(of: $0, to: type, scope) } ?? [:])
    }
    for holder in ["ButtonStyle", "PrimitiveButtonStyle"].compactMap({ project.types[$0] }) {
      if let property = holder.properties[name],
        let found = buttonStyle(made: property.type, property.constant, scope)
      {
        return found
      }
      if let call, let function = holder.overload(for: call, scope),
        let body = function.body?.statements
      {
        let inner = Scope(
          type: holder, file: holder.file, place: scope.place, open: scope.open,
          bindings: arguments(of: call, to: function, scope))
        let type = function.signature.returnClause?.type.trimmedDescription
        return buttonStyle(made: type, TypeDeclaration.Property.onlyValue(of: body), inner)
      }
    }
    return nil
  }

  /// The style of a type that an expression makes: `.init(color: .red)`, `Self()`.
  private mutating func buttonStyle(
    made name: String?, _ value: ExprSyntax?, _ scope: Scope
  ) -> (TypeDeclaration, [String: Scope.Binding])? {
    let call = value?.bare.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    let known = [call?.name, name].compactMap(\.self).compactMap { project.types[$0] }
    guard let type = known.first(where: { $0.kind == .buttonStyle }) else { return nil }
    return (type, call.map { arguments(of: $0, to: type, scope) } ?? [:])
  }
}

extension ViewNode {
  fileprivate var takesButtonStyle: Bool {
    kind == .button || kind == .link || kind == .navigationLink
  }

  /// Whether it or a view in it is one that only the running app knows.
  fileprivate var holdsValue: Bool { isValue || children.contains(where: \.holdsValue) }

  /// The same in a style that draws around its label in a way that the source does not show.
  fileprivate var inUnknownStyle: ViewNode {
    var button = self
    button.facts.background = button.facts.background ?? .unknown
    button.facts.stylesButtons = true
    return button
  }
}
