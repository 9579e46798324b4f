internal import AccessibilityModel
internal import SwiftSyntax

// The views of libraries and of values, whose code is not read.

extension ViewInterpreter {
  /// A view of a library: the views in its trailing closures are its content.
  mutating func ofLibrary(_ call: Call, _ scope: Scope) -> [ViewNode] {
    if let button = buttonOfLibrary(call, scope) { return [button] }
    let closures = [call.trailing].compactMap(\.self) + call.labelled.map(\.closure)
    let isView = call.name.first?.isUppercase == true
    // A function with a closure gives back what that makes: `withAnimation { … }`.
    if !isView, let closure = call.trailing { return nodes(closure, scope) }
    var group = node(.group, call.name, at: place(of: call.node, scope))
    if isView { group.children = closures.flatMap { nodes($0, scope) } }
    return group.children.isEmpty ? [unknown(call, scope)] : [group]
  }

  /// A button of a library with a closure for its label, as SwiftUI's: `AsyncButton { … } label: { … }`; nil for another view.
  private mutating func buttonOfLibrary(_ call: Call, _ scope: Scope) -> ViewNode? {
    guard call.name.first?.isUppercase == true, call.name.hasSuffix("Button"),
      let label = call.closure("label"), call.trailing != nil || call.has("action")
    else { return nil }
    countUnknownView(call.name)
    var button = node(.button, call.name, at: place(of: call.node, scope))
    button.children = nodes(label, scope)
    if let action = call.closure("action") ?? call.trailing {
      button.facts.changes = changes(of: action.statements, scope)
    }
    // Its style may draw around the label.
    button.facts.stylesButtons = true
    return button
  }

  mutating func unknown(_ call: Call, _ scope: Scope) -> ViewNode {
    countUnknownView(call.name)
    return node(.unknown, "View", at: place(of: call.node, scope))
  }
}
