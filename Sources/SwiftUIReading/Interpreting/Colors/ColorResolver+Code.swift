internal import SwiftSyntax

// The colours that code returns: of computed properties, functions and closures.

extension ColorResolver {
  /// All that some code may return; nil for code without a value.
  func result(of items: CodeBlockItemListSyntax, _ position: Position) -> StatedColor? {
    result(of: Array(items)[...], position.inside(position.scope.adding([:])))
  }

  private func result(
    of items: ArraySlice<CodeBlockItemSyntax>, _ position: Position
  ) -> StatedColor? {
    guard let item = items.first else { return nil }
    let rest = items.dropFirst()
    switch item.item {
    case .decl(let declaration):
      if let code = declaration.as(IfConfigDeclSyntax.self) {
        let compiled = code.statements(isForMac: project.isForMac)
        return result(of: (compiled + rest)[...], position)
      }
      declare(declaration, position.scope)
      return result(of: rest, position)
    case .stmt(let statement):
      if let value = statement.as(ReturnStmtSyntax.self)?.expression {
        return color(value, position)
      }
      if let guarded = statement.as(GuardStmtSyntax.self) {
        let failed = result(of: guarded.body.statements, position)
        return .any(of: [result(of: rest, position), failed].map { $0 ?? .unknown })
      }
      guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression else {
        return .unknown
      }
      return branches(of: choice, rest: rest, position)
    case .expr(let value):
      if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
        return branches(of: value, rest: rest, position)
      }
      return rest.isEmpty ? color(value, position) : result(of: rest, position)
    }
  }

  private func declare(_ declaration: DeclSyntax, _ scope: Scope) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let value = binding.initializer?.value
      scope.declare(
        name, value.map { .expression($0, scope.adding([:])) } ?? .unknown(closure: 0))
    }
  }

  /// The colours of the branches of an `if` or a `switch`; of those without one, what follows.
  func branches(
    of choice: ExprSyntax, rest: ArraySlice<CodeBlockItemSyntax>, _ position: Position
  ) -> StatedColor? {
    if let condition = choice.as(IfExprSyntax.self) {
      let after = { result(of: rest, position) }
      let first = result(of: condition.body.statements, position) ?? after() ?? .unknown
      let second: StatedColor? =
        switch condition.elseBody {
        case .ifExpr(let other): branches(of: ExprSyntax(other), rest: rest, position)
        case .codeBlock(let block): result(of: block.statements, position) ?? after()
        case nil: after()
        }
      let test = condition.conditions.trimmedDescription
      if let isDark = AppearanceCondition.isDark(test) {
        let other = second ?? .unknown
        return isDark
          ? .dynamic(light: other, dark: first) : .dynamic(light: first, dark: other)
      }
      return .choice(test, first, second ?? .unknown)
    }
    guard let choice = choice.as(SwitchExprSyntax.self) else { return .unknown }
    return cases(of: choice, position) ?? result(of: rest, position)
  }

  private func cases(of choice: SwitchExprSyntax, _ position: Position) -> StatedColor? {
    let branches = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let values = branches.map { (Self.names(of: $0), result(of: $0.statements, position)) }
    let names = caseNames(choice.subject, position.scope)
    let all = values.reduce(into: Set<String>()) { $0.formUnion($1.0) }
    // Also a setting of the app's own: `case .light`, `case .dark`, `case .system`.
    let isAppearance =
      AppearanceCondition.isSubject(choice.subject.trimmedDescription)
      || names.isEmpty && all.isSuperset(of: ["light", "dark"])
    if isAppearance {
      func value(_ name: String) -> StatedColor? {
        (values.first { $0.0.contains(name) } ?? values.first { $0.0.isEmpty })?.1
      }
      return .dynamic(light: value("light") ?? .unknown, dark: value("dark") ?? .unknown)
    }
    let chosen = values.filter { !names.isDisjoint(with: $0.0) }
    let meant = names.isEmpty || chosen.isEmpty ? values : chosen
    let colors = meant.compactMap(\.1)
    return colors.isEmpty ? nil : .any(of: colors)
  }

  /// The names of the cases of a branch; none for `default`.
  private static func names(of branch: SwitchCaseSyntax) -> Set<String> {
    guard case .case(let label) = branch.label else { return [] }
    return Set(
      label.caseItems.compactMap { item in
        let pattern = item.pattern.trimmedDescription
        guard let dot = pattern.firstIndex(of: ".") else { return nil }
        return String(
          pattern[pattern.index(after: dot)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      })
  }

  /// The cases of an enumeration that an argument may be; none if the source does not show them.
  private func caseNames(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> Set<String> {
    let expression = expression.bare
    guard depth < Self.longestChain else { return [] }
    if let choices = expression.choices {
      return caseNames(choices.first, scope, depth: depth + 1)
        .union(caseNames(choices.second, scope, depth: depth + 1))
    }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return ViewInterpreter.isCase(member) ? [member.declName.baseName.text] : []
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .expression(let value, let around)? = scope.bindings[name]
    else { return [] }
    return caseNames(value, around, depth: depth + 1)
  }

  private static let longestChain = 8
}
