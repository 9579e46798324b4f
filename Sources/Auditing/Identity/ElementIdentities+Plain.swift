internal import Voices

extension ElementIdentities {
  /// Letters and digits in lower case, words separated; a text without any is unchanged.
  public static func plain(_ text: String) -> String {
    if text.isASCII { return plainASCII(text) }
    if text.isPlain { return plainLetters(of: text) }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? text : words.joined(separator: " ")
  }

  private static func plainASCII(_ text: String) -> String {
    var words: [UInt8] = []
    var isApart = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if isApart { words.append(0x20) }
        isApart = false
        words.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      default: isApart = !words.isEmpty
      }
    }
    return words.isEmpty ? text : String(decoding: words, as: UTF8.self)
  }

  /// The same for letters of common scripts.
  private static func plainLetters(of text: String) -> String {
    var words = ""
    var isApart = false
    for scalar in text.unicodeScalars {
      guard let letter = scalar.lowerCaseLetterOrDigit else {
        isApart = true
        continue
      }
      if isApart, !words.isEmpty { words.unicodeScalars.append(" ") }
      isApart = false
      words.unicodeScalars.append(letter)
    }
    return words.isEmpty ? text : words
  }
}

extension Unicode.Scalar {
  /// - Precondition: it is plain.
  fileprivate var lowerCaseLetterOrDigit: Unicode.Scalar? {
    switch value {
    case 0x30...0x39, 0x61...0x7A: self
    case 0x41...0x5A: Unicode.Scalar(value + 0x20)
    default: plainLetter
    }
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
