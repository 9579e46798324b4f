internal import SwiftParser
internal import SwiftSyntax

// The values of a view's variables on its first screen, which is the one that is spoken.

extension Scope {
  /// The value that an expression has before a user does anything: a literal, a case, or another expression that no
  /// variable of the view stands for.
  ///
  /// `$name`, `self.name` and `.constant(3)` lead to the variable or the value that they bind.
  ///
  /// - Returns: nil for a name whose value only the running app knows.
  func initialValue(of expression: ExprSyntax?) -> ExprSyntax? {
    var scope = self
    var expression = expression?.bare
    // Names may refer to each other without end.
    for _ in 0..<Self.longestChain {
      guard let value = expression else { return nil }
      if let call = value.as(FunctionCallExprSyntax.self), Call.name(of: call) == "constant" {
        expression = call.arguments.first?.expression.bare
      } else if let name = Self.variable(value) {
        guard let next = scope.initialValue(named: name) else { return nil }
        (expression, scope) = (next.value.bare, next.scope)
      } else {
        return value
      }
    }
    return nil
  }

  private static let longestChain = 16

  /// `name` of `name`, `$name`, `self.name` and `self.$name`; nil for another expression.
  private static func variable(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.withoutDollar
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.declName.baseName.text.withoutDollar
  }

  private func initialValue(named name: String) -> (value: ExprSyntax, scope: Scope)? {
    if let binding = bindings[name] {
      guard case .expression(let value, let around) = binding else { return nil }
      return (value, around)
    }
    return type?.properties[name]?.initializer.map { ($0, inMembers) }
  }

  /// Whether a condition holds on the first screen; nil if only the running app knows.
  ///
  /// - Parameter condition: its operands and operators, in order.
  func isInitiallyTrue(_ condition: [ExprSyntax]) -> Bool? {
    switch condition.count {
    case 1: isInitiallyTrue(condition[0].bare)
    case 3: areInitiallyEqual(condition[0], condition[2], sign: condition[1].trimmedDescription)
    default: nil
    }
  }

  private func isInitiallyTrue(_ condition: ExprSyntax) -> Bool? {
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return isInitiallyTrue(negated.expression.bare).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      return isInitiallyTrue(Array(sequence.elements))
    }
    return initialValue(of: condition)?.boolean
  }

  /// Compares two literals or cases.
  private func areInitiallyEqual(_ first: ExprSyntax, _ second: ExprSyntax, sign: String) -> Bool? {
    guard sign == "==" || sign == "!=", let first = initialConstant(first),
      let second = initialConstant(second)
    else { return nil }
    return (first == second) == (sign == "==")
  }

  /// The words of a literal, or the name of a case.
  private func initialConstant(_ expression: ExprSyntax) -> String? {
    guard let value = initialValue(of: expression) else { return nil }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return ViewInterpreter.isCase(member) ? ".\(member.declName.baseName.text)" : nil
    }
    let isLiteral =
      value.number != nil || value.boolean != nil || value.is(NilLiteralExprSyntax.self)
      || value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    return isLiteral ? value.trimmedDescription : nil
  }
}

extension String {
  fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
