/// A token of an Objective-C source.
struct ObjectiveCToken {
  enum Kind {
    case name
    /// The word after an at sign (`interface`, `property`).
    case keyword
    /// The content of a string literal, decoded, with an at sign or without.
    case text
    case number
    /// A bracket or an operator of one or two characters.
    case sign
  }

  var kind: Kind
  var text: String
  /// The offset of its first byte.
  var offset: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isName(_ name: String) -> Bool { kind == .name && text == name }
  func isKeyword(_ keyword: String) -> Bool { kind == .keyword && text == keyword }
}

/// The tokens of a file, with matching brackets.
struct ObjectiveCTokens {
  let all: [ObjectiveCToken]
  /// The index of the other bracket of each bracket; for other tokens, their own.
  private let partners: [Int]
  /// The tokens of unmatched brackets, with a message.
  let faults: [(offset: Int, message: String)]

  init(_ tokens: [ObjectiveCToken]) {
    all = tokens
    var matcher = BracketMatcher(count: tokens.count)
    for (index, token) in tokens.enumerated() { matcher.add(token, at: index) }
    matcher.closeAll(at: tokens.count)
    partners = matcher.partners
    faults = matcher.faults
  }

  subscript(index: Int) -> ObjectiveCToken? { index < all.count ? all[index] : nil }

  /// The index of the bracket that closes the one here; the number of tokens if none does.
  func end(of index: Int) -> Int { index < partners.count ? partners[index] : index }
}

/// Matches brackets, and recovers from missing ones.
private struct BracketMatcher {
  private(set) var partners: [Int]
  private(set) var faults: [(offset: Int, message: String)] = []
  private var open: [(index: Int, token: ObjectiveCToken)] = []
  /// How many brackets of each kind are open, so that a stray one does not search them all.
  private var counts: [String: Int] = [:]

  private static let openers = [")": "(", "]": "[", "}": "{"]
  private static let closers = ["(": ")", "[": "]", "{": "}"]
  /// These are always outside brackets: any bracket open before them is unclosed.
  private static let tops: Set<String> = ["interface", "implementation", "end"]

  init(count: Int) { partners = Array(0..<count) }

  mutating func add(_ token: ObjectiveCToken, at index: Int) {
    if token.kind == .keyword, Self.tops.contains(token.text) { return closeAll(at: index) }
    guard token.kind == .sign else { return }
    if Self.closers[token.text] != nil {
      open.append((index, token))
      counts[token.text, default: 0] += 1
    } else if let opener = Self.openers[token.text] {
      close(opener, token, at: index)
    }
  }

  private mutating func close(_ opener: String, _ token: ObjectiveCToken, at index: Int) {
    guard counts[opener, default: 0] > 0 else {
      faults.append((token.offset, "found '\(token.text)'; expected '\(opener)' before it"))
      return
    }
    while let last = open.popLast() {
      counts[last.token.text, default: 0] -= 1
      partners[last.index] = index
      if last.token.text == opener {
        partners[index] = last.index
        return
      }
      report(last.token)
    }
  }

  /// Closes all open brackets, since no later token can.
  mutating func closeAll(at index: Int) {
    for (opener, token) in open {
      partners[opener] = index
      report(token)
    }
    open.removeAll()
    counts.removeAll()
  }

  private mutating func report(_ token: ObjectiveCToken) {
    let closer = Self.closers[token.text] ?? ""
    faults.append((token.offset, "found '\(token.text)' without its end; expected '\(closer)'"))
  }
}
