internal import Voices

/// Letters and digits in lower case, words apart; what has none stays as it is.
enum PlainText {
  static func spell(_ text: String, into sink: inout some IdentitySink) {
    if text.isASCII {
      spellASCII(text, into: &sink)
    } else if text.unicodeScalars.allSatisfy(\.isPlain) {
      spellPlain(text, into: &sink)
    } else {
      sink.take(spelt(text))
    }
  }

  private static func spellASCII(_ text: String, into sink: inout some IdentitySink) {
    var words = Words()
    let isSpelt: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in 0..<bytes.count { words.take(ascii: unsafe bytes[index], into: &sink) }
    }
    if isSpelt == nil { for byte in text.utf8 { words.take(ascii: byte, into: &sink) } }
    if words.isEmpty { sink.take(text) }
  }

  /// Of what needs no table, all beyond ASCII is a letter.
  private static func spellPlain(_ text: String, into sink: inout some IdentitySink) {
    var words = Words()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        words.take(ascii: UInt8(scalar.value), into: &sink)
      } else if let bytes = UTF8.encode(scalar.plainLetter ?? scalar) {
        for byte in bytes { words.take(byte, into: &sink) }
      }
    }
    if words.isEmpty { sink.take(text) }
  }

  private struct Words {
    private(set) var isEmpty = true
    private var isApart = false

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
    spell(small, into: &plain)
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
