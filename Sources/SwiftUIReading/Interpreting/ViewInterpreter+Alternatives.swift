internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

// Views that are shown one at a time: the branches of `if`, `switch` and conditional expressions.
extension ViewInterpreter {
  mutating func alternatives(_ condition: IfExprSyntax, _ scope: Scope) -> [ViewNode] {
    var branches: [[ViewNode]] = []
    var next: IfExprSyntax? = condition
    let shown = Self.variable(of: condition)
    while let current = next {
      let condition = expanded(current.conditions.trimmedDescription, scope)
      branches.append(
        nodes(current.body.statements, scope).map { node in
          var node = node
          node.facts.looks.insert(condition)
          node.facts.condition = node.facts.condition ?? shown
          return node
        })
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): branches.append(nodes(block.statements, scope))
      case nil: break
      }
    }
    return alternatives(branches)
  }

  /// The variable that alone decides whether the only branch of a condition is shown.
  private static func variable(of condition: IfExprSyntax) -> String? {
    guard condition.elseBody == nil, condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition
    else { return nil }
    return expression.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  mutating func alternatives(_ choice: SwitchExprSyntax, _ scope: Scope) -> [ViewNode] {
    alternatives(
      choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map { nodes($0.statements, scope) })
  }

  /// The first branch with content is shown; the others are hidden until their conditions hold.
  func alternatives(_ branches: [[ViewNode]]) -> [ViewNode] {
    let filled = branches.filter { !$0.isEmpty }
    guard let first = filled.first else { return [] }
    return first
      + filled.dropFirst().joined().map { node in
        var node = node
        node.facts.isAlternative = true
        return node
      }
  }
}
