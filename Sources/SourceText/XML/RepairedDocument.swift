/// A document in which each character that XML 1.0 forbids is replaced, so that the rest can be
/// read.
///
/// Some drivers write everything that an app shows: an emoji as references to two surrogates, a
/// vertical tab as `&#11;` (https://www.w3.org/TR/xml/#charsets). Two surrogates become the
/// character that they encode in UTF-16; everything else becomes U+FFFD. Zero bytes are unchanged:
/// they are damage, not text.
struct RepairedDocument {
  /// A text that was replaced by U+FFFD.
  struct Loss {
    /// The offset in the original.
    var offset: Int
    /// In words: `the character reference "&#11;"`.
    var words: String
  }

  private(set) var bytes: [UInt8] = []
  private(set) var losses: [Loss] = []
  private(set) var offsets = OffsetMap()
  private let original: [UInt8]
  /// How much of the original has been copied or replaced.
  private var copied = 0

  /// - Returns: nil if the document has no such character.
  init?(_ document: [UInt8]) {
    original = document
    scan()
    guard copied > 0 else { return nil }
    bytes += original[copied...]
  }

  private mutating func scan() {
    var offset = 0
    while offset < original.count {
      switch original[offset] {
      case UInt8(ascii: "<"):
        offset = end(ofLiteralAt: offset)
      case UInt8(ascii: "&"):
        offset = scanReference(at: offset)
      case 0x01...0x08, 0x0B, 0x0C, 0x0E...0x1F:
        lose(offset, length: 1, "the control character U+\(Self.hexadecimal(original[offset]))")
        offset += 1
      case 0xEF where isNoncharacter(at: offset):
        lose(offset, length: 3, "the character U+FF\(original[offset + 2] == 0xBE ? "FE" : "FF")")
        offset += 3
      default: offset += 1
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Whether the bytes of U+FFFE or U+FFFF are at an offset.
  private func isNoncharacter(at offset: Int) -> Bool {
    offset + 2 < original.count && original[offset + 1] == 0xBF && original[offset + 2] >= 0xBE
  }

  /// The end of a comment or a CDATA section, in which references are plain text; else of the `<`.
  private func end(ofLiteralAt offset: Int) -> Int {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>")]
    where original[offset...].starts(with: start.utf8) {
      let inside = offset + start.utf8.count
      return ByteSearch(end).offset(in: original, from: inside) ?? original.count
    }
    return offset + 1
  }

  /// - Returns: the end of the scanned bytes.
  private mutating func scanReference(at offset: Int) -> Int {
    guard let reference = CharacterReference(at: offset, in: original) else { return offset + 1 }
    guard !reference.isAllowed else { return reference.end }
    if let low = CharacterReference(at: reference.end, in: original),
      let character = reference.character(with: low)
    {
      replace(offset..<low.end, by: Array("&#\(character.value);".utf8))
      return low.end
    }
    let text = String(decoding: original[offset..<reference.end], as: UTF8.self)
    lose(offset, length: reference.end - offset, "the character reference \"\(text)\"")
    return reference.end
  }

  private mutating func lose(_ offset: Int, length: Int, _ words: String) {
    losses.append(Loss(offset: offset, words: words))
    replace(offset..<(offset + length), by: [0xEF, 0xBF, 0xBD])
  }

  private mutating func replace(_ range: Range<Int>, by replacement: [UInt8]) {
    bytes += original[copied..<range.lowerBound]
    bytes += replacement
    copied = range.upperBound
    offsets.add(original: copied, repaired: bytes.count)
  }
}

/// The positions in the original of the bytes of a repaired document, for ascending offsets.
struct OffsetMap {
  private var ends: [(original: Int, repaired: Int)] = []
  private var passed = 0

  /// Adds the end of a replacement in both documents.
  mutating func add(original: Int, repaired: Int) { ends.append((original, repaired)) }

  mutating func original(of offset: Int) -> Int {
    while passed < ends.count, ends[passed].repaired <= offset { passed += 1 }
    guard passed > 0 else { return offset }
    let end = ends[passed - 1]
    return end.original + max(0, offset - end.repaired)
  }
}

/// A reference to a character by its number: `&#11;`, `&#xB;`.
private struct CharacterReference {
  /// At most 0x110000, which is not a character.
  let number: UInt32
  /// The offset after its `;`.
  let end: Int

  /// Longer references are not numbers that occur in practice.
  private static let longest = 24

  /// - Returns: nil if there is no reference at the offset.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard offset < bytes.count else { return nil }
    let text = bytes[offset...].prefix(Self.longest)
    guard text.starts(with: "&#".utf8), let semicolon = text.firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    var digits = text[(offset + 2)..<semicolon]
    let radix: UInt32 = digits.first == UInt8(ascii: "x") ? 16 : 10
    if radix == 16 { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
        return nil
      }
      number = min(number * radix + UInt32(value), 0x11_0000)
    }
    self.number = number
    end = semicolon + 1
  }

  /// Whether XML 1.0 has the character (https://www.w3.org/TR/xml/#NT-Char).
  var isAllowed: Bool {
    switch number {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// The character that this surrogate encodes with the next one; nil if they are not a pair.
  func character(with low: CharacterReference) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(number), (0xDC00..<0xE000).contains(low.number) else {
      return nil
    }
    return Unicode.Scalar(0x1_0000 + (number - 0xD800) << 10 + (low.number - 0xDC00))
  }
}
