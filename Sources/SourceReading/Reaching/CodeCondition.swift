/// A condition of a branch, as far as flags of the app decide it.
indirect enum CodeCondition: Hashable, Sendable {
  /// It may be true or false.
  case open
  case literal(Bool)
  case flag(Flag, is: Bool)
  case all([CodeCondition])
  case any([CodeCondition])

  /// The name of a flag, where code reads it.
  struct Flag: Hashable, Sendable {
    var name: CodeName
    /// The type before the name (`Settings.shared.isNew`); nil for a flag of the type around it, or of no type.
    var owner: CodeName?
  }

  static func all(of parts: [CodeCondition]) -> CodeCondition {
    if parts.contains(.literal(false)) { return .literal(false) }
    // That a part is not known counts once the whole is negated.
    let known = parts.filter { $0 != .open && $0 != .literal(true) }
    let all = parts.contains(.open) ? known + [.open] : known
    return all.count < 2 ? all.first ?? .literal(true) : .all(all)
  }

  static func any(of parts: [CodeCondition]) -> CodeCondition {
    if parts.contains(.literal(true)) { return .literal(true) }
    if parts.contains(.open) { return .open }
    let known = parts.filter { $0 != .literal(false) }
    return known.count < 2 ? known.first ?? .literal(false) : .any(known)
  }

  var negated: CodeCondition {
    switch self {
    case .open: .open
    case .literal(let value): .literal(!value)
    case .flag(let flag, let value): .flag(flag, is: !value)
    case .all(let parts): .any(of: parts.map(\.negated))
    case .any(let parts): .all(of: parts.map(\.negated))
    }
  }

  /// Whether a flag may decide that it is false.
  var isKnown: Bool { self != .open && self != .literal(true) }
}

/// Reads the condition of an `if` or a `guard`: `!isNew && Settings.shared.hasShop`, `[Config current].isNew`.
struct ConditionParser {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// - Parameter bytes: without the words before it and the block after it.
  static func condition(in bytes: ArraySlice<UInt8>) -> CodeCondition {
    guard bytes.count <= longest else { return .open }
    var parser = ConditionParser(bytes)
    return parser.list()
  }

  private static let longest = 1_000
  private static let deepest = 16

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Conditions with commas between them, which must all hold.
  private mutating func list() -> CodeCondition {
    var parts = [alternatives()]
    while take(",") { parts.append(alternatives()) }
    skipSpaces()
    return index == bytes.endIndex ? .all(of: parts) : .open
  }

  private mutating func alternatives() -> CodeCondition {
    var parts = [conjunction()]
    while take("||") { parts.append(conjunction()) }
    return .any(of: parts)
  }

  private mutating func conjunction() -> CodeCondition {
    var parts = [operand()]
    while take("&&") { parts.append(operand()) }
    return .all(of: parts)
  }

  private mutating func operand() -> CodeCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return .open }
    skipSpaces()
    let start = index
    if peek == UInt8(ascii: "!"), take("!") {
      // `!(a && b)`: a part that is not known makes all of it unknown.
      let inner = index
      skipOperand()
      var parser = ConditionParser(bytes[inner..<index])
      parser.depth = depth
      return parser.list().negated
    }
    if peek == UInt8(ascii: "("), take("(") {
      let condition = alternatives()
      if take(")"), isAtEnd { return condition }
      index = start
    }
    skipOperand()
    return CodeCondition(operand: bytes[start..<index])
  }

  /// Moves to the operator after an operand.
  private mutating func skipOperand() {
    var open = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return }
        open -= 1
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "&"), UInt8(ascii: "|"):
        if open == 0, bytes[index...].starts(with: [byte, byte]) { return }
      default: break
      }
      index += 1
    }
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Whether an operator follows, or nothing.
  private var isAtEnd: Bool {
    let rest = bytes[index...].drop { $0.isSpace }
    guard let next = rest.first else { return true }
    return ",)".utf8.contains(next) || rest.starts(with: "&&".utf8) || rest.starts(with: "||".utf8)
  }

  private mutating func skipSpaces() {
    while let byte = peek, byte.isSpace { index += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }
}

extension CodeCondition {
  /// An operand of `&&` and `||`.
  fileprivate init(operand bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (sign, isEqual) in [("==", true), ("!=", false)] {
      guard let range = text.firstRange(of: sign) else { continue }
      let right = Self.word(text[range.upperBound...])
      guard let value = Self.literals[right] else {
        self = .open
        return
      }
      self = Self.reference(Self.word(text[..<range.lowerBound]))
      if value != isEqual { self = negated }
      return
    }
    self = Self.reference(Self.word(text[...]))
  }

  private static func word(_ text: Substring) -> Substring {
    let text = text.drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return text[...last]
  }

  private static let literals: [Substring: Bool] = [
    "true": true, "YES": true, "TRUE": true, "1": true,
    "false": false, "NO": false, "FALSE": false, "0": false,
  ]

  private static func reference(_ text: Substring) -> CodeCondition {
    if let value = literals[text] { return .literal(value) }
    guard let path = path(text, depth: 0), let name = path.last, name.first?.isNumber == false
    else {
      return .open
    }
    let owners = path.dropLast()
    if owners.isEmpty || owners == ["self"] {
      return .flag(Flag(name: CodeName(String(name)), owner: nil), is: true)
    }
    guard let owner = owners.last(where: { $0.first?.isUppercase == true }) else { return .open }
    return .flag(
      Flag(name: CodeName(String(name)), owner: CodeName(String(owner))), is: true)
  }

  /// The names of a chain: `Settings.shared.isNew`, `[Settings shared].isNew`, `[[Settings shared] isNew]`.
  private static func path(_ text: Substring, depth: Int) -> [Substring]? {
    guard depth < 8 else { return nil }
    if text.hasPrefix("[") {
      guard let end = text.lastIndex(of: "]") else { return nil }
      let inner = word(text[text.index(after: text.startIndex)..<end])
      guard let space = inner.lastIndex(of: " "),
        let receiver = path(word(inner[..<space]), depth: depth + 1),
        let message = names(inner[inner.index(after: space)...]), message.count == 1
      else { return nil }
      let rest = text[text.index(after: end)...]
      guard !rest.isEmpty else { return receiver + message }
      guard rest.hasPrefix("."), let more = names(rest.dropFirst()) else { return nil }
      return receiver + message + more
    }
    return names(text)
  }

  private static func names(_ text: Substring) -> [Substring]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map {
      $0.hasSuffix("()") ? $0.dropLast(2) : $0
    }
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isNamePart) } ? parts : nil
  }
}
