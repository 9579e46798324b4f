/// Reads expressions out of the tokens of a file.
///
/// Operators have no precedence here: only assignment, choice and `|` matter to the facts. What is
/// not understood is passed over, token by token, so that reading always ends.
struct ObjectiveCExpressionParser {
  let tokens: ObjectiveCTokens
  var index: Int
  /// The index after the last token that may be read.
  var limit: Int
  var depth: Int

  /// Deeper expressions are passed over; the recursion must not exhaust the thread's stack.
  static let deepest = 96
  /// Members of members of one object that are followed; an expression is as deep as they are many.
  static let longestChain = 32

  /// - Parameter depth: how deep the expression is nested in blocks and other expressions.
  init(_ tokens: ObjectiveCTokens, in range: Range<Int>, depth: Int = 0) {
    self.tokens = tokens
    self.depth = depth
    index = range.lowerBound
    limit = range.upperBound
  }

  var token: ObjectiveCToken? { index < limit ? tokens[index] : nil }

  func isSign(_ sign: String) -> Bool { token?.isSign(sign) ?? false }

  mutating func skipSign(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// All expressions up to the end, between commas and what is not understood.
  mutating func all() -> [ObjectiveCExpression] {
    var expressions: [ObjectiveCExpression] = []
    while index < limit {
      let start = index
      let expression = self.expression()
      // Nothing is read at a comma, and at what is not understood.
      if index == start { index += 1 } else { expressions.append(expression) }
    }
    return expressions
  }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "%=",
  ]
  private static let operators: Set<String> = [
    "|", "&", "+", "-", "*", "/", "%", "<", ">", "==", "!=", "<=", ">=", "&&", "||", "^",
  ]

  /// An expression up to a comma, a semicolon or a closing bracket.
  mutating func expression() -> ObjectiveCExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      skipPrimary()
      return .other([])
    }
    let offset = token?.offset ?? 0
    let left = operation()
    if let sign = token, sign.kind == .sign, Self.assignments.contains(sign.text) {
      index += 1
      return .assignment(left, sign: sign.text, value: expression(), offset: offset)
    }
    guard skipSign("?") else { return left }
    let first = isSign(":") ? left : expression()
    guard skipSign(":") else { return .other([left, first]) }
    return .choice(left, [first, expression()])
  }

  private mutating func operation() -> ObjectiveCExpression {
    var sides = [primary()]
    var signs: [String] = []
    while let sign = token, sign.kind == .sign, Self.operators.contains(sign.text) {
      index += 1
      signs.append(sign.text)
      sides.append(primary())
    }
    return signs.isEmpty ? sides[0] : .operation(sides, signs: signs)
  }

  mutating func skipPrimary() {
    guard index < limit else { return }
    index = min(limit, tokens.end(of: index) + 1)
  }
}
