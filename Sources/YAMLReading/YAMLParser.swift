/// Reads a document from its cursor; what stands in blocks is here.
struct YAMLParser {
  var cursor: YAMLCursor
  private var depth = 0

  init(_ text: String) { cursor = YAMLCursor(text) }

  /// Values in values at most: more is no configuration, and each costs a call.
  private static let mostLevels = 100

  mutating func document() throws(YAMLReadingError) -> YAMLValue? {
    try refuseControlCharacters()
    try skipToToken()
    if cursor.column == 0, cursor.current == "%" {
      throw cursor.error("found a directive, expected a mapping")
    }
    if cursor.isAtDocumentMarker, cursor.current == "-" {
      cursor.advance(3)
      try skipToToken()
    }
    guard !cursor.isAtEnd, !cursor.isAtDocumentMarker else { return nil }
    let value = try blockValue(within: -1, mayBeMapping: true)
    try skipToToken()
    if cursor.isAtDocumentMarker, cursor.current == "." {
      cursor.advance(3)
      try skipToToken()
    }
    guard !cursor.isAtEnd else { return value }
    throw cursor.error(
      cursor.isAtDocumentMarker
        ? "found a second document, expected one" : "did not find expected <document start>")
  }

  /// Moves over blanks, comments and line breaks.
  mutating func skipToToken() throws(YAMLReadingError) {
    while true {
      let start = cursor
      cursor.skipBlanks()
      if cursor.isAtBreak {
        cursor.advance()
      } else {
        // Blanks alone indent.
        if !cursor.isAtEnd, start.column == 0 { try refuseTabs(from: start) }
        return
      }
    }
  }

  private func refuseTabs(from start: YAMLCursor) throws(YAMLReadingError) {
    var place = start
    while place.offset < cursor.offset {
      if place.current == "\t" {
        throw place.error("found character that cannot start any token")
      }
      place.advance()
    }
  }

  private func refuseControlCharacters() throws(YAMLReadingError) {
    var place = cursor
    while !place.isAtEnd {
      let value = place.current.value
      if value < 0x20 && !(value == 9 || value == 10 || value == 13) || value == 0x7F {
        throw place.error("control characters are not allowed")
      }
      place.advance()
    }
  }

  // MARK: Blocks

  /// Reads a value that starts at the place.
  ///
  /// - Parameters:
  ///   - indent: the column of what it stands in; -1 for the document.
  ///   - mayBeMapping: whether keys may stand here; behind a key, in its line, they may not.
  mutating func blockValue(
    within indent: Int, mayBeMapping: Bool
  ) throws(YAMLReadingError) -> YAMLValue {
    try enter()
    defer { leave() }
    try refuseWhatIsNotRead()
    let start = cursor
    switch cursor.current {
    case "-" where cursor.isBlankOrEnd(1):
      guard mayBeMapping else {
        throw cursor.error("block sequence entries are not allowed in this context")
      }
      return try blockSequence(at: start.column)
    case "|", ">": return try blockScalar(within: indent)
    default: break
    }
    let value = try flowValue(within: indent, isInFlow: false, isOneLine: mayBeMapping)
    if mayBeMapping, isAtColon, start.line == cursor.line {
      return try blockMapping(at: start.column, first: value, start)
    }
    let whole = mayBeMapping ? try continued(value, from: start, within: indent) : value
    if isAtColon {
      cursor.skipBlanks()
      throw cursor.error("mapping values are not allowed in this context")
    }
    return whole
  }

  mutating func enter() throws(YAMLReadingError) {
    depth += 1
    guard depth <= Self.mostLevels else {
      throw cursor.error("more than \(Self.mostLevels) values in one another, expected fewer")
    }
  }

  mutating func leave() { depth -= 1 }

  /// Whether a colon follows that ends a key.
  private var isAtColon: Bool {
    var place = cursor
    while YAMLCursor.isBlank(place.current) { place.advance() }
    return place.current == ":" && place.isBlankOrEnd(1)
  }

  /// A plain scalar that was read as if it were a key goes on in the lines below.
  private mutating func continued(
    _ value: YAMLValue, from start: YAMLCursor, within indent: Int
  ) throws(YAMLReadingError) -> YAMLValue {
    guard case .scalar(_, isPlain: true) = value.content else { return value }
    cursor = start
    return try flowValue(within: indent, isInFlow: false, isOneLine: false)
  }

  private mutating func blockSequence(at column: Int) throws(YAMLReadingError) -> YAMLValue {
    let start = cursor
    var items: [YAMLValue] = []
    while !cursor.isAtEnd, cursor.column == column, !cursor.isAtDocumentMarker {
      guard cursor.current == "-", cursor.isBlankOrEnd(1) else {
        // A list may stand right below its key, without an indent.
        break
      }
      let dash = cursor
      cursor.advance()
      items.append(try value(behind: dash, within: column, mayBeMapping: true))
      try skipToToken()
    }
    if !cursor.isAtEnd, cursor.column > column {
      throw cursor.error("did not find expected '-' indicator")
    }
    return make(.sequence(items), at: start)
  }

  private mutating func blockMapping(
    at column: Int, first: YAMLValue, _ start: YAMLCursor
  ) throws(YAMLReadingError) -> YAMLValue {
    var members: [YAMLValue.Member] = []
    var key = first
    while true {
      let colon = try passColon()
      let value = try value(behind: colon, within: column, mayBeMapping: false)
      members.append(try member(key, value))
      try skipToToken()
      guard !cursor.isAtEnd, cursor.column >= column, !cursor.isAtDocumentMarker else { break }
      let isDash = cursor.current == "-" && cursor.isBlankOrEnd(1)
      guard cursor.column == column, !isDash else {
        throw cursor.error("did not find expected key")
      }
      try refuseWhatIsNotRead()
      key = try flowValue(within: column, isInFlow: false, isOneLine: true)
      guard isAtColon else {
        try skipToToken()
        throw cursor.error("could not find expected ':'")
      }
    }
    try refuseDoubles(in: members, at: start)
    return make(.mapping(members), at: start)
  }

  /// Reads what stands behind a dash or a colon, in its line or below; nothing where nothing does.
  private mutating func value(
    behind mark: YAMLCursor, within column: Int, mayBeMapping: Bool
  ) throws(YAMLReadingError) -> YAMLValue {
    let end = cursor
    try skipToToken()
    if cursor.line == mark.line, !cursor.isAtEnd {
      return try blockValue(within: column, mayBeMapping: mayBeMapping)
    }
    let isDash = cursor.current == "-" && cursor.isBlankOrEnd(1)
    let isBelow =
      cursor.column > column || mark.current == ":" && isDash && cursor.column == column
    guard !cursor.isAtEnd, isBelow, !cursor.isAtDocumentMarker else {
      return make(.scalar("", isPlain: true), at: end)
    }
    return try blockValue(within: column, mayBeMapping: true)
  }
}
