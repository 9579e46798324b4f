internal import Voices

/// A part of a label that speech cannot pronounce: an address, a code, a row of consonants.
public struct PronunciationFault {
  /// With its article, before the part itself: “the unpronounceable code”.
  public let name: String
  /// Whether no person has to look.
  public let isSure: Bool

  /// Nil for a part that can be pronounced.
  ///
  /// - Parameters:
  ///   - isControl: whether the label names a control; a text may show an address.
  ///   - language: nil if rows of consonants do not count.
  public init?(of token: Substring, isControl: Bool, _ language: LanguageCode?) {
    if isControl, Self.isAddressOfPage(token) {
      (name, isSure) = ("the unpronounceable address", true)
      return
    }
    guard !Self.isAddress(token) else { return nil }
    let isWord = token.utf8.first.map { Self.isLetter($0) || Self.isDigit($0) } ?? false
    let word = isWord ? token : token.drop { !$0.isLetter && !$0.isNumber }
    if word.utf8.count >= 10, Self.isCode(word) {
      (name, isSure) = ("the unpronounceable code", true)
    } else if let row = Self.consonants(in: word, language) {
      (name, isSure) = ("the unpronounceable “\(row)” in", false)
    } else {
      return nil
    }
  }

  /// Whether it is the address of a page; one of an e-mail is said in words.
  private static func isAddressOfPage(_ token: Substring) -> Bool {
    if isEndOfAddress(token) { return true }
    // Every price has dots; these characters occur only in addresses.
    guard token.utf8.contains(where: { $0 == 0x2F || $0 | 0x20 == 0x77 }) else { return false }
    let text = token.lowercased()
    return hasScheme(text[...]) || text.hasPrefix("www.")
  }

  /// Whether a text is an internet address: its parts are names, and its punctuation is spoken.
  public static func isAddress(_ token: Substring) -> Bool {
    token.utf8.contains(UInt8(ascii: "@")) || hasScheme(token) || token.hasPrefix("www.")
      || isEndOfAddress(token)
  }

  private static func hasScheme(_ token: Substring) -> Bool {
    token.utf8.contains(UInt8(ascii: ":")) && token.contains("://")
  }

  /// Whether it is the end of an address, by which a browser names a link without a text: with values,
  /// “item?id=12”, or with escaped letters, “ring-%E7%B6”.
  private static func isEndOfAddress(_ token: Substring) -> Bool {
    if token.utf8.contains(UInt8(ascii: "%")), hasEscapes(token) { return true }
    guard let mark = token.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
    return token.utf8[mark...].contains(UInt8(ascii: "="))
  }

  private static func hasEscapes(_ token: Substring) -> Bool {
    let escaped = token.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return escaped.count > 1
      && escaped.allSatisfy { $0.count > 1 && $0.prefix(2).allSatisfy(\.isHexDigit) }
  }

  /// A UUID, a hash, base 64: letters and digits without any order.
  private static func isCode(_ word: Substring) -> Bool {
    let signs = word.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    guard signs.count >= 10, signs.contains(where: isDigit), signs.contains(where: isLetter),
      signs.allSatisfy({ isDigit($0) || isLetter($0) || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D })
    else { return false }
    // The name of a product has disorder enough, but its parts hold together.
    let turns = turns(signs)
    return entropy(signs) > 3.5 && turns >= 3 || signs.count >= 16 && turns >= 5
  }

  /// How often letters and digits, or small letters and capitals, take turns; two capitals inside
  /// a word are a brand's.
  private static func turns(_ signs: [UInt8]) -> Int {
    zip(signs, signs.dropFirst()).count {
      isDigit($0) != isDigit($1) || $0 >= 0x61 && (0x41...0x5A).contains($1)
    } - (signs.contains(where: isSmall) && signs.contains(where: isCapital) ? 2 : 0)
  }

  private static func isSmall(_ sign: UInt8) -> Bool { (0x61...0x7A).contains(sign) }
  private static func isCapital(_ sign: UInt8) -> Bool { (0x41...0x5A).contains(sign) }

  /// In bits a character: 3.5 and more is more disorder than words of that length have.
  private static func entropy(_ signs: [UInt8]) -> Double {
    var counts = [Int](repeating: 0, count: 256)
    for sign in signs { counts[Int(sign)] += 1 }
    let total = Double(signs.count)
    return counts.reduce(0) { sum, count in
      guard count > 0 else { return sum }
      let part = Double(count) / total
      return sum - part * BinaryLogarithm.of(part)
    }
  }
}

// Rows of consonants.
extension PronunciationFault {
  private static func consonants(in word: Substring, _ language: LanguageCode?) -> String? {
    // German writes eight in a row, and Polish more.
    guard language?.code == "en", hasRow(word),
      word.allSatisfy({ $0.isASCII && $0.isLetter || "'’.,:;!?".contains($0) }),
      word.contains(where: \.isLowercase)
    else { return nil }
    // The parts of a name that capitals set apart are said one by one.
    let rows = CamelCase.words(of: word).flatMap { part in
      part.lowercased().split { !$0.isLetter || "aeiouy".contains($0) }
    }
    guard
      let row = rows.first(where: { row in
        let sounds = row.count < word.count(where: \.isLetter) ? sounds(in: row) : row.count
        return sounds >= 5 && !Self.joinsWords(row)
      }),
      exceptions?.contains(word.lowercased().filter(\.isLetter)) != true
    else { return nil }
    return String(row)
  }

  /// The consonants of a row, as they are said: “ssphr” in “passphrase” has four, since two letters are
  /// one sound (<https://en.wikipedia.org/wiki/Digraph_(orthography)>). In a word without any vowel
  /// they are only letters.
  private static func sounds(in row: Substring) -> Int {
    var rest = row
    var count = 0
    while !rest.isEmpty {
      rest = rest.dropFirst(digraphs.contains(String(rest.prefix(2))) ? 2 : 1)
      count += 1
    }
    return count
  }

  private static let digraphs: Set = ["ch", "ck", "gh", "ng", "ph", "sh", "th"]

  /// Whether the end of a word and the beginning of another meet in a row, as in “fullscreen”.
  private static func joinsWords(_ row: Substring) -> Bool {
    let end = row.suffix(3)
    return row.count <= 6 && end.first == "s" && (end.last == "r" || end.last == "l")
  }

  /// Whether five letters in a row are consonants, by their bytes: a word with other letters is not
  /// checked.
  private static func hasRow(_ word: Substring) -> Bool {
    var length = 0
    for byte in word.utf8 {
      switch byte | 0x20 {
      case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: length = 0
      case 0x61...0x7A: length += 1
      default: length = 0
      }
      if length >= 5 { return true }
    }
    return false
  }

  private static let exceptions = WordLists("consonant-words")["en"]

  private static func isDigit(_ sign: UInt8) -> Bool { (0x30...0x39).contains(sign) }
  private static func isLetter(_ sign: UInt8) -> Bool { (0x61...0x7A).contains(sign | 0x20) }
}

// Names that are readable part by part.
extension PronunciationFault {
  /// Whether hyphens divide it into words and short numbers, which speech pronounces one by one.
  public static func isReadableName(_ token: Substring) -> Bool {
    let parts = token.split(separator: "-")
    return parts.count > 1 && parts.allSatisfy(isReadable)
      && 2 * parts.count(where: isWord) >= parts.count
  }

  /// Whether it is a word, or a number with at most a letter or two for its unit.
  private static func isReadable(_ part: Substring) -> Bool {
    isWord(part)
      || part.utf8.count <= 4 && part.utf8.allSatisfy { isDigit($0) || isLetter($0) }
        && part.drop(while: \.isNumber).allSatisfy(\.isLetter) && part.first?.isNumber == true
  }

  private static func isWord(_ part: Substring) -> Bool {
    part.utf8.count > 2 && part.utf8.allSatisfy(isLetter) && turns(Array(part.utf8)) <= 0
      && part.contains { "aeiouyAEIOUY".contains($0) }
  }
}

/// The logarithm to base 2 without a library: these targets have no Foundation.
private enum BinaryLogarithm {
  static func of(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var rest = number.significand
    var result = Double(number.exponent)
    var bit = 0.5
    for _ in 0..<24 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
