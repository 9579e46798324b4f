internal import AccessibilityModel

/// The scripts that distinguish languages.
public enum Script: String, CaseIterable, CustomStringConvertible {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case tamil = "Tamil"
  case thai = "Thai"
  case georgian = "Georgian"
  case hangul = "Hangul"
  case kana = "Japanese"
  case han = "Chinese"

  public var description: String { rawValue }

  /// The script of a letter; nil for one that many scripts share.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    default:
      switch EastAsianScript(scalar) {
      case .han: self = .han
      case .hiragana, .katakana: self = .kana
      case .hangul: self = .hangul
      case nil: return nil
      }
    }
  }

  /// The scripts of a language; nil if unknown.
  ///
  /// Latin is part of all of them, since names and brands use it everywhere.
  public static func scripts(of language: String) -> Set<Script>? {
    scripts(ofLettersIn: language)?.union([.latin])
  }

  /// The scripts that a language is written in, without those of foreign names; nil if unknown.
  public static func scripts(ofLettersIn language: String) -> Set<Script>? {
    latinLanguages.contains(language) ? [.latin] : own(of: language)
  }

  public static func isLatin(_ language: String) -> Bool { latinLanguages.contains(language) }

  private static func own(of language: String) -> Set<Script>? {
    switch language {
    case "ru", "uk", "bg", "be", "mk": [.cyrillic]
    case "kk", "sr": [.cyrillic, .latin]
    case "el": [.greek]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ur": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "bn": [.bengali]
    case "ta": [.tamil]
    case "th": [.thai]
    case "ka": [.georgian]
    case "hy": [.armenian]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh", "yue": [.han]
    default: nil
    }
  }

  private static let latinLanguages: Set<String> = [
    "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fr", "ga", "gl", "hr", "hu", "id",
    "is", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sq", "sv",
    "tr", "vi",
  ]
}

extension Unicode.Scalar {
  /// Whether it is a character of Chinese, Japanese or Korean, which is a syllable or a word.
  public var isIdeograph: Bool { EastAsianScript(self) != nil }
}

extension String {
  /// The number of its characters; one of Chinese, Japanese or Korean counts as three letters, which say as much.
  var weight: Int {
    reduce(0) { $0 + ($1.unicodeScalars.first?.isIdeograph == true ? 3 : 1) }
  }

  /// The number of its letters; one of Chinese, Japanese or Korean counts as three.
  public var letterWeight: Int {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return filter(\.isLetter).weight }
    return utf8.count { (0x61...0x7A).contains($0 | 0x20) }
  }
}
