internal import SwiftSyntax

/// A call of an initializer, a function or a modifier, with its closures beside its arguments.
struct Call {
  struct Argument {
    /// Nil for an argument without a label.
    var label: String?
    var value: ExprSyntax
  }

  let name: String
  let node: FunctionCallExprSyntax
  /// Without trailing closures.
  let arguments: [Argument]
  /// The first trailing closure.
  let trailing: ClosureExprSyntax?
  /// The other trailing closures, by their labels.
  let labelled: [(label: String, closure: ClosureExprSyntax)]

  init?(_ node: FunctionCallExprSyntax) {
    guard let name = Self.name(of: node) else { return nil }
    self.init(node, named: name)
  }

  /// - Parameter name: that of the type for `self.init(…)`.
  init(_ node: FunctionCallExprSyntax, named name: String) {
    self.name = name
    self.node = node
    arguments = node.arguments.map { Argument(label: $0.label?.text, value: $0.expression) }
    trailing = node.trailingClosure
    labelled = node.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
  }

  /// `sheet` of `view.sheet(…)`, `Text` of `Text(…)` and of `SwiftUI.Text(…)`.
  static func name(of node: FunctionCallExprSyntax) -> String? {
    var callee = node.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether the first argument of a link of the app's own is a destination (`NavigationLink(.settings) { … }`), so that
  /// its closure is the label: a title of SwiftUI's is a text.
  static func leadsToValue(_ node: FunctionCallExprSyntax) -> Bool {
    guard let first = node.arguments.first, first.label == nil else { return false }
    let value = first.expression.bare
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Whether the first argument has the form of the symbol that a tool generates for a text in a table:
  /// `.settings(.title)`. An app may have destinations of this form.
  static func isGeneratedText(_ node: FunctionCallExprSyntax) -> Bool {
    guard leadsToValue(node),
      let call = node.arguments.first?.expression.bare.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, let inner = call.arguments.first, inner.label == nil
    else { return false }
    return inner.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The argument with a label; nil for none.
  func value(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

  /// The first argument, if it has no label.
  var first: ExprSyntax? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }

  /// A closure with a label, trailing or in parentheses.
  func closure(_ label: String) -> ClosureExprSyntax? {
    labelled.first { $0.label == label }?.closure ?? value(label)?.as(ClosureExprSyntax.self)
  }

  /// Whether it has an argument or a closure with a label.
  func has(_ label: String) -> Bool {
    arguments.contains { $0.label == label } || labelled.contains { $0.label == label }
  }

  /// The name of a member given as an argument: `combine` of `.combine` and of `ChildBehavior.combine`.
  static func member(_ expression: ExprSyntax?) -> String? {
    guard let expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { return name(of: call) }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The members in an argument: `[.isButton, .isHeader]`, `.isButton`, the first choice of a condition.
  static func members(_ expression: ExprSyntax?) -> [String] {
    guard let expression else { return [] }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.compactMap { member($0.expression) }
    }
    return member(expression).map { [$0] } ?? []
  }
}

extension ExprSyntax {
  /// Without parentheses, `try`, `await`, marks of optionals, and modifiers between `#if` and `#endif`.
  var bare: ExprSyntax {
    var expression = self
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let wait = expression.as(AwaitExprSyntax.self) {
        expression = wait.expression
      } else if let conditional = expression.as(PostfixIfConfigExprSyntax.self),
        let base = conditional.base
      {
        expression = base
      } else {
        return expression
      }
    }
  }

  /// The choices of `condition ? first : second`; nil for anything else.
  ///
  /// The parser leaves operators unfolded: a condition is an element of their sequence.
  var choices: Choices? {
    if let ternary = self.as(TernaryExprSyntax.self) {
      return Choices(
        condition: ternary.condition.trimmedDescription, test: [ternary.condition],
        first: ternary.thenExpression, second: ternary.elseExpression)
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < elements.count
    else { return nil }
    let condition = elements[..<index].map(\.trimmedDescription).joined(separator: " ")
    return Choices(
      condition: condition, test: Array(elements[..<index]), first: ternary.thenExpression,
      second: elements[index + 1])
  }

  /// The parts of `condition ? first : second`.
  struct Choices {
    let condition: String
    /// The operands and operators of the condition.
    let test: [ExprSyntax]
    let first: ExprSyntax
    let second: ExprSyntax
  }

  /// The value of a literal number, also a negative one.
  var number: Double? {
    if let integer = self.as(IntegerLiteralExprSyntax.self) {
      return Double(integer.literal.text.filter { $0 != "_" })
    }
    if let float = self.as(FloatLiteralExprSyntax.self) {
      return Double(float.literal.text.filter { $0 != "_" })
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.number.map { -$0 }
    }
    return nil
  }

  /// The ends of a range of literals, and its operator: `0...10`, `1..<4`.
  var range: (first: Double, sign: String, last: Double)? {
    guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let first = parts[0].number, let last = parts[2].number
    else { return nil }
    return (first, parts[1].trimmedDescription, last)
  }

  /// The value of a literal `true` or `false`.
  var boolean: Bool? {
    self.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }

  /// The literal of a binding that never changes: `.constant(false)` and `Binding(get: { false }, set: { _ in })`.
  var boundLiteral: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return nil }
    var value: ExprSyntax?
    if call.name == "constant" {
      value = call.first?.bare
    } else if call.name == "Binding", let getter = call.closure("get"),
      getter.statements.count == 1, case .expr(let result)? = getter.statements.first?.item
    {
      value = result.bare
    }
    guard let value, value.boolean != nil || value.is(StringLiteralExprSyntax.self) else {
      return nil
    }
    return value
  }

  /// Whether it is a text without anything in it; nil for another expression.
  var isEmptyText: Bool? {
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.segments.allSatisfy {
      $0.as(StringSegmentSyntax.self)?.content.text.isEmpty == true
    }
  }
}
