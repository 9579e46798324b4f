internal import SwiftParser
internal import SwiftSyntax

extension ExprSyntax {
  /// The expression in parentheses, or with `?`, `!`, `&`, `try` or `await`; nil for anything else.
  var unwrapped: ExprSyntax? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    if let reference = self.as(InOutExprSyntax.self) { return reference.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression }
    return nil
  }

  /// Without everything that ``unwrapped`` removes.
  var plain: ExprSyntax {
    var expression = self
    while let inner = expression.unwrapped { expression = inner }
    return expression
  }

  /// The parts of a name that begins with a type or is one: `UIColor`, `AppStrings.Home.title`.
  var typeName: [String]? {
    var names: [String] = []
    var expression = self
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text)
      expression = base
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      expression = generic.expression
    }
    guard let first = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      first.first?.isUppercase == true
    else { return nil }
    names.append(first)
    return names.reversed()
  }

  /// The type of `PriceCell.self`.
  var metatype: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.typeName?.joined(separator: ".")
  }

  /// Whether an element of a sequence of operators may be an object.
  var isObjectPart: Bool {
    `is`(DeclReferenceExprSyntax.self) || `is`(MemberAccessExprSyntax.self)
      || `is`(FunctionCallExprSyntax.self) || `is`(SubscriptCallExprSyntax.self) || unwrapped != nil
  }

  /// The text of a literal without interpolations.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The value of a literal number, without separators; also hexadecimal.
  var literalNumber: Double? {
    if let integer = self.as(IntegerLiteralExprSyntax.self) {
      return integer.representedLiteralValue.map(Double.init)
    }
    return self.as(FloatLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension FunctionCallExprSyntax {
  /// The argument with a label; nil for none.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  var firstNumber: Int? {
    arguments.first?.expression.literalNumber.flatMap { Int(exactly: $0) }
  }

  /// The base name of the called function: `setTitle` of `button.setTitle(…)`.
  var baseName: String? {
    let callee = calledExpression.plain
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether it is called without a receiver, or on `self`.
  var isOwnMethod: Bool {
    let callee = calledExpression.plain
    if callee.is(DeclReferenceExprSyntax.self) { return true }
    return callee.as(MemberAccessExprSyntax.self)?.base?.plain
      .as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// The object whose method is called; nil for functions and for methods of `self`.
  var receiver: ExprSyntax? { calledExpression.plain.as(MemberAccessExprSyntax.self)?.base }
}

extension ConditionElementSyntax {
  /// `guard let self`, which only checks that the object still exists.
  var bindsSelf: Bool {
    guard case .optionalBinding(let binding) = condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return false }
    return name.identifier.tokenKind == .keyword(.self)
      || binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
        == .keyword(.self)
  }
}
