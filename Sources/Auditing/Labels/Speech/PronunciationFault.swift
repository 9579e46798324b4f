/// A part of a label that speech cannot pronounce: an address or a code.
public struct PronunciationFault {
  /// With its article, before the part itself: “the unpronounceable code”.
  public let name: String

  /// Nil for a part that can be pronounced.
  ///
  /// - Parameter isControl: whether the label names a control; a text may show an address.
  public init?(of token: Substring, isControl: Bool) {
    if isControl, Self.isAddressOfPage(token) {
      name = "the unpronounceable address"
      return
    }
    guard !Self.isAddress(token) else { return nil }
    let isWord = token.utf8.first.map { Self.isLetter($0) || Self.isDigit($0) } ?? false
    let word = isWord ? token : token.drop { !$0.isLetter && !$0.isNumber }
    guard word.utf8.count >= Self.leastSigns, Self.isCode(word) else { return nil }
    name = "the unpronounceable code"
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
    guard signs.contains(where: isDigit), signs.contains(where: isLetter),
      signs.allSatisfy({ isDigit($0) || isLetter($0) || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D })
    else { return false }
    // The name of a product is shorter, and its parts hold together.
    return signs.count >= leastSigns && turns(signs) >= leastTurns
  }

  /// A hash or a UUID is longer; names of products are shorter.
  private static let leastSigns = 16
  private static let leastTurns = 5

  /// How often letters and digits, or small letters and capitals, take turns; two capitals inside
  /// a word are a brand's.
  private static func turns(_ signs: [UInt8]) -> Int {
    zip(signs, signs.dropFirst()).count {
      isDigit($0) != isDigit($1) || $0 >= 0x61 && (0x41...0x5A).contains($1)
    } - (signs.contains(where: isSmall) && signs.contains(where: isCapital) ? 2 : 0)
  }

  private static func isSmall(_ sign: UInt8) -> Bool { (0x61...0x7A).contains(sign) }
  private static func isCapital(_ sign: UInt8) -> Bool { (0x41...0x5A).contains(sign) }

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
