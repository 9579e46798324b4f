/// A set of words by their hashes: it tells which lists may hold a word, and for most words none.
public struct WordGate: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1024)
  private var numbers = HashNumbers(room: 11)
  /// By the numbers of hashes, the lists with a phrase that begins with such a word.
  private var lists: [ListSet] = []

  /// Some of the lists, each by a bit; where there are more than bits they share one.
  public struct ListSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt128

    public init(rawValue: UInt128) { self.rawValue = rawValue }

    public static let all = ListSet(rawValue: .max)
  }

  init() {}

  /// - Parameter bits: under which the lists are known.
  init(of files: [WordListFile], _ bits: ListBits) {
    for file in files { file.tell(&self, bits) }
  }

  /// Takes the first word of a phrase of some list: where it is missing, the phrase is.
  ///
  /// - Parameters:
  ///   - text: in UTF-8, as the files of words write it.
  ///   - start: where the phrase begins; one that begins with a sign has no such word, and a test
  ///     keeps the lists without any.
  /// - Returns: where the word ends.
  mutating func add(_ text: Span<UInt8>, from start: Int, to list: ListSet) -> Int {
    let (hash, end) = Self.hash(in: text, from: start)
    guard !hash.isEmpty else { return end }
    bits[hash.word] |= hash.bit
    let number = numbers.take(hash.value)
    if number == lists.count { lists.append(list) } else { lists[number].formUnion(list) }
    return end
  }

  private static func hash(in text: Span<UInt8>, from start: Int) -> (Hash, end: Int) {
    var hash = Hash()
    var place = start
    letters: while place < text.count {
      let byte = text[place]
      switch byte {
      case 0x61...0x7A, 0x30...0x39: hash.take(UInt32(byte))
      case 0x41...0x5A: hash.take(UInt32(byte | 0x20))
      case 0xC3 where place + 1 < text.count:
        // Nearly all that are not ASCII: the letters of Latin 1, from U+00C0 on.
        let letter = Unicode.Scalar(0xC0 | text[place + 1] & 0x3F).plainLetter
        guard let letter else { break letters }
        hash.take(letter.value)
        place += 1
      case 0x80...: return (self.hash(of: phrase(in: text, from: start)), place)
      default: break letters
      }
      place += 1
    }
    hash.isBegun = place > start
    return (hash, place)
  }

  private static func phrase(in text: Span<UInt8>, from start: Int) -> String {
    var phrase: [UInt8] = []
    for place in start..<text.count {
      guard text[place] >= 0x20, text[place] != UInt8(ascii: ",") else { break }
      phrase.append(text[place])
    }
    return String(decoding: phrase, as: UTF8.self)
  }

  private static func hash(of phrase: String) -> Hash {
    var hash = Hash()
    for scalar in phrase.unicodeScalars.prefix(while: \.isPartOfWord) { hash.combine(scalar) }
    return hash
  }

  public func mayContain(_ hash: Hash) -> Bool {
    bits[hash.word] & hash.bit != 0
  }

  /// The lists that may hold a phrase which begins with the word.
  public func lists(of hash: Hash) -> ListSet {
    guard mayContain(hash) else { return [] }
    return numbers.number(of: hash.value).map { lists[$0] } ?? []
  }

  /// The hash of a word, taken in letter by letter, without regard to case (FNV-1a).
  public struct Hash: Hashable, Sendable {
    @usableFromInline var value: UInt32 = 0x811C_9DC5
    @usableFromInline var isBegun = false
    public var isEmpty: Bool { !isBegun }

    public init() {}

    /// Takes a digit or a small letter of ASCII.
    @inlinable public mutating func combine(small byte: UInt8) {
      isBegun = true
      value = (value ^ UInt32(byte)) &* 0x0100_0193
    }

    public init(of word: StaticString) {
      for scalar in word.description.unicodeScalars { combine(scalar) }
    }

    public mutating func combine(_ scalar: Unicode.Scalar) {
      isBegun = true
      if scalar.isASCII {
        let letter = scalar.value
        take(letter >= 0x41 && letter <= 0x5A ? letter | 0x20 : letter)
      } else if let letter = scalar.plainLetter {
        take(letter.value)
      } else {
        for part in scalar.properties.lowercaseMapping.unicodeScalars { take(part.value) }
      }
    }

    fileprivate mutating func take(_ part: UInt32) { value = (value ^ part) &* 0x0100_0193 }

    private var mixed: UInt32 { value ^ (value >> 16) }
    var word: Int { Int(mixed & 0xFFFF) >> 6 }
    public var bit: UInt64 { 1 << UInt64(mixed & 63) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark or a digit; all else ends a word.
  @inlinable public var isPartOfWord: Bool {
    isASCII
      ? (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
      : isPartOfWordBeyondASCII
  }

  @usableFromInline var isPartOfWordBeyondASCII: Bool {
    if plainLetter != nil { return true }
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}

extension Unicode.Scalar {
  /// The small form of a letter beyond ASCII, for the scripts that have theirs in one row; nil for
  /// everything else.
  ///
  /// The tables of Unicode tell the same of all letters, at the price of all other work on a label.
  public var plainLetter: Unicode.Scalar? {
    switch value {
    // Latin 1, Cyrillic: capitals, then small letters.
    case 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: Unicode.Scalar(value + 0x20)
    case 0xDF...0xF6, 0xF8...0xFF, 0x430...0x44F: self
    // Kana, Chinese characters, Hangul: no capitals.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self
    default: nil
    }
  }

  /// Whether it is ASCII or a letter that needs no table.
  public var isPlain: Bool { isASCII || plainLetter != nil }
}

extension StringProtocol {
  /// Whether its blanks and its letters are told by its bytes.
  public var isPlain: Bool { unicodeScalars.allSatisfy(\.isPlain) }
}

extension Span<UInt8> {
  /// Reads a scalar of two bytes or more, in a text without mistakes.
  ///
  /// - Parameter start: where its first byte stands.
  public func scalar(beyondASCIIAt start: Int) -> (scalar: Unicode.Scalar, width: Int) {
    let width = (~self[start]).leadingZeroBitCount
    var value = UInt32(self[start]) & (0x7F >> UInt32(width))
    for place in start + 1..<start + width { value = value << 6 | UInt32(self[place] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}
