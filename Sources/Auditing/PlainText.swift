internal import Voices

/// Letters and digits in lower case, words apart; what has none stays as it is.
enum PlainText {
  /// - Parameter letters: those of the text.
  static func spell(_ text: String, _ letters: Letters, into sink: inout some IdentitySink) {
    var words = Words()
    switch letters {
    case .ascii: words.take(ascii: text.utf8.span, into: &sink)
    case .plain: words.take(plain: text.utf8.span, into: &sink)
    case .other: return sink.take(spelt(text))
    }
    if words.isEmpty { sink.take(text) }
  }

  private struct Words {
    private(set) var isEmpty = true
    private var isApart = false

    mutating func take(ascii text: Span<UInt8>, into sink: inout some IdentitySink) {
      for place in text.indices { take(ascii: text[place], into: &sink) }
    }

    /// Of what needs no table, all beyond ASCII is a letter, and capitals have two bytes.
    mutating func take(plain text: Span<UInt8>, into sink: inout some IdentitySink) {
      var place = 0
      while place < text.count {
        let byte = text[place]
        if byte >= 0xC0, byte < 0xE0, place + 1 < text.count {
          take(letter: UInt32(byte & 0x1F) << 6 | UInt32(text[place + 1] & 0x3F), into: &sink)
          place += 2
        } else {
          if byte < 0x80 { take(ascii: byte, into: &sink) } else { take(byte, into: &sink) }
          place += 1
        }
      }
    }

    /// - Parameter value: of a scalar of two bytes.
    private mutating func take(letter value: UInt32, into sink: inout some IdentitySink) {
      let small = Unicode.Scalar(value)?.plainLetter?.value ?? value
      take(UInt8(0xC0 | small >> 6), into: &sink)
      take(UInt8(0x80 | small & 0x3F), into: &sink)
    }

    mutating func take(ascii byte: UInt8, into sink: inout some IdentitySink) {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: take(byte, into: &sink)
      case 0x41...0x5A: take(byte | 0x20, into: &sink)
      default: isApart = true
      }
    }

    mutating func take(_ byte: UInt8, into sink: inout some IdentitySink) {
      if isApart, !isEmpty { sink.take(0x20) }
      isApart = false
      isEmpty = false
      sink.take(byte)
    }
  }

  /// By the tables of Unicode.
  private static func spelt(_ text: String) -> String {
    let small = text.lowercased()
    guard small.isPlain else {
      let words = small.split { !$0.isLetter && !$0.isNumber }
      return words.isEmpty ? text : words.joined(separator: " ")
    }
    // What has no letters stays as it was.
    guard small.utf8.contains(where: \.isInWord) else { return text }
    var plain = IdentityText()
    plain.take(plain: small, Letters(of: small))
    return String(decoding: plain.bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension String {
  var isASCII: Bool {
    let bytes = utf8.span
    var all: UInt8 = 0
    for place in bytes.indices { all |= bytes[place] }
    return all < 0x80
  }
}
