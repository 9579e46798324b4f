/// Walks the bytes of a code file and collects its ``CodeWords``.
///
/// It knows comments, texts, brackets, declarations and `#if`, and nothing of expressions. Where brackets do
/// not match, all names of the file count as mentioned.
struct CodeWordScanner {
  let bytes: [UInt8]
  let isSwift: Bool
  var words: CodeWords
  /// Those of the open texts, which may be in each other.
  var fragments: [Fragments] = []
  var index = 0
  var line = 1
  /// The declarations and blocks around the position, outermost first.
  var scopes: [Scope] = []
  /// The declaration whose block is expected.
  var expected: Scope?
  var parentheses = 0
  /// The branches of `#if` around the position, outermost first.
  var branches: [Branch] = []
  var modifiers = Modifiers()
  /// The last byte before the position that is no space, outside comments.
  var last: UInt8 = 0
  /// The last name before the position.
  var lastName = CodeName()
  /// Whether a point is before the last name.
  var isLastMember = false
  /// The member outside of all types that the position is in.
  var globalMember: CodeMember?
  /// The list or the pattern of `case` that the position is in.
  var cases: Cases?
  /// Whether the next name in a list of cases declares one.
  var isNextCase = false
  /// Whether the position is in an interface of Objective-C.
  var isInterface = false
  /// Whether a type follows to which an object is cast.
  var isCast = false
  /// The name before the point before the last name.
  var lastOwner: CodeName?
  /// The statement of Objective-C outside of methods that the position is in.
  var constant = Constant.none
  /// Whether only the file can have the name of the constant at the position: `static NSString *name = @"Player";`
  var isStatic = false
  var conditions = Conditions()
  /// Where the last name is.
  var lastRange = 0..<0
  /// How many texts are around the position.
  var nesting = 0
  /// Whether the brackets do not match, or are too deep for code of an app.
  var isBroken = false
  static let deepest = 512
  private var part = 0
  private var parts: [PartKey: Int] = [:]

  struct Scope {
    enum Kind { case type, enumeration, protocolType, other }
    var kind = Kind.other
    var name = CodeName()
    /// The open parentheses outside it.
    var parentheses = 0
    /// Whether code that no source shows may use its members.
    var isOpen = false
    /// The member of it that the position is in.
    var member: CodeMember?

    var isType: Bool { kind != .other }
  }

  /// Whether a statement of Objective-C gives a constant its value.
  enum Constant { case none, before, value }

  /// What `case` begins.
  struct Cases {
    /// Whether it declares cases; otherwise it compares with some, which makes none.
    var isList: Bool
    var parentheses: Int
    var scopes: Int
  }

  /// The modifiers and attributes before a declaration.
  struct Modifiers {
    var isPrivate = false, isOverride = false, isPublic = false, isMain = false
    var isStatic = false, isLazy = false, isAction = false
    var hasAttribute = false
  }

  struct Branch {
    var condition: Condition
    var isElse = false
    /// What is known of the code around the whole `#if`.
    var isInDebug: Bool
    var isInLeftOut: Bool
    /// The scopes at the `#if`, which every branch begins with.
    var scopes: [Scope]
    var globalMember: CodeMember?
    var parentheses: Int
    var conditions: Conditions

    var isDebug: Bool {
      switch condition {
      case .debug: isInDebug || !isElse
      case .notDebug: isInDebug || isElse
      case .never, .other: isInDebug
      }
    }

    var isLeftOut: Bool {
      if case .never = condition { isInLeftOut || !isElse } else { isInLeftOut }
    }
  }

  private struct PartKey: Hashable {
    var types: [CodeName]
    var members: [CodeMember]
    var conditions: [CodeCondition]
    var isDebug: Bool
  }

  init(_ bytes: [UInt8], file: String, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
    words = CodeWords(file: file, isSwift: isSwift)
  }

  mutating func scan() {
    enterPart()
    while index < bytes.count { step() }
    if isBroken || !scopes.isEmpty || !branches.isEmpty { forgetParts() }
  }

  mutating func step() {
    let byte = bytes[index]
    if byte.isSpace {
      if byte == 0x0A { line += 1 }
      index += 1
      return
    }
    if skipComment() { return }
    enterCondition()
    if !isSwift, index == 0 || bytes[index - 1].isNewline, readFirstColumn(byte) { return }
    switch byte {
    case UInt8(ascii: "\""): readText(hashes: 0)
    case UInt8(ascii: "'") where !isSwift: skipCharacter()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
    case _ where byte.isNamePart: readName()
    default:
      noteSetting(byte)
      if byte == UInt8(ascii: "{") { openBrace() }
      if isSwift { readBracket(byte) } else { readObjectiveCBracket(byte) }
      if byte == UInt8(ascii: "}") { closeBrace() }
      if byte == UInt8(ascii: ";") { endStatement() }
      last = byte
      index += 1
    }
  }

  /// Counts brackets.
  private mutating func readBracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses -= 1
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): readCaseEnd(byte)
    case UInt8(ascii: "{"):
      cases = nil
      var scope = Scope()
      if let expected, expected.parentheses == parentheses {
        scope = expected
        self.expected = nil
      }
      scope.parentheses = parentheses
      if scopes.count >= Self.deepest { isBroken = true }
      scopes.append(scope)
      if scope.isType { enterPart() }
    case UInt8(ascii: "}"):
      cases = nil
      guard let scope = scopes.popLast() else {
        isBroken = true
        return
      }
      parentheses = scope.parentheses
      expected = nil
      if scope.isType { enterPart() }
    case UInt8(ascii: "."), UInt8(ascii: "`"): return
    default: break
    }
    modifiers = Modifiers()
  }

  // MARK: Names

  /// Records a mention.
  mutating func mention(_ name: CodeName) {
    guard name.length > 0, !isLeftOut else { return }
    words.parts[part].names.insert(name)
    guard !words.parts[part].typed.isEmpty else { return }
    words.parts[part].typed.remove(name)
    words.parts[part].annotated.remove(name)
  }

  /// Records a mention that loads no nib of the name.
  ///
  /// - Parameter isAnnotation: whether the name is the type of an argument or a property.
  mutating func mention(type name: CodeName, isAnnotation: Bool = false) {
    guard name.length > 0, !isLeftOut else { return }
    if words.parts[part].names.insert(name).inserted {
      words.parts[part].typed.insert(name)
      if isAnnotation { words.parts[part].annotated.insert(name) }
    } else if !isAnnotation {
      words.parts[part].annotated.remove(name)
    }
  }

  /// Forgets a mention that declares the name.
  mutating func withdrawMention(of name: CodeName) { words.parts[part].names.remove(name) }

  /// Records a class to which an object is only compared or cast.
  mutating func mention(cast name: CodeName) {
    guard name.length > 0, !isLeftOut else { return }
    words.parts[part].casts.insert(name)
  }

  /// The name at the position, which moves behind it.
  mutating func takeName() -> (name: CodeName, bytes: ArraySlice<UInt8>) {
    let start = index
    var name = CodeName()
    while index < bytes.count, bytes[index].isNamePart {
      name.add(bytes[index])
      index += 1
    }
    return (name, bytes[start..<index])
  }

  /// Continues with the part of the scopes and branches around the position.
  mutating func enterPart() {
    guard !isBroken else { return }
    let around = scopes + (expected.map { [$0] } ?? [])
    let key = PartKey(
      types: around.filter(\.isType).map(\.name),
      members: ([globalMember] + around.map(\.member)).compactMap(\.self),
      conditions: conditions.known, isDebug: isDebug)
    defer { words.places.append((line, part)) }
    if let known = parts[key] {
      part = known
      return
    }
    part = words.parts.count
    parts[key] = part
    words.parts.append(
      CodeWords.Part(
        types: key.types, members: key.members, conditions: key.conditions, isDebug: key.isDebug,
        line: line))
  }

  /// Takes all names as mentioned by code that runs.
  private mutating func forgetParts() {
    let names = words.parts.reduce(into: Set<CodeName>()) {
      $0.formUnion($1.names)
      $0.formUnion($1.casts)
      $0.formUnion($1.members.map(\.name))
    }
    words.parts = [CodeWords.Part(line: 1, names: names)]
    words.places = [(1, 0)]
    words.makesAnyRaw = true
    words.isForgotten = true
  }

  // MARK: What is skipped

  /// - Returns: whether a comment was at the position.
  mutating func skipComment() -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    if bytes[index + 1] == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    var depth = 0
    while index < bytes.count {
      let pair = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")), isSwift || depth == 0 {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        if bytes[index] == 0x0A { line += 1 }
        index += 1
      }
    }
    return true
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
  }

  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private mutating func skipNumber() {
    last = bytes[index]
    _ = takeName()
  }

  /// `'"'`
  private mutating func skipCharacter() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "'"), !bytes[index].isNewline {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < bytes.count, !bytes[index].isNewline { index += 1 }
  }
}
