internal import SwiftSyntax

// Modifiers between `#if` and `#endif` in a chain.

extension ViewInterpreter {
  /// Views after the modifiers of a chain that an iPhone compiles, or a Mac in an app for it alone. Of flags of the app, the
  /// first counts.
  mutating func nodes(of conditional: PostfixIfConfigExprSyntax, _ scope: Scope) -> [ViewNode] {
    let views = conditional.base.map { nodes($0, scope) } ?? []
    return modified(views, by: conditional.config, scope)
  }

  private mutating func modified(
    _ views: [ViewNode], by code: IfConfigDeclSyntax, _ scope: Scope
  ) -> [ViewNode] {
    guard case .postfixExpression(let chain)? = clause(of: code)?.elements else { return views }
    return links(of: chain).reversed().reduce(views) { views, link in
      switch link {
      case .call(let call): modified(views, by: call, scope)
      case .code(let code): modified(views, by: code, scope)
      }
    }
  }

  /// The first clause that is compiled for users; nil for none.
  private func clause(of code: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    code.clauses.first { clause in
      let condition = BuildCondition(clause.condition, isForMac: project.isForMac)
      let isForDevelopers = ShownCondition.ofPhone.contains { fact in
        condition.shown.contains { $0.excludes(fact) }
      }
      return condition.isTrue != false && !isForDevelopers
    }
  }

  /// A modifier in a chain without a receiver, or further `#if` in it.
  private enum Link {
    case call(Call)
    case code(IfConfigDeclSyntax)
  }

  /// The last one first.
  private func links(of chain: ExprSyntax) -> [Link] {
    var links: [Link] = []
    var next: ExprSyntax? = chain
    while let expression = next {
      if let conditional = expression.as(PostfixIfConfigExprSyntax.self) {
        links.append(.code(conditional.config))
        next = conditional.base
      } else if let node = expression.as(FunctionCallExprSyntax.self) {
        if let call = Call(node) { links.append(.call(call)) }
        next = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        next = nil
      }
    }
    return links
  }
}
