internal import SwiftSyntax

// The states of a view that have other values than their initial ones before a user meets it.

extension TypeDeclaration {
  /// The states that `onAppear` of its whole body sets whatever happens.
  var statesReplacedFirst: Set<String> {
    var view = properties["body"]?.body.flatMap(Property.onlyValue)
    var found: Set<String> = []
    while let call = view?.bare.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      if member.declName.baseName.text == "onAppear",
        let closure = Call(call).flatMap({ $0.trailing ?? $0.closure("perform") })
      {
        found.formUnion(Self.alwaysSet(in: closure.statements))
      }
      view = member.base
    }
    return found
  }

  /// The variables that code sets on each way through it, up to a statement that may leave it.
  private static func alwaysSet(in items: CodeBlockItemListSyntax) -> Set<String> {
    var found: Set<String> = []
    for item in items {
      if item.item.is(GuardStmtSyntax.self) || item.item.is(ReturnStmtSyntax.self) { return found }
      let statement = item.item.as(ExpressionStmtSyntax.self)?.expression
      guard let expression = statement ?? item.item.as(ExprSyntax.self) else { continue }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        if parts.count > 1, parts[1].is(AssignmentExprSyntax.self) {
          let name = parts[0].trimmedDescription
          found.insert(name.hasPrefix("self.") ? String(name.dropFirst(5)) : name)
        }
      } else if let branches = branches(of: expression) {
        let sets = branches.map(alwaysSet)
        found.formUnion(sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) })
      }
    }
    return found
  }

  /// The ways through a choice; nil for other code, and if code may pass it by.
  private static func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    var branches: [CodeBlockItemListSyntax] = []
    var condition = expression.as(IfExprSyntax.self)
    while let next = condition {
      branches.append(next.body.statements)
      switch next.elseBody {
      case .ifExpr(let other): condition = other
      case .codeBlock(let block): return branches + [block.statements]
      case nil: return nil
      }
    }
    return nil
  }
}
