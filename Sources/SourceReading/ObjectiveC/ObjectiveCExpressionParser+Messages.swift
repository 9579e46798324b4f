// Casts, members, messages and blocks.

extension ObjectiveCExpressionParser {
  /// `(a)`, or a cast: `(PriceCell *)x`.
  mutating func parenthesised() -> ObjectiveCExpression {
    let start = index
    let end = tokens.end(of: index)
    if let type = castType(from: start + 1, to: end), end + 1 < limit, beginsOperand(end + 1) {
      index = end + 1
      return .cast(type: type, primary())
    }
    let inner = bracketed()
    return inner.count == 1 ? inner[0] : .other(inner)
  }

  /// The class in the parentheses of a cast; empty for another type; nil if it is not a cast.
  private func castType(from start: Int, to end: Int) -> String? {
    guard start < end, end < limit, let first = tokens[start], first.kind == .name else {
      return nil
    }
    var type = ""
    for index in start..<end {
      guard let token = tokens[index] else { return nil }
      switch token.kind {
      case .name where type.isEmpty && token.text.first?.isUppercase == true: type = token.text
      case .name: break
      case .sign where ["*", "<", ">", ",", "::"].contains(token.text): break
      default: return nil
      }
    }
    let isPointer = tokens[end - 1]?.isSign("*") ?? false
    return isPointer || end - start == 1 || first.text.hasPrefix("__") || first.text == "id"
      ? type : nil
  }

  private func beginsOperand(_ index: Int) -> Bool {
    guard let token = tokens[index] else { return false }
    return token.kind != .sign || ["(", "[", "@", "^", "{"].contains(token.text)
  }

  mutating func postfix(of first: ObjectiveCExpression) -> ObjectiveCExpression {
    var result = first
    var length = 0
    while let sign = token, sign.kind == .sign {
      switch sign.text {
      case ".", "->":
        guard let name = tokens[index + 1], name.kind == .name, index + 1 < limit else {
          return result
        }
        index += 2
        result = .member(result, name.text)
      case "[":
        result = .element(of: result, index: bracketed())
      case "(": result = .other([result] + bracketed())
      case "++", "--": index += 1
      default: return result
      }
      length += 1
      if length > Self.longestChain { result = .other([]) }
    }
    return result
  }

  mutating func message(_ start: ObjectiveCToken) -> ObjectiveCExpression {
    let end = min(limit, tokens.end(of: index))
    var inner = self
    (inner.index, inner.limit) = (index + 1, max(index + 1, end))
    inner.depth += 1
    index = min(limit, end + 1)
    guard inner.depth <= Self.deepest else { return .other([]) }
    let receiver = inner.primary()
    var parts: [ObjectiveCMessage.Part] = []
    while let part = inner.messagePart() { parts.append(part) }
    guard !parts.isEmpty else { return .other([receiver] + inner.all()) }
    return .message(ObjectiveCMessage(receiver: receiver, parts: parts, offset: start.offset))
  }

  private mutating func messagePart() -> ObjectiveCMessage.Part? {
    guard let token else { return nil }
    var name = ""
    if token.kind == .name {
      name = token.text
      index += 1
    } else if !token.isSign(":") {
      return nil
    }
    guard skipSign(":") else { return ObjectiveCMessage.Part(name: name, arguments: []) }
    var arguments = [expression()]
    while skipSign(",") { arguments.append(expression()) }
    return ObjectiveCMessage.Part(name: name, arguments: arguments)
  }

  /// After the caret: `^{ … }`, `^(UIButton *button) { … }`, `^BOOL(id x) { … }`.
  mutating func block() -> ObjectiveCExpression {
    while let token, token.kind == .name || token.isSign("*") { index += 1 }
    var parameters: [ObjectiveCDeclarator] = []
    if isSign("(") {
      let end = min(limit, tokens.end(of: index))
      parameters = Self.parameters(of: tokens, in: (index + 1)..<max(index + 1, end))
      index = min(limit, end + 1)
    }
    guard isSign("{") else { return .other([]) }
    let body = (index + 1)..<max(index + 1, min(limit, tokens.end(of: index)))
    skipPrimary()
    return .block(parameters: parameters, body: body, depth: depth)
  }

  /// The parameters of a function or a block; those in another form are left out.
  static func parameters(
    of tokens: ObjectiveCTokens, in range: Range<Int>
  ) -> [ObjectiveCDeclarator] {
    var parameters: [ObjectiveCDeclarator] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let parameter = ObjectiveCDeclarator(tokens, at: index, in: range) {
        parameters.append(parameter)
        index = parameter.end
      }
      while index < range.upperBound, let token = tokens[index], !token.isSign(",") {
        index = max(index, tokens.end(of: index)) + 1
      }
      index += 1
    }
    return parameters
  }
}
