/// Parses expressions from the tokens of a file.
///
/// Operators have no precedence: only assignment, the conditional operator and `|` matter to the
/// facts. Other syntax is skipped, token by token, so that parsing always ends.
struct ObjectiveCExpressionParser {
  let tokens: ObjectiveCTokens
  var index: Int
  /// The index after the last token to parse.
  var limit: Int
  var depth: Int

  /// Deeper expressions are skipped; the recursion must not exhaust the thread's stack.
  static let deepest = 96
  /// The maximum number of chained members; each makes an expression deeper.
  static let longestChain = 32

  /// - Parameter depth: the nesting depth in blocks and other expressions.
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

  /// All expressions up to the end, between commas and unknown syntax.
  mutating func all() -> [ObjectiveCExpression] {
    var expressions: [ObjectiveCExpression] = []
    while index < limit {
      let start = index
      let expression = self.expression()
      // At a comma or unknown syntax, no token is consumed.
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
