internal import AccessibilityModel

/// The advance widths of the system font's letters, in thousandths of the size.
enum CharacterWidths {
  static func width(of character: Unicode.Scalar) -> Double {
    let value = Int(character.value)
    if value >= 32, value - 32 < ascii.count { return ascii[value - 32] }
    return other(character)
  }

  /// Space to tilde, without the tracking of a size.
  ///
  /// Fitted to the widths of 32 texts in storyboards, ten of them in repositories that no test of
  /// ours reads; for letters in no text, derived from Helvetica's by the fit
  /// (`docs/auto-layout.md`).
  private static let ascii: [Double] = [
    296, 318, 391, 581, 581, 896, 686, 236, 370, 370, 423, 608, 318, 389, 314, 318,
    581, 581, 581, 581, 581, 581, 581, 581, 581, 581, 318, 318, 608, 608, 608, 581,
    1015, 659, 691, 733, 739, 669, 626, 791, 738, 339, 528, 643, 587, 857, 741, 791,
    683, 791, 738, 667, 590, 749, 686, 948, 686, 686, 639, 318, 318, 318, 499, 581,
    370, 580, 590, 551, 606, 566, 369, 601, 582, 265, 267, 537, 229, 864, 581, 576,
    613, 581, 351, 535, 351, 587, 548, 751, 528, 536, 530, 371, 301, 371, 608,
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
    case 0x1F000...0x1FAFF: return 1250
    default: if character.isFullWidth { return 1000 }
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
