internal import Voices

/// The words of a text in lower case, without punctuation, symbols and emoji.
///
/// Rules that compare what things are called compare these.
public struct Words: Hashable, Sendable {
  public let list: [String]
  /// Of each word, to tell at once that it begins no phrase; 0 where letters beyond ASCII may be
  /// written in two ways.
  fileprivate let hashes: [UInt32]

  static let none = Words("")

  public init(_ text: String) { self.init(text, upTo: .max) }

  /// - Parameter most: no more need be known than the first so many.
  public init(_ text: String, upTo most: Int) {
    var list: [String] = []
    var hashes: [UInt32] = []
    var word: [UInt8] = []
    var hash = Self.emptyHash
    var isASCII = true
    func append(_ part: some Collection<UInt8>, _ hash: UInt32) {
      if !part.isEmpty {
        list.append(String(decoding: part, as: UTF8.self))
        hashes.append(hash)
      }
    }
    func endWord() {
      if word.contains(0x27) {
        for part in Self.parts(of: word) { append(part, 0) }
      } else {
        append(word, isASCII ? hash : 0)
      }
      word.removeAll(keepingCapacity: true)
      hash = Self.emptyHash
      isASCII = true
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if let kept = Self.keptASCII(byte) {
          word.append(kept)
          hash = (hash ^ UInt32(kept)) &* 0x0100_0193
        } else if !word.isEmpty {
          endWord()
          if list.count >= most { break }
        }
      } else if let kept = Self.kept(scalar) {
        word += kept.utf8
        isASCII = false
      } else if !word.isEmpty {
        endWord()
      }
    }
    if !word.isEmpty { endWord() }
    self.list = list
    self.hashes = hashes
  }

  /// Takes quotes off a word with apostrophes, and parts it where it is two.
  private static func parts(of word: [UInt8]) -> [ArraySlice<UInt8>] {
    var rest = word[...]
    while rest.first == 0x27 { rest.removeFirst() }
    while rest.last == 0x27 { rest.removeLast() }
    guard rest.count < 16, let apostrophe = rest.firstIndex(of: 0x27),
      Elision.apostrophe(in: Substring(decoding: rest, as: UTF8.self)) != nil
    else { return [rest] }
    return [rest[..<apostrophe], rest[(apostrophe + 1)...]]
  }

  /// FNV-1a.
  private static var emptyHash: UInt32 { 0x811C_9DC5 }

  public static func == (a: Words, b: Words) -> Bool { a.list == b.list }

  public func hash(into hasher: inout Hasher) { hasher.combine(list) }

  /// - Parameter list: of words as another text has them.
  public init(list: [String]) {
    self.list = list
    hashes = [UInt32](repeating: 0, count: list.count)
  }

  public var isEmpty: Bool { list.isEmpty }
  public var count: Int { list.count }
  /// With one space between them.
  public var joined: String { list.together(by: " ") }

  /// What an ASCII sign adds to a word, in lower case; nil where it ends one.
  private static func keptASCII(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, 0x27: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  /// What any other scalar adds.
  private static func kept(_ scalar: Unicode.Scalar) -> String? {
    if let letter = scalar.plainLetter { return String(Character(letter)) }
    if scalar == "’" { return "'" }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return scalar.properties.lowercaseMapping
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return String(Character(scalar))
    default: return nil
    }
  }
}

/// Phrases to look for among words, found by their first word.
public struct PhraseSet: Sendable {
  private var phrases: [String: [[String]]] = [:]
  /// The words that phrases begin with, by a part of their hashes.
  private var gate = [UInt64](repeating: 0, count: 32)

  public init(_ phrases: [String]) {
    for phrase in phrases {
      let words = Words(phrase).list
      guard let first = words.first else { continue }
      self.phrases[first, default: []].append(words)
      let hash = Words(first).hashes.first ?? 0
      gate[Self.place(of: hash)] |= Self.bit(of: hash)
    }
  }

  private func mayBegin(_ hash: UInt32) -> Bool {
    hash == 0 || gate[Self.place(of: hash)] & Self.bit(of: hash) != 0
  }

  private static func place(of hash: UInt32) -> Int { Int((hash ^ hash >> 16) >> 6 & 31) }
  private static func bit(of hash: UInt32) -> UInt64 { 1 << UInt64((hash ^ hash >> 16) & 63) }

  /// The first phrase that occurs, and at which word.
  public func first(in words: Words) -> (phrase: String, place: Int)? {
    for place in words.list.indices where mayBegin(words.hashes[place]) {
      guard let candidates = phrases[words.list[place]] else { continue }
      for candidate in candidates where words.list.dropFirst(place).starts(with: candidate) {
        return (candidate.joined(separator: " "), place)
      }
    }
    return nil
  }

  public func occurs(in words: Words) -> Bool { first(in: words) != nil }

  /// How many words the longest phrase has that they begin with; nil for none.
  func length(atStartOf words: Words) -> Int? {
    candidates(for: words)?.filter { words.list.starts(with: $0) }.map(\.count).max()
  }

  /// Whether the words are one of the phrases and no more.
  public func matches(_ words: Words) -> Bool {
    candidates(for: words)?.contains(words.list) ?? false
  }

  /// The phrases that begin with the first of the words.
  private func candidates(for words: Words) -> [[String]]? {
    guard let first = words.list.first, let hash = words.hashes.first, mayBegin(hash) else {
      return nil
    }
    return phrases[first]
  }
}
