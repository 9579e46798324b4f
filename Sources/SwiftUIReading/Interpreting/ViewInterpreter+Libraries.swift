internal import AccessibilityModel
internal import SwiftSyntax

// The views of libraries and of values, whose code is not read.

extension ViewInterpreter {
  /// A view of a library: the views in its trailing closures are its content.
  mutating func ofLibrary(_ call: Call, _ scope: Scope) -> [ViewNode] {
    if let button = buttonOfLibrary(call, scope) { return [button] }
    if call.name.first?.isUppercase == true, call.name.hasSuffix("Image") {
      return [pictureOfLibrary(call, scope)]
    }
    let isView = call.name.first?.isUppercase == true
    if isView, let text = textOfLibrary(call, scope) { return [text] }
    // A function with a closure gives back what that makes: `withAnimation { … }`.
    if !isView, let closure = call.trailing { return nodes(closure, scope) }
    var group = node(.group, call.name, at: place(of: call.node, scope))
    if isView { group.children = content(ofLibrary: call, scope) }
    return group.children.isEmpty ? [unknown(call, scope)] : [group]
  }

  /// The views in the closures that a view of a library gets, also through values: `Rows(section: Section(id: 0) { … })`.
  /// Other closures are actions.
  private mutating func content(ofLibrary call: Call, _ scope: Scope) -> [ViewNode] {
    let closures = [call.trailing].compactMap(\.self) + call.labelled.map(\.closure)
    var views = closures.flatMap { nodes($0, scope) }
    let names = unknownViews
    for argument in call.arguments where !Self.isAction(argument.label ?? "") {
      if let closure = argument.value.as(ClosureExprSyntax.self) {
        views += nodes(closure, scope).filter { !$0.isValue && $0.kind != .unknown }
      } else if let inner = argument.value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        inner.name.first?.isUppercase == true, inner.trailing != nil,
        project.types[inner.name] == nil
      {
        views += content(ofLibrary: inner, scope).filter { !$0.isValue && $0.kind != .unknown }
      }
    }
    // Calls in closures without views are not left out.
    if views.isEmpty { unknownViews = names }
    return views
  }

  /// Whether a closure with some label is code that a view calls, and not its content.
  private static func isAction(_ label: String) -> Bool {
    ["on", "action", "perform", "completion", "handler", "did", "will", "get", "set"].contains {
      label.hasPrefix($0)
    }
  }

  /// A button of a library with a closure for its label, as SwiftUI's: `AsyncButton { … } label: { … }`; nil for another view.
  private mutating func buttonOfLibrary(_ call: Call, _ scope: Scope) -> ViewNode? {
    let title = call.first.flatMap { $0.is(StringLiteralExprSyntax.self) ? $0 : nil }
    guard call.name.first?.isUppercase == true, call.name.hasSuffix("Button"),
      call.closure("label") != nil || title != nil, call.trailing != nil || call.has("action")
    else { return nil }
    countUnknownView(call.name)
    var button = node(.button, call.name, at: place(of: call.node, scope))
    button.facts.text = title.map { texts.text($0, in: scope) }
    if let label = call.closure("label") { button.children = nodes(label, scope) }
    if let action = call.closure("action") ?? call.trailing {
      button.facts.changes = changes(of: action.statements, scope)
    }
    // Its style may draw around the label.
    button.facts.stylesButtons = true
    return button
  }

  /// A text that a library draws: `BrandText(model.error, style: .caption)`. Its code decides its font and its colour.
  private mutating func textOfLibrary(_ call: Call, _ scope: Scope) -> ViewNode? {
    guard call.name.hasSuffix("Text"), call.trailing == nil, let value = call.first else {
      return nil
    }
    countUnknownView(call.name)
    var result = text(call, scope, place(of: call.node, scope))
    result.facts.text = texts.text(value, in: scope)
    result.facts.isOfLibrary = true
    result.facts.insets = .open
    return result
  }

  /// A picture that a library loads: `KFImage(url)`, `LazyImage(url: url) { state in … }`. Its code may name it.
  private func pictureOfLibrary(_ call: Call, _ scope: Scope) -> ViewNode {
    var image = node(.image, call.name, at: place(of: call.node, scope))
    image.facts.isOfLibrary = true
    image.facts.insets = .open
    return image
  }

  mutating func unknown(_ call: Call, _ scope: Scope) -> ViewNode {
    countUnknownView(call.name)
    return node(.unknown, "View", at: place(of: call.node, scope))
  }
}
