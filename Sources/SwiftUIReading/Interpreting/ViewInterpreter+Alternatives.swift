internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

// Views that are shown one at a time: the branches of `if`, `switch` and conditional expressions.
extension ViewInterpreter {
  mutating func alternatives(_ condition: IfExprSyntax, _ scope: Scope) -> [ViewNode] {
    var branches: [[ViewNode]] = []
    var next: IfExprSyntax? = condition
    let shown = Self.variable(of: condition)
    let choice = Self.choice(of: condition)
    while let current = next {
      let condition = expanded(current.conditions.trimmedDescription, scope)
      branches.append(
        nodes(current.body.statements, scope).map { node in
          var node = node
          node.facts.looks.insert(condition)
          node.facts.condition = node.facts.condition ?? shown
          if node.facts.choice.isEmpty { node.facts.choice = choice }
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

  /// The variable and the literal of `page == 1`; empty for another condition.
  private static func choice(of condition: IfExprSyntax) -> [String] {
    guard condition.elseBody == nil, condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition,
      let parts = expression.bare.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].trimmedDescription == "==",
      parts[0].is(DeclReferenceExprSyntax.self)
    else { return [] }
    return [parts[0].trimmedDescription, parts[2].trimmedDescription]
  }

  /// Of views that are shown for different values of one variable, those of the first value are shown.
  static func withoutLaterChoices(_ views: [ViewNode]) -> [ViewNode] {
    var first: [String: String] = [:]
    return views.map { view in
      let choice = view.facts.choice
      guard choice.count == 2 else { return view }
      var view = view
      if first[choice[0], default: choice[1]] != choice[1] { view.facts.isAlternative = true }
      first[choice[0]] = first[choice[0]] ?? choice[1]
      return view
    }
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
