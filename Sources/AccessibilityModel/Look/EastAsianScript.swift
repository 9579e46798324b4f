/// The scripts of Chinese, Japanese and Korean, whose letters are syllables or words and as wide as high.
///
/// The ranges are those of Unicode's property Script (https://www.unicode.org/Public/UNIDATA/Scripts.txt).
public enum EastAsianScript: Hashable, Sendable {
  case han, hiragana, katakana, hangul

  /// The script of a letter; nil for one of another script, and for marks that several of them share.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x1100: return nil
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xFFA0...0xFFDC:
      self = .hangul
    case 0x3041...0x309F: self = .hiragana
    // With the mark for a long vowel, which Unicode counts as common to both.
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .han
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it fills a square beside letters of half its width: one of these scripts, or a mark that is drawn as wide; no
  /// emoji (East Asian Width, https://www.unicode.org/reports/tr11/).
  public var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
