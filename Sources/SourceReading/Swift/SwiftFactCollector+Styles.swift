internal import SwiftSyntax

// Styles: closures in objects that apply them to views.

extension SwiftFactCollector {
  /// `static let title = Style<UILabel> { $0.font = .body }` is read as a function that gets the view.
  func readStyle(_ binding: PatternBindingSyntax) {
    guard let type = typeName, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let closure = binding.initializer?.value.plain.styling
    else { return }
    bindStyle(closure)
    add(
      FunctionDeclaration(
        scope: CodeScope(type: type, member: name.identifier.text), parameters: [],
        location: location(of: name)))
  }

  /// `return Style<UILabel> { $0.font = .body }`: the function that returns the style also gets the
  /// view.
  func readStyle(_ value: ExprSyntax?) {
    if let closure = value?.plain.styling { bindStyle(closure) }
  }

  private func bindStyle(_ closure: ClosureExprSyntax) {
    closureParameters[closure.id] = [
      ObjectReference(root: .parameter(FunctionDeclaration.styledView))
    ]
  }
}

extension FunctionCallExprSyntax {
  /// The name of the applied style: `Style.title` in `Style.title.apply(to: label)`, and in
  /// `Style.title(.red).apply(to: label)`; for other receivers, the name of the type.
  var receiverName: String? {
    let receiver = receiver?.plain
    let name =
      receiver?.typeName ?? receiver?.as(FunctionCallExprSyntax.self)?.calledExpression.typeName
    return name?.joined(separator: ".")
  }
}

extension ExprSyntax {
  /// The only closure with which an object is created.
  fileprivate var styling: ClosureExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.typeName?.last?.first?.isUppercase == true,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    let closures =
      [call.trailingClosure] + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
    let known = closures.compactMap(\.self)
    return known.count == 1 ? known[0] : nil
  }
}
