/// What stands between brackets, and single scalars.
extension YAMLParser {
  func make(_ content: YAMLValue.Content, at start: YAMLCursor) -> YAMLValue {
    YAMLValue(content: content, line: start.line + 1, column: start.column + 1)
  }

  /// - Returns: the place of the colon.
  mutating func passColon() throws(YAMLReadingError) -> YAMLCursor {
    cursor.skipBlanks()
    let colon = cursor
    cursor.advance()
    return colon
  }

  /// Anchors, aliases, tags and keys with a question mark.
  func refuseWhatIsNotRead() throws(YAMLReadingError) {
    switch cursor.current {
    case "&": throw cursor.error("found an anchor, expected the value itself")
    case "*": throw cursor.error("found an alias, expected the value itself")
    case "!": throw cursor.error("found a tag, expected the value alone")
    case "?" where cursor.isBlankOrEnd(1):
      throw cursor.error("found a key with a question mark, expected a word and a colon")
    default: break
    }
  }

  func member(
    _ key: YAMLValue, _ value: YAMLValue
  ) throws(YAMLReadingError) -> YAMLValue.Member {
    guard case .scalar(let text, _) = key.content else {
      throw YAMLReadingError(
        line: key.line, column: key.column, reason: "found a key of several parts, expected a word")
    }
    return YAMLValue.Member(
      key: text, keyLine: key.line, keyColumn: key.column, value: value)
  }

  func refuseDoubles(
    in members: [YAMLValue.Member], at start: YAMLCursor
  ) throws(YAMLReadingError) {
    var counts: [String: Int] = [:]
    for member in members { counts[member.key, default: 0] += 1 }
    let doubles = counts.filter { $0.value > 1 }.keys.sorted()
    guard !doubles.isEmpty else { return }
    let names = doubles.map { "\"\($0)\"" }.joined(separator: ", ")
    throw start.error("found the key \(names) twice, expected it once")
  }

  /// Reads brackets or a scalar.
  ///
  /// - Parameters:
  ///   - indent: lines of a plain scalar that go on stand to the right of it.
  ///   - isOneLine: whether it may be a key, which ends with its line.
  mutating func flowValue(
    within indent: Int, isInFlow: Bool, isOneLine: Bool
  ) throws(YAMLReadingError) -> YAMLValue {
    let start = cursor
    switch cursor.current {
    case "[": return try flowSequence()
    case "{": return try flowMapping()
    case "\"": return make(.scalar(try doubleQuoted(), isPlain: false), at: start)
    case "'": return make(.scalar(try singleQuoted(), isPlain: false), at: start)
    case "@", "`", "%":
      throw cursor.error("found character that cannot start any token")
    case ",", "]", "}", "|", ">", "#":
      throw cursor.error("did not find expected node content")
    default:
      let text = plain(within: indent, isInFlow: isInFlow, isOneLine: isOneLine)
      return make(.scalar(text, isPlain: true), at: start)
    }
  }

  private mutating func flowSequence() throws(YAMLReadingError) -> YAMLValue {
    try enter()
    defer { leave() }
    let start = cursor
    var items: [YAMLValue] = []
    cursor.advance()
    try skipToToken()
    while cursor.current != "]" {
      items.append(try flowItem())
      try passComma(or: "]")
    }
    cursor.advance()
    return make(.sequence(items), at: start)
  }

  /// An item of a list; `[a: b]` is a list of one mapping.
  private mutating func flowItem() throws(YAMLReadingError) -> YAMLValue {
    try refuseWhatIsNotRead()
    let start = cursor
    let value = try flowValue(within: -1, isInFlow: true, isOneLine: false)
    try skipToToken()
    guard cursor.current == ":" else { return value }
    cursor.advance()
    return make(.mapping([try member(value, try flowMemberValue())]), at: start)
  }

  private mutating func flowMapping() throws(YAMLReadingError) -> YAMLValue {
    try enter()
    defer { leave() }
    let start = cursor
    var members: [YAMLValue.Member] = []
    cursor.advance()
    try skipToToken()
    while cursor.current != "}" {
      try refuseWhatIsNotRead()
      let key = try flowValue(within: -1, isInFlow: true, isOneLine: false)
      let end = cursor
      try skipToToken()
      if cursor.current == ":" {
        cursor.advance()
        members.append(try member(key, try flowMemberValue()))
      } else {
        members.append(try member(key, make(.scalar("", isPlain: true), at: end)))
      }
      try passComma(or: "}")
    }
    cursor.advance()
    try refuseDoubles(in: members, at: start)
    return make(.mapping(members), at: start)
  }

  private mutating func flowMemberValue() throws(YAMLReadingError) -> YAMLValue {
    let end = cursor
    try skipToToken()
    if [",", "]", "}"].contains(cursor.current) {
      return make(.scalar("", isPlain: true), at: end)
    }
    try refuseWhatIsNotRead()
    return try flowValue(within: -1, isInFlow: true, isOneLine: false)
  }

  private mutating func passComma(or end: Unicode.Scalar) throws(YAMLReadingError) {
    try skipToToken()
    if cursor.current == "," {
      cursor.advance()
      try skipToToken()
    } else if cursor.current != end || cursor.isAtEnd {
      throw cursor.error("did not find expected ',' or '\(end)'")
    }
  }
}
