extension CodeWordScanner {
  /// The conditions under which the code at the position runs.
  struct Conditions {
    /// The open braces.
    var braces = 0
    var open: [OpenCondition] = []
    var pending: PendingCondition?
    /// What holds after the blocks of an `if` that just ended, where an `else` may follow.
    var otherwise: CodeCondition?
    /// What holds where an `else if` begins.
    var chain: CodeCondition?

    /// Those that flags may decide.
    var known: [CodeCondition] { open.map(\.condition).filter(\.isKnown) }
  }

  /// A block, a statement or the rest of a block that a condition is for.
  struct OpenCondition {
    enum Kind { case block, guardBlock, statement, rest }
    var kind: Kind
    var condition: CodeCondition
    /// What holds after it, if it did not run.
    var otherwise: CodeCondition
    /// The braces that are open in it.
    var depth: Int
    /// Whether it leaves the function at once.
    var leaves = false
  }

  /// A condition whose block or statement begins at a position.
  struct PendingCondition {
    var start: Int
    var kind = OpenCondition.Kind.block
    var condition: CodeCondition
    var otherwise: CodeCondition
  }

  /// Reads the condition after `if`, without moving.
  mutating func readIf() {
    let chain = conditions.chain ?? .literal(true)
    conditions.chain = nil
    guard let (condition, start) = isSwift ? swiftCondition(before: nil) : messageCondition() else {
      return
    }
    conditions.pending = PendingCondition(
      start: start, condition: .all(of: [chain, condition]),
      otherwise: .all(of: [chain, condition.negated]))
  }

  /// Reads the condition after `guard`, without moving.
  mutating func readGuard() {
    guard let (condition, start) = swiftCondition(before: "else") else { return }
    conditions.pending = PendingCondition(
      start: start, kind: .guardBlock, condition: condition.negated, otherwise: condition)
  }

  /// Reads `else` at the position, which moves behind it.
  mutating func readElse() {
    guard let otherwise = conditions.otherwise else { return }
    conditions.otherwise = nil
    let start = positionOfNext(index)
    if bytes[start...].starts(with: "if".utf8),
      start + 2 < bytes.count, !bytes[start + 2].isNamePart
    {
      conditions.chain = otherwise
    } else {
      conditions.pending = PendingCondition(
        start: start, condition: otherwise, otherwise: .literal(true))
    }
  }

  /// `if a, let b = c {`, and `guard a else {`.
  private func swiftCondition(before word: String?) -> (CodeCondition, start: Int)? {
    var end = index
    var depth = 0
    let limit = min(bytes.count, index + Self.longestCondition)
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "/"): return nil
      case UInt8(ascii: "{") where depth == 0:
        var text = bytes[index..<end]
        if let word {
          while text.last?.isSpace == true { text.removeLast() }
          guard text.suffix(word.utf8.count).elementsEqual(word.utf8) else { return nil }
          text.removeLast(word.utf8.count)
        }
        return (ConditionParser.condition(in: text), end)
      default: break
      }
      end += 1
    }
    return nil
  }

  /// `if (a) {`, `if (a) return;`
  private func messageCondition() -> (CodeCondition, start: Int)? {
    let start = positionOfNext(index)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var end = start
    var depth = 0
    let limit = min(bytes.count, start + Self.longestCondition)
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          return (ConditionParser.condition(in: bytes[(start + 1)..<end]), positionOfNext(end + 1))
        }
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "'"): return nil
      default: break
      }
      end += 1
    }
    return nil
  }

  private static var longestCondition: Int { 1_000 }
  /// Of more, nothing is concluded.
  private static var mostConditions: Int { 32 }

  /// The position of the next byte that is no space and in no comment at the end of a line.
  private func positionOfNext(_ start: Int) -> Int {
    var start = start
    while start < bytes.count {
      if bytes[start].isSpace {
        start += 1
      } else if bytes[start...].starts(with: "//".utf8) {
        while start < bytes.count, bytes[start] != 0x0A { start += 1 }
      } else {
        break
      }
    }
    return start
  }

  /// Begins what a condition is for, if it is at the position, which is before a word or a sign.
  mutating func enterCondition() {
    if conditions.otherwise != nil, !bytes[index...].starts(with: "else".utf8) {
      conditions.otherwise = nil
    }
    guard let pending = conditions.pending, index >= pending.start else { return }
    conditions.pending = nil
    guard index == pending.start else { return }
    let isBlock = bytes[index] == UInt8(ascii: "{")
    guard isBlock || !isSwift, conditions.open.count < Self.mostConditions else { return }
    let first = isBlock ? positionOfNext(index + 1) : index
    let leaves =
      bytes[min(first, bytes.count)...].starts(with: "return".utf8)
      && (first + 6 >= bytes.count || !bytes[first + 6].isNamePart)
    conditions.open.append(
      OpenCondition(
        kind: isBlock ? pending.kind : .statement, condition: pending.condition,
        otherwise: pending.otherwise, depth: conditions.braces + (isBlock ? 1 : 0),
        leaves: leaves || pending.kind == .guardBlock))
    if pending.condition.isKnown { enterPart() }
  }

  mutating func openBrace() { conditions.braces += 1 }

  mutating func closeBrace() {
    let depth = conditions.braces
    end { $0.depth >= depth }
    conditions.braces = max(0, depth - 1)
  }

  /// Ends statements without braces at `;`.
  mutating func endStatement() {
    guard conditions.open.last?.kind == .statement else { return }
    let depth = conditions.braces
    end { $0.kind == .statement && $0.depth == depth }
  }

  /// Ends the rest of a branch of a `switch`.
  mutating func endCase() {
    guard conditions.open.last?.kind == .rest else { return }
    let depth = conditions.braces
    end { $0.kind == .rest && $0.depth == depth }
  }

  /// Ends the innermost conditions.
  private mutating func end(while isEnded: (OpenCondition) -> Bool) {
    guard let last = conditions.open.last, isEnded(last) else { return }
    let before = conditions.known
    var ended: OpenCondition?
    while let last = conditions.open.last, isEnded(last) {
      ended = last
      conditions.open.removeLast()
    }
    if let ended, ended.kind != .rest {
      let depth = ended.kind == .statement ? ended.depth : ended.depth - 1
      if ended.kind != .guardBlock { conditions.otherwise = ended.otherwise }
      if ended.leaves, ended.otherwise.isKnown, conditions.open.count < Self.mostConditions {
        conditions.open.append(
          OpenCondition(
            kind: .rest, condition: ended.otherwise, otherwise: .open, depth: depth))
      }
    }
    if conditions.known != before { enterPart() }
  }

  /// Begins code that no condition is known of.
  mutating func forgetConditions() { conditions = Conditions() }
}
