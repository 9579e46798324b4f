// Literals, names and bracketed expressions.

extension ObjectiveCExpressionParser {
  mutating func primary() -> ObjectiveCExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      skipPrimary()
      return .other([])
    }
    var isNegative = false
    while let sign = token, sign.kind == .sign,
      ["!", "-", "+", "~", "&", "*", "++", "--"].contains(sign.text)
    {
      isNegative = sign.text == "-"
      index += 1
    }
    guard let start = token else { return .other([]) }
    let first = self.first(start)
    if isNegative, case .number(let number?) = first { return .number(-number) }
    return postfix(of: first)
  }

  private mutating func first(_ start: ObjectiveCToken) -> ObjectiveCExpression {
    switch start.kind {
    case .text: return .text(joinedText())
    case .number:
      index += 1
      return .number(Self.number(start.text))
    case .name: return name(start)
    case .keyword: return keyword(start)
    case .sign: return bracket(start)
    }
  }

  /// `@"a" @"b"` is one text.
  private mutating func joinedText() -> String {
    var text = ""
    while let token, token.kind == .text {
      text += token.text
      index += 1
    }
    return text
  }

  private mutating func name(_ start: ObjectiveCToken) -> ObjectiveCExpression {
    index += 1
    var name = start.text
    while isSign("::"), let next = tokens[index + 1], next.kind == .name, index + 1 < limit {
      name += "." + next.text
      index += 2
    }
    guard isSign("(") else { return .name(name) }
    return .call(name: name, arguments: bracketed(), offset: start.offset)
  }

  private mutating func keyword(_ start: ObjectiveCToken) -> ObjectiveCExpression {
    index += 1
    switch start.text {
    // `@YES`
    case "YES", "NO", "true", "false": return .name(start.text)
    case "selector":
      let name = isSign("(") ? tokens[index + 1] : nil
      if isSign("(") { skipPrimary() }
      return name.map { $0.kind == .name ? .selector($0.text) : .other([]) } ?? .other([])
    case "protocol", "encode", "available":
      if isSign("(") { skipPrimary() }
      return .other([])
    default: return .other([])
    }
  }

  private mutating func bracket(_ start: ObjectiveCToken) -> ObjectiveCExpression {
    switch start.text {
    case "(": return parenthesised()
    case "[": return message(start)
    case "{":
      let body = (index + 1)..<max(index + 1, min(limit, tokens.end(of: index)))
      skipPrimary()
      return .block(parameters: [], body: body, depth: depth)
    case "^":
      index += 1
      return block()
    case "@":
      index += 1
      return box()
    // The end of an expression is left to the caller.
    case ")", "]", "}", ",", ";", ":": return .other([])
    default:
      index += 1
      return .other([])
    }
  }

  /// The expressions from this bracket to its end.
  mutating func bracketed() -> [ObjectiveCExpression] {
    let end = min(limit, tokens.end(of: index))
    var inner = self
    (inner.index, inner.limit) = (index + 1, max(index + 1, end))
    inner.depth += 1
    index = min(limit, end + 1)
    return inner.depth <= Self.deepest ? inner.all() : []
  }

  /// `@[a, b]`, `@{a: b}`, `@(a)`, `@12`
  private mutating func box() -> ObjectiveCExpression {
    guard let token else { return .other([]) }
    switch token.text {
    case "[": return .array(bracketed())
    case "{": return .other(bracketed())
    case "(": return bracketed().first ?? .other([])
    default: return primary()
    }
  }

  private static func number(_ text: String) -> Double? {
    if let number = Double(text) { return number }
    var digits = Substring(text)
    while let last = digits.last, "fFlLuU".contains(last), !digits.hasPrefix("0x") {
      digits.removeLast()
    }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }
}
