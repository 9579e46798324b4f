// The effect of `#define` and `#if` on the tokens of a file.

extension ObjectiveCLexer {
  mutating func readDirective() {
    let name = directive()
    let rest = offset
    skipDirective()
    switch name {
    case "define": readMacro(from: rest)
    case "if" where isZero(rest):
      conditions.append(depth)
      skipBranch(isLast: false)
    case "if", "ifdef", "ifndef": conditions.append(depth)
    case "else", "elif":
      guard let before = conditions.last, before != depth else { return }
      skipBranch(isLast: true)
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// Skips to the end of the line; a backslash continues it.
  private mutating func skipDirective() {
    while let byte = at(0), byte != 0x0A {
      if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    offset = min(offset, end)
  }

  private func isZero(_ start: Int) -> Bool {
    bytes[start..<offset].filter { $0 > 0x20 }.elementsEqual("0".utf8)
  }

  private mutating func readMacro(from start: Int) {
    let line = offset
    offset = start
    skipBlanks()
    let name = offset
    skipName()
    defer { offset = line }
    guard offset > name else { return }
    let hasParameters = at(0) == UInt8(ascii: "(")
    var macro = Macro(name: text(name), offset: name, body: macroTokens(to: line))
    if hasParameters {
      let list = macro.body.prefix { !$0.isSign(")") }
      macro.parameters = list.filter { $0.kind == .name }
      macro.body.removeFirst(min(list.count + 1, macro.body.count))
    }
    macros.append(macro)
  }

  /// The tokens of a macro from here to the end of its line; a sign `#` begins no directive there.
  private func macroTokens(to end: Int) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes)
    (lexer.offset, lexer.end, lexer.isLineStart) = (offset, end, false)
    while let byte = lexer.at(0) {
      lexer.read(byte)
      lexer.isLineStart = false
    }
    return lexer.tokens
  }

  /// Skips to the `#else` or `#endif` of a branch, past branches inside it.
  private mutating func skipBranch(isLast: Bool) {
    var inner = 0
    while at(0) != nil {
      let line = offset
      switch directive() {
      case "if", "ifdef", "ifndef": inner += 1
      case "endif" where inner > 0: inner -= 1
      case "endif":
        // Read again, to end the condition.
        offset = line
        isLineStart = true
        return
      case "else" where inner == 0 && !isLast, "elif" where inner == 0 && !isLast:
        skipDirective()
        return
      default: break
      }
      skipLine()
      offset = min(end, offset + 1)
    }
  }

  /// The name of the directive on this line; empty for none.
  private mutating func directive() -> String {
    skipBlanks()
    guard at(0) == UInt8(ascii: "#") else { return "" }
    offset += 1
    skipBlanks()
    let start = offset
    skipName()
    return text(start)
  }

  private mutating func skipBlanks() {
    while at(0) == 0x20 || at(0) == 0x09 || at(0) == 0x0D { offset += 1 }
  }
}

extension ObjectiveCLexer.Macro {
  /// A macro with parameters as a function, which does the same with a view that it gets; nil for any other macro,
  /// and for a body that is only a part of a statement.
  var function: [ObjectiveCToken]? {
    guard let parameters, ObjectiveCTokens(body).faults.isEmpty else { return nil }
    func token(_ text: String, _ kind: ObjectiveCToken.Kind = .sign) -> ObjectiveCToken {
      ObjectiveCToken(kind: kind, text: text, offset: offset)
    }
    let list = parameters.map { [token("id", .name), $0] }.joined(separator: [token(",")])
    return [token("void", .name), token(name, .name), token("(")] + list
      + [token(")"), token("{")] + body + [token(";"), token("}")]
  }
}
