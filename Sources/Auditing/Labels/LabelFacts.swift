internal import Voices

/// What a text holds, and its words.
///
/// It is made once for all elements with the same label, so that what a rule asks for here costs no
/// more however often the label comes back.
public final class LabelFacts {
  public let text: String
  /// How many words there are between white space.
  public private(set) var tokenCount = 0
  public private(set) var scalarCount = 0
  /// The first and the last scalar that are heard; nil for a blank text.
  public private(set) var first: Unicode.Scalar?
  public private(set) var last: Unicode.Scalar?
  public private(set) var isASCII = true
  /// Whether there is nothing beyond ASCII but letters that are spelt in one way only.
  public private(set) var isPlain = true
  public private(set) var hasLetter = false
  public private(set) var hasDigit = false
  public private(set) var hasCapital = false
  public private(set) var hasSmallLetter = false
  /// Whether white space stands before the first word or after the last.
  public private(set) var hasOuterSpace = false
  /// Whether two blanks or more stand in a row between words.
  public private(set) var hasSpaceRun = false
  /// Whether there is a sign beyond ASCII, or something that is drawn on other signs.
  public private(set) var hasSymbol = false
  public private(set) var hasEmoji = false
  /// Whether there is a scalar of a private use area, where icon fonts live.
  public private(set) var hasPrivateUse = false
  /// Whether the same sign stands there three times in a row.
  public private(set) var hasSignRun = false
  /// Whether seven digits or more follow each other.
  public private(set) var hasDigitRun = false
  /// Whether a word has both letters and digits.
  public private(set) var hasMixedWord = false

  public private(set) lazy var words = LabelWords(text)
  public private(set) lazy var plainWords = Words(text)
  /// What stands between white space.
  public private(set) lazy var tokens = text.tokens
  /// The text without regard to case, with single spaces.
  public private(set) lazy var folded = WordList.folded(text)

  public init(_ text: String) {
    self.text = text
    var scan = Scan()
    for scalar in text.unicodeScalars { take(scalar, &scan) }
    if scan.blanks > 0, tokenCount > 0 { hasOuterSpace = true }
  }

  public var hasLetterOrDigit: Bool { hasLetter || hasDigit }

  /// Where the pass over the scalars is.
  private struct Scan {
    var previous: Unicode.Scalar = "\0"
    var isInToken = false
    /// Since the last word.
    var blanks = 0
    var equalSigns = 0
    var digits = 0
    var wordHasLetter = false
    var wordHasDigit = false

    mutating func endWord() { (digits, wordHasLetter, wordHasDigit) = (0, false, false) }
  }

  private enum Kind {
    case letter(isCapital: Bool, isSmall: Bool)
    case digit, number, blank, mark, sign, silent
  }

  private func take(_ scalar: Unicode.Scalar, _ scan: inout Scan) {
    scalarCount += 1
    let kind = kind(of: scalar)
    switch kind {
    case .blank: takeBlank(&scan)
    case .silent: if scalar.isASCII { scan.endWord() }
    default: takeHeard(scalar, &scan)
    }
    switch kind {
    case .letter(let isCapital, let isSmall):
      (hasLetter, scan.wordHasLetter, scan.digits) = (true, true, 0)
      hasCapital = hasCapital || isCapital
      hasSmallLetter = hasSmallLetter || isSmall
    case .digit:
      (hasDigit, scan.wordHasDigit) = (true, true)
      scan.digits += 1
      hasDigitRun = hasDigitRun || scan.digits >= 7
    case .number: hasDigit = true
    case .sign:
      scan.endWord()
      scan.equalSigns = scan.previous == scalar ? scan.equalSigns + 1 : 1
      hasSignRun = hasSignRun || scan.equalSigns >= 3
    case .blank, .mark, .silent: break
    }
    hasMixedWord = hasMixedWord || scan.wordHasLetter && scan.wordHasDigit
    scan.previous = scalar
  }

  private func takeBlank(_ scan: inout Scan) {
    scan.endWord()
    if tokenCount == 0 { hasOuterSpace = true } else { scan.blanks += 1 }
    scan.isInToken = false
    scan.equalSigns = 0
  }

  private func takeHeard(_ scalar: Unicode.Scalar, _ scan: inout Scan) {
    last = scalar
    guard !scan.isInToken else { return }
    if tokenCount == 0 { first = scalar }
    if scan.blanks > 1 { hasSpaceRun = true }
    tokenCount += 1
    scan.isInToken = true
    scan.blanks = 0
  }

  private func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": return .letter(isCapital: false, isSmall: true)
    case "A"..."Z": return .letter(isCapital: true, isSmall: false)
    case "0"..."9": return .digit
    case " ", "\t"..."\r": return .blank
    case "\0"..."\u{1F}", "\u{7F}": return .silent
    case "\0"..."\u{7F}": return .sign
    default: break
    }
    isASCII = false
    if let small = scalar.plainLetter {
      let isCapital = scalar != small
      return .letter(isCapital: isCapital, isSmall: !isCapital && scalar.value < 0x3000)
    }
    isPlain = false
    return kind(byProperties: scalar)
  }

  private func kind(byProperties scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    if properties.isWhitespace { return .blank }
    if properties.isDefaultIgnorableCodePoint {
      hasSymbol = true
      return .silent
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .letter(isCapital: true, isSmall: false)
    case .lowercaseLetter:
      // The sign of information is one, and an emoji.
      if properties.isEmoji { hasSymbol = true }
      return .letter(isCapital: false, isSmall: true)
    case .modifierLetter, .otherLetter: return .letter(isCapital: false, isSmall: false)
    case .decimalNumber: return .digit
    case .letterNumber, .otherNumber: return .number
    case .nonspacingMark, .spacingMark:
      hasSymbol = true
      return .mark
    case .privateUse:
      hasSymbol = true
      hasPrivateUse = true
      return .sign
    default:
      hasSymbol = true
      hasEmoji = hasEmoji || properties.isEmoji
      return .sign
    }
  }
}
