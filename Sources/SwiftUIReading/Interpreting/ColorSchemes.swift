internal import SwiftSyntax

/// The two values that code chooses by the appearance: `switch colorScheme { … }`, `if colorScheme == .dark { … } else { … }`.
struct ColorSchemes {
  let light: ExprSyntax
  let dark: ExprSyntax

  /// - Returns: nil for other code.
  init?(of items: CodeBlockItemListSyntax) {
    guard let first = items.first, let choice = Self.expression(first) else { return nil }
    if items.count == 1, let choice = choice.as(SwitchExprSyntax.self) {
      self.init(choice)
    } else if let choice = choice.as(IfExprSyntax.self) {
      self.init(choice, else: items.dropFirst().first.flatMap(Self.value))
    } else {
      return nil
    }
  }

  private init?(_ choice: SwitchExprSyntax) {
    guard choice.subject.trimmedDescription.hasSuffix("colorScheme") else { return nil }
    var values: [String: ExprSyntax] = [:]
    for branch in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
      guard branch.statements.count == 1, let value = branch.statements.first.flatMap(Self.value)
      else { return nil }
      switch branch.label {
      case .case(let label):
        for item in label.caseItems { values[item.pattern.trimmedDescription] = value }
      case .default: values["default"] = value
      }
    }
    guard let light = values[".light"] ?? values["default"],
      let dark = values[".dark"] ?? values["default"]
    else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  /// - Parameter rest: the value after an `if` that returns.
  private init?(_ choice: IfExprSyntax, else rest: ExprSyntax?) {
    let words = choice.conditions.trimmedDescription.split(separator: " ")
    guard words.count == 3, words[0].hasSuffix("colorScheme"), words[1] == "==",
      choice.body.statements.count == 1,
      let first = choice.body.statements.first.flatMap(Self.value)
    else { return nil }
    var second = rest
    if case .codeBlock(let block)? = choice.elseBody, block.statements.count == 1 {
      second = block.statements.first.flatMap(Self.value)
    }
    guard let second else { return nil }
    (light, dark) = words[2].hasSuffix(".dark") ? (second, first) : (first, second)
  }

  private static func expression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  private static func value(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
