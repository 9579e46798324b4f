/// The advance widths of the system font's letters, in thousandths of the size.
enum CharacterWidths {
  static func width(of character: Unicode.Scalar) -> Double {
    let value = Int(character.value)
    if value >= 32, value - 32 < ascii.count { return ascii[value - 32] }
    return other(character)
  }

  /// Space to tilde.
  private static let ascii: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static func other(_ character: Unicode.Scalar) -> Double {
    switch character.value {
    case 0x2026: return 850
    case 0x2018, 0x2019: return 240
    case 0x201C, 0x201D: return 420
    case 0x2013: return 556
    case 0x2014: return 1000
    case 0x00A0: return 278
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0x0300...0x036F: return 0
    // Ideographs, kana, hangul and their full stops fill a square.
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1000
    case 0x1F000...0x1FAFF: return 1250
    default: break
    }
    // Letters with marks are as wide as without.
    guard let base = Unicode.Scalar(Self.bases[character.value] ?? 0), base.value > 0 else {
      return character.properties.isUppercase ? 667 : 540
    }
    return width(of: base)
  }

  private static let bases: [UInt32: UInt32] = {
    var bases: [UInt32: UInt32] = [:]
    let groups: [(String, String)] = [
      ("ÀÁÂÃÄÅ", "A"), ("Ç", "C"), ("ÈÉÊË", "E"), ("ÌÍÎÏ", "I"), ("Ñ", "N"), ("ÒÓÔÕÖØ", "O"),
      ("ÙÚÛÜ", "U"), ("Ý", "Y"), ("àáâãäå", "a"), ("ç", "c"), ("èéêë", "e"), ("ìíîï", "i"),
      ("ñ", "n"), ("òóôõöø", "o"), ("ùúûü", "u"), ("ýÿ", "y"),
    ]
    for (letters, base) in groups {
      guard let base = base.unicodeScalars.first else { continue }
      for letter in letters.unicodeScalars { bases[letter.value] = base.value }
    }
    return bases
  }()
}
