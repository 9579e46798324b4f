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
    let (own, scope) = argument(value, around)
    guard let type = scope.type, let (name, owner) = variable(own, scope),
      owner.properties[name]?.isVariable == true
    else { return false }
    let known = writtenTexts(of: owner)
    let calls = writtenTexts(of: type).called
    return (known.names.contains(name) || known.isAnswer(name, to: calls))
      && !announced(by: owner).contains(name) && !announced(by: type).contains(name)
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
