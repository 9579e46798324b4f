internal import SwiftSyntax

// Views that code passes on without a call.

extension SwiftFactCollector {
  /// `playButton <- "Play"`: an operator of the app's own is a function of two arguments.
  func readOperators(_ elements: [ExprSyntax]) {
    for (index, element) in elements.enumerated() {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        !Self.operators.contains(name), index > 0, index + 1 < elements.count
      else { continue }
      for (position, operand) in [elements[index - 1], elements[index + 1]].enumerated() {
        pass(operand, to: name, at: position, of: element)
      }
    }
  }

  /// `#style(playButton)`, whose code is not in the sources.
  func readMacro(_ node: MacroExpansionExprSyntax) {
    guard !Self.expressions.contains(node.macroName.text) else { return }
    readPassed(node.arguments, to: "#" + node.macroName.text, at: node)
  }

  /// Swift's own expressions with that syntax, which only name what they get.
  private static let expressions: Set<String> = [
    "selector", "keyPath", "available", "unavailable", "colorLiteral", "imageLiteral",
    "fileLiteral",
  ]

  /// Views among the arguments of a macro or of a subscript.
  func readPassed(
    _ arguments: LabeledExprListSyntax, to function: String, at node: some SyntaxProtocol
  ) {
    for (position, argument) in arguments.enumerated() {
      pass(argument.expression, to: function, at: position, of: node)
    }
  }

  private func pass(
    _ expression: ExprSyntax, to function: String, at position: Int, of node: some SyntaxProtocol
  ) {
    for object in references(of: expression) where object.isFollowed {
      add(
        PassedArgument(
          object: object, function: function, label: nil, position: position, scope: scope,
          location: location(of: node)))
    }
  }

  /// The binary operators of Swift's standard library, and those that bind a property, which are read as assignments
  /// (https://developer.apple.com/documentation/swift/operator-declarations).
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "==", "!=",
    "===", "!==",
    "<", "<=", ">", ">=", "~=", "&&", "||", "??", "...", "..<", ".&", ".|", ".^", ".==", ".!=",
    ".<", ".<=", ".>", ".>=",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=", "??=", "<~",
  ]
}
