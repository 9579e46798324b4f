internal import SwiftParser
internal import SwiftSyntax

// The conditions of branches, in a form in which those of different places can be compared.

extension ViewInterpreter {
  /// The conditions that hold where some conditions of an `if` do.
  func shownConditions(
    of conditions: ConditionElementListSyntax, _ scope: Scope
  ) -> [ShownCondition] {
    conditions.flatMap { shownConditions(of: $0, scope) }
  }

  /// The conditions that hold where those of an `if` do not, as far as one of them is the only one.
  func shownConditions(
    ofElse conditions: ConditionElementListSyntax, _ scope: Scope
  ) -> [ShownCondition] {
    guard conditions.count == 1, let element = conditions.first else { return [] }
    if case .expression(let expression) = element.condition {
      return shownConditions(of: expression, scope, isTrue: false)
    }
    let positive = shownConditions(of: element, scope)
    return positive.count == 1 ? positive.map(\.negated) : []
  }

  private func shownConditions(
    of element: ConditionElementSyntax, _ scope: Scope
  ) -> [ShownCondition] {
    switch element.condition {
    case .expression(let expression): return shownConditions(of: expression, scope, isTrue: true)
    case .optionalBinding(let binding):
      let subject =
        binding.initializer.map { canonical($0.value, scope) }
        ?? binding.pattern.as(IdentifierPatternSyntax.self).map {
          canonical(name: $0.identifier.text, scope)
        }
      return subject.map { [ShownCondition($0, ["nil"], isOneOf: false)] } ?? []
    case .matchingPattern(let match):
      guard let name = Self.caseName(in: match.pattern.trimmedDescription) else { return [] }
      return [ShownCondition(canonical(match.initializer.value, scope), [name])]
    case .availability: return []
    }
  }

  /// The conditions of a case of a `switch`: none for one that the source does not tell from the others.
  func shownConditions(
    of branch: SwitchCaseSyntax, in choice: SwitchExprSyntax, _ scope: Scope
  ) -> [ShownCondition] {
    let subject = canonical(choice.subject, scope)
    guard let names = Self.caseNames(of: branch) else {
      guard case .default = branch.label else { return [] }
      let others = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        .compactMap(Self.caseNames)
      return [ShownCondition(subject, Set(others.joined()), isOneOf: false)]
    }
    return [ShownCondition(subject, names)]
  }

  /// The cases and literals for which a branch of a `switch` is chosen; nil if it has other patterns.
  private static func caseNames(of branch: SwitchCaseSyntax) -> Set<String>? {
    guard case .case(let label) = branch.label else { return nil }
    var names: Set<String> = []
    for item in label.caseItems {
      guard item.whereClause == nil,
        let name = caseName(in: item.pattern.trimmedDescription)
      else { return nil }
      names.insert(name)
    }
    return names
  }

  /// `.success` of `.success(let value)`, of `let .success(value)` and of `Result.success`; nil for another pattern.
  private static func caseName(in pattern: String) -> String? {
    if ["true", "false", "nil"].contains(pattern) || pattern.first == "\"" { return pattern }
    guard let dot = pattern.firstIndex(of: ".") else { return nil }
    let name = pattern[pattern.index(after: dot)...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    return name.isEmpty ? nil : ".\(name)"
  }

  // MARK: Expressions

  /// The conditions that hold where an expression is true, or false.
  ///
  /// - Parameter steps: how many computed properties and arguments were followed to it.
  func shownConditions(
    of expression: ExprSyntax, _ scope: Scope, isTrue: Bool, steps: Int = 0
  ) -> [ShownCondition] {
    let expression = expression.bare
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return shownConditions(of: negation.expression, scope, isTrue: !isTrue, steps: steps)
    }
    if let (value, around) = definition(of: expression, scope), steps < Self.mostSteps {
      return shownConditions(of: value, around, isTrue: isTrue, steps: steps + 1)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return [ShownCondition(canonical(expression, scope), is: isTrue)]
    }
    return shownConditions(of: Array(sequence.elements), scope, isTrue: isTrue, steps: steps)
  }

  /// The same for operands with the operators between them.
  func shownConditions(
    of elements: [ExprSyntax], _ scope: Scope, isTrue: Bool, steps: Int = 0
  ) -> [ShownCondition] {
    guard elements.count > 1 else {
      return elements.flatMap { shownConditions(of: $0, scope, isTrue: isTrue, steps: steps) }
    }
    let words = elements.map { canonical($0, scope) }.joined(separator: " ")
    let whole = ShownCondition(words, is: isTrue)
    let joint = isTrue ? "&&" : "||"
    let opposite = isTrue ? "||" : "&&"
    if elements.contains(where: { $0.trimmedDescription == joint }) {
      let isMixed = elements.contains { [opposite, "?"].contains($0.trimmedDescription) }
      guard !isMixed, !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
        return [whole]
      }
      let parts = elements.split { $0.trimmedDescription == joint }
      return [whole] + parts.flatMap { comparison(Array($0), scope, isTrue, steps) }
    }
    guard !elements.contains(where: { $0.trimmedDescription == opposite }) else { return [whole] }
    return comparison(elements, scope, isTrue, steps)
  }

  /// The condition of `kind == .radarr`, or of an operand alone; none for another comparison.
  private func comparison(
    _ elements: [ExprSyntax], _ scope: Scope, _ isTrue: Bool, _ steps: Int
  ) -> [ShownCondition] {
    if elements.count == 1 {
      return shownConditions(of: elements[0], scope, isTrue: isTrue, steps: steps)
    }
    guard elements.count == 3 else { return [] }
    let sign = elements[1].trimmedDescription
    guard sign == "==" || sign == "!=" else {
      // `count > 0` and `isNew ?? false` hold or do not.
      let text = elements.map { canonical($0, scope) }.joined(separator: " ")
      return [ShownCondition(text, is: isTrue)]
    }
    let isEqual = (sign == "==") == isTrue
    guard let value = Self.literal(elements[2]) else {
      let text = [elements[0], elements[2]].map { canonical($0, scope) }.joined(separator: " == ")
      return [ShownCondition(text, is: isEqual)]
    }
    if let truth = elements[2].boolean {
      return shownConditions(of: elements[0], scope, isTrue: truth == isEqual, steps: steps)
    }
    return [ShownCondition(canonical(elements[0], scope), [value], isOneOf: isEqual)]
  }

  /// The text of a literal or of a case by its form (`.plain`, `Style.plain`); nil for a value that may change.
  private static func literal(_ expression: ExprSyntax) -> String? {
    let expression = expression.bare
    if let member = expression.as(MemberAccessExprSyntax.self), isCase(member) {
      return ".\(member.declName.baseName.text)"
    }
    let isLiteral =
      expression.number != nil || expression.boolean != nil
      || expression.is(NilLiteralExprSyntax.self)
      || expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    return isLiteral ? expression.trimmedDescription : nil
  }

  /// The expression that a name stands for: an argument, or the only one of a computed property.
  private func definition(of expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    guard let name = Self.ownName(in: expression) else { return nil }
    switch scope.bindings[name] {
    case .expression(let value, let around)?: return (value, around)
    case nil:
      guard let body = scope.type?.properties[name]?.body,
        let value = TypeDeclaration.Property.onlyValue(of: body)
      else { return nil }
      return (value, scope.inMembers)
    default: return nil
    }
  }

  /// `isShown` of `isShown` and `self.isShown`.
  static func ownName(in expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.declName.baseName.text
  }

  private static let mostSteps = 4

  // MARK: Names

  /// The words of an expression, with the arguments in place of parameters, so that two places that ask for one value
  /// have the same.
  private func canonical(_ expression: ExprSyntax, _ scope: Scope, _ depth: Int = 0) -> String {
    let expression = expression.bare
    let text = expression.trimmedDescription
    if let fact = Self.deviceFact(text) { return fact }
    var words: [String] = []
    for token in expression.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self) {
        continue
      } else if let name = Self.reference(token) {
        words.append(canonical(name: name, scope, depth))
      } else if token.text == ".", words.isEmpty {
        continue
      } else {
        words.append(token.text)
      }
    }
    return words.isEmpty ? "self@\(scope.instance)" : words.joined(separator: " ")
  }

  /// The name that a token refers to, if it is not a member of another value.
  private static func reference(_ token: TokenSyntax) -> String? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return token.text }
    let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
    return base == .keyword(.self) ? token.text : nil
  }

  private func canonical(name: String, _ scope: Scope, _ depth: Int = 0) -> String {
    if name.lowercased() == "devicetype" { return ShownCondition.idiom }
    let name = name.first == "$" ? String(name.dropFirst()) : name
    switch scope.bindings[name] {
    case .expression(let value, let around)?:
      return depth < Self.mostSteps
        ? canonical(value, around, depth + 1) : "\(name)@\(around.instance)"
    // A parameter of a closure differs from one of another closure.
    case .unknown(let number, _)?: return "\(name)#\(number)"
    case .some: return "\(name)@\(scope.instance)"
    case nil:
      guard let property = scope.type?.properties[name] else { return name }
      if let fact = property.environment.flatMap(Self.deviceFact) { return fact }
      if depth < Self.mostSteps,
        let value = property.body.flatMap(TypeDeclaration.Property.onlyValue)
      {
        return canonical(value, scope.inMembers, depth + 1)
      }
      // Values of the environment are the same for all views.
      let isShared = property.hasAttributes && scope.type?.parameters.contains(name) == false
      return isShared && property.initializer == nil ? name : "\(name)@\(scope.instance)"
    }
  }

  /// The subject of a condition about the device, however the app asks for it.
  private static func deviceFact(_ text: String) -> String? {
    if text.hasSuffix("userInterfaceIdiom") { return ShownCondition.idiom }
    return text == "horizontalSizeClass" ? ShownCondition.width : nil
  }
}
