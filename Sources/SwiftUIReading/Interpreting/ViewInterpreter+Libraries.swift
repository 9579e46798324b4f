internal import AccessibilityModel
internal import SwiftSyntax

// The views of libraries and of values, whose code is not read.

extension ViewInterpreter {
  /// A view of a library: the views in its trailing closures are its content.
  mutating func ofLibrary(_ call: Call, _ scope: Scope) -> [ViewNode] {
    let closures = [call.trailing].compactMap(\.self) + call.labelled.map(\.closure)
    let isView = call.name.first?.isUppercase == true
    var group = node(.group, call.name, at: place(of: call.node, scope))
    if isView { group.children = closures.flatMap { nodes($0, scope) } }
    return group.children.isEmpty ? [unknown(call, scope)] : [group]
  }

  mutating func unknown(_ call: Call, _ scope: Scope) -> ViewNode {
    countUnknownView(call.name)
    return node(.unknown, "View", at: place(of: call.node, scope))
  }
}
