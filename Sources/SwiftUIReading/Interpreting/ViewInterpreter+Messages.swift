internal import SwiftSyntax

// Texts into which code writes while the screen is open.

extension ViewInterpreter {
  /// Whether a text shows a variable of the view, or of a model that the view observes, which code sets once users have done
  /// something, or into which it writes words, without announcing them.
  mutating func showsWrittenStatus(_ shown: ExprSyntax?, _ around: Scope) -> Bool {
    guard let value = shown?.bare else { return false }
    if let choices = value.choices {
      return showsWrittenStatus(choices.first, around) || showsWrittenStatus(choices.second, around)
    }
    if let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      // `message ?? ""`
      return parts.count == 3 && parts[1].trimmedDescription == "??"
        && showsWrittenStatus(parts[0], around)
    }
    if let literal = value.as(StringLiteralExprSyntax.self) {
      return literal.segments.contains { segment in
        segment.as(ExpressionSegmentSyntax.self)?.expressions.contains {
          showsWrittenStatus($0.expression, around)
        } ?? false
      }
    }
    guard let (name, owner, type) = ownVariable(value, around) else { return false }
    let known = writtenTexts(of: owner)
    let calls = writtenTexts(of: type).called
    return (known.names.contains(name) || known.isAnswer(name, to: calls))
      && !announced(by: owner).contains(name) && !announced(by: type).contains(name)
  }

  /// How views appear that some code decides about, such as the conditions of an `if`; nil if code announces it.
  mutating func appearance(by code: some SyntaxProtocol, _ scope: Scope) -> AppearingCondition? {
    let names = Set(code.tokens(viewMode: .sourceAccurate).compactMap(\.name))
    if let type = scope.type, !announced(by: type).isDisjoint(with: names) { return nil }
    var isAnswer = false
    for value in Self.variables(in: code) {
      guard let (name, owner, type) = ownVariable(value, scope) else { continue }
      if announced(by: owner).contains(name) { return nil }
      let calls = writtenTexts(of: type).called
      if writtenTexts(of: owner).isAnswer(name, to: calls) { isAnswer = true }
    }
    return AppearingCondition(code: code.trimmedDescription, isAnswer: isAnswer)
  }

  /// Whether some code has a variable of the view, or of a model that it observes.
  func hasVariable(_ code: some SyntaxProtocol, _ scope: Scope) -> Bool {
    Self.variables(in: code).contains { ownVariable($0, scope) != nil }
  }

  /// The names and members of names in some code: `model.isLoading` and `error` of `model.isLoading, let error`.
  private static func variables(in code: some SyntaxProtocol) -> [ExprSyntax] {
    code.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.name != nil, let around = token.parent else { return nil }
      if around.is(IdentifierPatternSyntax.self),
        around.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil
      {
        return ExprSyntax(DeclReferenceExprSyntax(baseName: token.trimmed))
      }
      guard let own = around.as(DeclReferenceExprSyntax.self) else { return nil }
      guard let member = own.parent?.as(MemberAccessExprSyntax.self) else { return ExprSyntax(own) }
      return member.declName.id == own.id ? ExprSyntax(member) : nil
    }
  }

  /// The variable that an expression stands for, also through the arguments of views: its name, the type that has it, and
  /// the view that shows it. Nil for anything else.
  private func ownVariable(
    _ value: ExprSyntax, _ around: Scope
  ) -> (name: String, owner: TypeDeclaration, view: TypeDeclaration)? {
    let (own, scope) = argument(value, around)
    guard let type = scope.type, let (name, owner) = variable(own, scope),
      owner.properties[name]?.isVariable == true
    else { return nil }
    return (name, owner, type)
  }

  /// The expression that a name stands for, through the arguments of views and `if let`.
  private func argument(_ value: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope) {
    var (value, scope) = (value, scope)
    // Names may refer to each other without end.
    for _ in 0..<Self.longestChainOfArguments {
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .expression(let next, let around)? = scope.bindings[name]
      else { break }
      (value, scope) = (next.bare, around)
    }
    return (value, scope)
  }

  private static let longestChainOfArguments = 8

  /// The variable that an expression names, and the type that has it: the view, or a model that it observes.
  private func variable(_ value: ExprSyntax, _ scope: Scope) -> (String, TypeDeclaration)? {
    guard let type = scope.type else { return nil }
    if let member = value.as(MemberAccessExprSyntax.self),
      let base = member.base?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      let name = member.declName.baseName.text
      guard base != "self" else { return (name, type) }
      guard scope.bindings[base] == nil, let model = type.properties[base], model.hasAttributes
      else { return nil }
      let made = model.initializer?.as(FunctionCallExprSyntax.self).flatMap(Call.name(of:))
      return (model.type ?? made).flatMap { project.types[$0] }.map { (name, $0) }
    }
    guard let own = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      scope.bindings[own] == nil
    else { return nil }
    return (own, type)
  }

  private mutating func writtenTexts(of type: TypeDeclaration) -> WrittenTexts {
    let known = written[type.name] ?? WrittenTexts(in: type)
    written[type.name] = known
    return known
  }

  /// The variables that the code of a type announces.
  mutating func announced(by type: TypeDeclaration) -> Set<String> {
    let known = announcements[type.name] ?? Announcements(in: type)
    announcements[type.name] = known
    return known.names
  }
}

/// How a view appears while a screen is open.
struct AppearingCondition: Hashable, Sendable {
  /// The code that decides about it: `isLoading`, `state .failed`.
  var code: String
  /// Whether code sets a variable in it once users have done something.
  var isAnswer: Bool
}

extension TokenSyntax {
  /// The name that it is; nil for a keyword or a sign.
  fileprivate var name: String? {
    if case .identifier(let name) = tokenKind { name } else { nil }
  }
}
