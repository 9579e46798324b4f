internal import SwiftSyntax

// Conditions that the arguments of a view decide: a part of the app's own shows its title only if it gets one.

extension ViewInterpreter {
  /// Whether some conditions hold, nil if only the running app knows, and the scope of the code after them.
  func verdict(
    on conditions: ConditionElementListSyntax, _ scope: Scope
  ) -> (isTrue: Bool?, scope: Scope) {
    var inner = scope
    var isTrue: Bool? = true
    for element in conditions {
      let verdict: Bool?
      switch element.condition {
      case .expression(let expression): verdict = truth(of: expression, inner)
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        verdict = hasValue(binding.initializer?.value, named: name, inner)
        if let name, let value = binding.initializer?.value {
          inner = inner.adding([name: .expression(value, inner)])
        }
      // The newest system has all of them.
      case .availability(let availability):
        verdict = availability.availabilityKeyword.tokenKind == .poundAvailable
      case .matchingPattern: verdict = nil
      }
      if verdict == false { return (false, inner) }
      if verdict == nil { isTrue = nil }
    }
    return (isTrue, inner)
  }

  /// The value of a Boolean constant or argument, and whether an optional argument is there.
  private func truth(of expression: ExprSyntax, _ scope: Scope) -> Bool? {
    let expression = expression.bare
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return truth(of: negated.expression, scope).map { !$0 }
    }
    if let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      return truth(of: parts, scope)
    }
    return isOption(expression, scope) ?? isEmpty(expression, scope)
      ?? constant(expression, scope)?.boolean
  }

  /// Whether a constant text is empty: `badge.isEmpty`; nil for another expression.
  private func isEmpty(_ expression: ExprSyntax, _ scope: Scope) -> Bool? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isEmpty", let base = member.base
    else { return nil }
    return constant(base, scope)?.isEmptyText
  }

  /// The value of operands with operators between them: `size != .small && isNew`.
  private func truth(of parts: [ExprSyntax], _ scope: Scope) -> Bool? {
    let signs = Set(parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].trimmedDescription })
    // `&&` binds more tightly.
    for sign in ["||", "&&"] where signs.contains(sign) {
      let values = parts.split { $0.trimmedDescription == sign }.map {
        $0.count == 1 ? truth(of: $0[$0.startIndex], scope) : truth(of: Array($0), scope)
      }
      let deciding = sign == "||"
      if values.contains(deciding) { return deciding }
      return values.contains(nil) ? nil : !deciding
    }
    guard parts.count == 3, let sign = signs.first, ["==", "!="].contains(sign) else { return nil }
    if parts[2].is(NilLiteralExprSyntax.self) {
      return hasValue(parts[0], named: nil, scope).map { $0 == (sign == "!=") }
    }
    guard let first = caseName(parts[0], scope), let second = caseName(parts[2], scope)
    else { return nil }
    return (first == second) == (sign == "==")
  }

  /// The case of an enumeration that an expression stands for, through arguments and constants; nil for another one.
  private func caseName(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    guard let member = constant(expression, scope)?.as(MemberAccessExprSyntax.self),
      Self.isCase(member)
    else { return nil }
    return member.declName.baseName.text
  }

  /// Whether a set of options that the source lists has one of them: `options.contains(.wide)`; nil for another expression.
  private func isOption(_ expression: ExprSyntax, _ scope: Scope) -> Bool? {
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.name == "contains", call.arguments.count == 1, let option = Call.member(call.first),
      let base = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let options = constant(base, scope), let names = project.options(in: options)
    else { return nil }
    return names.contains(option)
  }

  /// Whether an optional has a value; nil if only the running app knows.
  ///
  /// - Parameter name: that of `if let name`.
  private func hasValue(_ expression: ExprSyntax?, named name: String?, _ scope: Scope) -> Bool? {
    guard let expression = expression?.bare else {
      return name.flatMap { meaning(of: $0, scope) }?.hasValue
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return Meaning.value(expression).hasValue
    }
    return meaning(of: reference, scope)?.hasValue
  }

  /// The expression that a name stands for, through arguments and constants; nil if it may change while the app runs.
  func constant(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    let expression = expression.bare
    guard let name = Self.ownName(in: expression) else { return expression }
    return constant(named: name, scope)
  }

  private func constant(named name: String, _ scope: Scope) -> ExprSyntax? {
    guard case .value(let value)? = meaning(of: name, scope) else { return nil }
    return value
  }

  /// The meaning of a name, however many views pass it on.
  private enum Meaning {
    case value(ExprSyntax)
    /// An optional parameter without an argument.
    case nothing

    /// Nil for an expression that is not a literal.
    var hasValue: Bool? {
      guard case .value(let value) = self, !value.is(NilLiteralExprSyntax.self) else {
        return false
      }
      let isLiteral =
        value.is(StringLiteralExprSyntax.self) || value.is(ClosureExprSyntax.self)
        || value.number != nil || value.boolean != nil
      return isLiteral ? true : nil
    }
  }

  /// Nil for a name whose value may change while the app runs.
  private func meaning(of name: String, _ scope: Scope) -> Meaning? {
    var (name, scope) = (name, scope)
    // Names may refer to each other without end.
    for _ in 0..<Self.longestChain {
      let (value, around): (ExprSyntax, Scope)
      switch scope.bindings[name] {
      case .expression(let expression, let outer)?: (value, around) = (expression.bare, outer)
      case .nothing?: return .nothing
      case nil:
        guard let type = scope.type, let property = type.properties[name],
          let initial = property.initializer,
          !property.isVariable && !property.hasAttributes
            || property.isOfFile && isSteady(property, named: name, of: type)
        else { return nil }
        (value, around) = (initial.bare, scope.inMembers)
      default: return nil
      }
      guard let next = Self.ownName(in: value) else { return .value(value.boundLiteral ?? value) }
      (name, scope) = (next, around)
    }
    return nil
  }

  /// Whether a property is a state that no code changes.
  func isSteady(
    _ property: TypeDeclaration.Property, named name: String, of type: TypeDeclaration
  ) -> Bool {
    property.isState && !changedStates.contain(name, of: type)
  }

  private static let longestChain = 16
}
