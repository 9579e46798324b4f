/// A set of words by their hashes: it tells which lists may hold a word, and for most words none.
public struct WordGate: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1024)
  /// The hashes, and for each the lists with a phrase that begins with such a word.
  private var hashes: [UInt32] = []
  private var lists: [ListSet] = []
  /// Numbers of hashes, from 1. One stands at the place that its hash tells or, where that is taken,
  /// at one of the next; 0 is no number.
  private var table = [UInt32](repeating: 0, count: 1 << 10)

  /// Some of the lists, each by a bit; where there are more than bits they share one.
  public struct ListSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt128

    public init(rawValue: UInt128) { self.rawValue = rawValue }

    public static let all = ListSet(rawValue: .max)
  }

  init() {}

  /// Takes the first word of a phrase of some list: where it is missing, the phrase is.
  ///
  /// - Parameter phrase: in UTF-8, without blanks before it; one that begins with a sign has no such
  ///   word, and a test keeps the lists without any.
  mutating func add(_ phrase: ArraySlice<UInt8>, to list: ListSet) {
    let hash = Self.hash(of: phrase)
    guard !hash.isEmpty else { return }
    bits[hash.word] |= hash.bit
    let number = table[place(of: hash.value)]
    if number == 0 {
      insert(hash.value, list)
    } else {
      lists[Int(number) - 1].formUnion(list)
    }
  }

  private static func hash(of phrase: ArraySlice<UInt8>) -> Hash {
    var hash = Hash()
    for byte in phrase {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: hash.combine(small: byte)
      case 0x41...0x5A: hash.combine(small: byte | 0x20)
      case 0x80...: return self.hash(of: String(decoding: phrase, as: UTF8.self))
      default: return hash
      }
    }
    return hash
  }

  private static func hash(of phrase: String) -> Hash {
    var hash = Hash()
    for scalar in phrase.unicodeScalars.prefix(while: \.isPartOfWord) { hash.combine(scalar) }
    return hash
  }

  private mutating func insert(_ hash: UInt32, _ list: ListSet) {
    hashes.append(hash)
    lists.append(list)
    if hashes.count * 2 > table.count {
      table = [UInt32](repeating: 0, count: 2 * table.count)
      for (number, hash) in hashes.enumerated() { table[place(of: hash)] = UInt32(number + 1) }
    } else {
      table[place(of: hash)] = UInt32(hashes.count)
    }
  }

  /// Where the number of a hash stands, or would.
  private func place(of hash: UInt32) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 16)
    while true {
      place &= table.count - 1
      let number = Int(table[place])
      if number == 0 || hashes[number - 1] == hash { return place }
      place += 1
    }
  }

  public func mayContain(_ hash: Hash) -> Bool {
    bits[hash.word] & hash.bit != 0
  }

  /// The lists that may hold a phrase which begins with the word.
  public func lists(of hash: Hash) -> ListSet {
    guard mayContain(hash) else { return [] }
    let number = Int(table[place(of: hash.value)])
    return number == 0 ? [] : lists[number - 1]
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

    private mutating func take(_ part: UInt32) { value = (value ^ part) &* 0x0100_0193 }

    private var mixed: UInt32 { value ^ (value >> 16) }
    var word: Int { Int(mixed & 0xFFFF) >> 6 }
    public var bit: UInt64 { 1 << UInt64(mixed & 63) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark or a digit; all else ends a word.
  public var isPartOfWord: Bool {
    if isASCII {
      return (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
    }
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
