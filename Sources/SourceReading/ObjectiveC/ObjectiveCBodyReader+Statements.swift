// Branches, loops, and the variables that statements declare.

extension ObjectiveCBodyReader {
  /// - Returns: the index after the beginning of a branch or a loop; nil for any other statement.
  func readControl(
    _ token: ObjectiveCToken, at index: Int, in range: Range<Int>, _ isBranch: inout Bool
  ) -> Int? {
    switch (token.kind, token.text) {
    case (.keyword, "try"), (.keyword, "catch"), (.keyword, "finally"), (.keyword, "synchronized"),
      (.keyword, "autoreleasepool"):
      isBranch = isBranch || token.text == "catch"
      let hasCondition = tokens[index + 1]?.isSign("(") ?? false
      return hasCondition ? tokens.end(of: index + 1) + 1 : index + 1
    case (.name, "else"), (.name, "do"):
      isBranch = true
      return index + 1
    case (.name, "if"), (.name, "while"), (.name, "switch"), (.name, "for"):
      return readBranch(token.text, at: index + 1, in: range, &isBranch)
    case (.name, "case"), (.name, "default"): return indexAfterLabel(index, range)
    case (.name, "return"):
      returns += 1
      return index + 1
    default: return nil
    }
  }

  /// - Parameter index: that of the bracket before the condition.
  private func readBranch(
    _ word: String, at index: Int, in range: Range<Int>, _ isBranch: inout Bool
  ) -> Int {
    guard tokens[index]?.isSign("(") ?? false else { return index }
    let end = min(tokens.end(of: index), range.upperBound)
    let condition = (index + 1)..<max(index + 1, end)
    if word == "for", let sign = condition.first(where: { tokens[$0]?.isName("in") ?? false }) {
      readElements(condition, sign)
    } else {
      isInCondition = true
      read(condition)
      isInCondition = false
    }
    isBranch = isBranch || !(word == "if" && isInitialisation(condition))
    return end + 1
  }

  /// `if (self)`, `if (self = [super init])`, `if (!self)`, `if (self != nil)`: the usual test in
  /// initialisers.
  private func isInitialisation(_ condition: Range<Int>) -> Bool {
    let first = condition.first { index in
      !["(", "!"].contains { tokens[index]?.isSign($0) ?? false }
    }
    guard let first, tokens[first]?.isName("self") ?? false else { return false }
    guard first + 1 < condition.upperBound, let next = tokens[first + 1] else { return true }
    return next.isSign("=") || next.isSign("!=") || next.isSign("==")
  }

  private func indexAfterLabel(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound, let token = tokens[index] {
      if token.isSign(":") || token.isSign(";") { return index + 1 }
      index = max(index, tokens.end(of: index)) + 1
    }
    return index
  }

  /// `UIButton *star in self.stars`
  private func readElements(_ range: Range<Int>, _ sign: Int) {
    var parser = ObjectiveCExpressionParser(
      tokens, in: (sign + 1)..<range.upperBound, depth: depth)
    let sequence = parser.expression()
    evaluate(sequence)
    let declarator = ObjectiveCDeclarator(
      tokens, at: range.lowerBound, in: range.lowerBound..<sign)
    guard let name = declarator?.names.first?.name ?? tokens[sign - 1]?.text else { return }
    let elements = scope.references(of: sequence).map(\.anyElement)
    let typed = declarator?.typeName.map { [ObjectReference(root: .instance(of: $0))] } ?? []
    scope.bind(name, to: elements.isEmpty ? typed : elements)
  }
}

// MARK: - Statements

extension ObjectiveCBodyReader {
  /// - Returns: the index after the statement.
  func readStatement(_ range: Range<Int>) -> Int {
    if let declarator = ObjectiveCDeclarator(tokens, at: range.lowerBound, in: range),
      let sign = tokens[declarator.end], declarator.end < range.upperBound,
      ["=", ";", ",", "["].contains(sign.text)
    {
      return readVariables(of: declarator, in: range)
    }
    let start = startOfBlockValue(range) ?? range.lowerBound
    var parser = ObjectiveCExpressionParser(
      tokens, in: start..<range.upperBound, depth: depth)
    let expression = parser.expression()
    if case .message(let message) = expression, !isInCondition, !isReturned(range.lowerBound) {
      statement = message.offset
    }
    evaluate(expression)
    return parser.index + 1
  }

  private func isReturned(_ start: Int) -> Bool {
    start > 0 && tokens[start - 1]?.isName("return") ?? false
  }

  /// `UIButton *first = self.first, *second;`
  private func readVariables(of declarator: ObjectiveCDeclarator, in range: Range<Int>) -> Int {
    var index = declarator.end
    var name = declarator.names.first?.name
    while let next = name {
      var value: ObjectiveCExpression?
      if index < range.upperBound, tokens[index]?.isSign("=") ?? false {
        (value, index) = initialValue(after: index, in: range)
      }
      bind(next, of: declarator, to: value)
      while index < range.upperBound, let token = tokens[index], token.isSign("[") {
        index = max(index, tokens.end(of: index)) + 1
      }
      guard index < range.upperBound, tokens[index]?.isSign(",") ?? false else { break }
      index += 1
      while index < range.upperBound, tokens[index]?.isSign("*") ?? false { index += 1 }
      name = index < range.upperBound && tokens[index]?.kind == .name ? tokens[index]?.text : nil
      if name != nil { index += 1 }
    }
    return index + 1
  }

  private func initialValue(
    after sign: Int, in range: Range<Int>
  ) -> (value: ObjectiveCExpression, end: Int) {
    var parser = ObjectiveCExpressionParser(
      tokens, in: (sign + 1)..<max(sign + 1, range.upperBound), depth: depth)
    let value = parser.expression()
    evaluate(value)
    return (value, parser.index)
  }

  /// `void (^done)(BOOL) = ^(BOOL finished) { … };`: where its value begins.
  private func startOfBlockValue(_ range: Range<Int>) -> Int? {
    guard
      let open = range.prefix(4).first(where: { tokens[$0]?.isSign("(") ?? false }),
      open > range.lowerBound, tokens[open + 1]?.isSign("^") ?? false
    else { return nil }
    return range.prefix(64).first { tokens[$0]?.isSign("=") ?? false }.map { $0 + 1 }
  }

  func bind(
    _ name: String, of declarator: ObjectiveCDeclarator, to value: ObjectiveCExpression?
  ) {
    var objects = value.map { scope.references(of: $0) } ?? []
    // The result of a method may be any object of its class; a created object is known.
    if objects.allSatisfy({ $0.isResult && $0.path.isEmpty }), let type = declarator.typeName,
      type.first?.isUppercase == true
    {
      objects = [ObjectReference(root: .instance(of: type))]
    }
    let known = value.map { ObjectiveCValues.value(of: $0, in: scope) }
    scope.bind(name, to: objects, value: known == .computed ? nil : known)
  }

  func bind(_ parameters: [ObjectiveCDeclarator], first: [ObjectReference]) {
    for (position, parameter) in parameters.enumerated() {
      guard let name = parameter.names.first?.name else { continue }
      let typed = parameter.typeName.flatMap { type in
        type.first?.isUppercase == true ? [ObjectReference(root: .instance(of: type))] : nil
      }
      scope.bind(name, to: position == 0 && !first.isEmpty ? first : typed ?? [])
    }
  }
}
