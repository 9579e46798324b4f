extension Unicode.Scalar {
  /// Whether it is a letter, a mark or a digit; any other scalar ends a word.
  public var isPartOfWord: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value) }
    if plainLetter != nil { return true }
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }

  /// The lower case of a letter beyond ASCII, for scripts with contiguous cases; nil for everything
  /// else.
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

  /// Whether it is ASCII or a letter of one of these scripts.
  public var isPlain: Bool { isASCII || plainLetter != nil }
}

extension StringProtocol {
  /// Whether it has only ASCII and letters of common scripts, and no letter with two spellings.
  public var isPlain: Bool { unicodeScalars.allSatisfy(\.isPlain) }
}

extension Unicode.Scalar {
  /// Whether it is a space or a line end.
  public var isSpace: Bool {
    if isASCII { return self == " " || ("\t"..."\r").contains(self) }
    return plainLetter == nil && properties.isWhitespace
  }
}
