extension ElementIdentities {
  /// Letters and digits in lower case, words apart; what has none stays as it is.
  public static func plain(_ text: String) -> String {
    if text.isASCII { return plain(ascii: text) }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? text : words.joined(separator: " ")
  }

  /// The same without the tables of Unicode.
  private static func plain(ascii text: String) -> String {
    let words = text.utf8.split { byte in
      !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20)
    }
    guard !words.isEmpty else { return text }
    return words.map { String(Substring($0)) }.joined(separator: " ").lowercased()
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
