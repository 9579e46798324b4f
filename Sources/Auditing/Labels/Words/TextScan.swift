internal import Voices

/// The results of one pass over the scalars of a text; rules get them from ``LabelFacts``.
struct TextScan {
  /// How many words there are between white space.
  private(set) var tokenCount = 0
  private(set) var scalarCount = 0
  /// The first and the last audible scalar; nil for a blank text.
  private(set) var first: Unicode.Scalar?
  private(set) var last: Unicode.Scalar?
  private(set) var isASCII = true
  /// Whether all letters beyond ASCII have a single spelling.
  private(set) var isPlain = true
  private(set) var hasLetter = false
  private(set) var hasDigit = false
  private(set) var hasCapital = false
  private(set) var hasSmallLetter = false
  /// Whether white space precedes the first word or follows the last.
  private(set) var hasOuterSpace = false
  /// Whether two or more white-space characters are between words.
  private(set) var hasSpaceRun = false
  /// Whether it has a symbol beyond ASCII, or a combining mark.
  private(set) var hasSymbol = false
  private(set) var hasEmoji = false
  /// Whether it has a scalar of a private use area, which icon fonts use.
  private(set) var hasPrivateUse = false
  /// Whether the same symbol occurs three times in a row.
  private(set) var hasSignRun = false
  /// Whether it has seven or more digits in a row.
  private(set) var hasDigitRun = false

  init(_ text: String) {
    var progress = Progress()
    for scalar in text.unicodeScalars { take(scalar, &progress) }
    if progress.blanks > 0, tokenCount > 0 { hasOuterSpace = true }
  }

  /// The state of the pass over the scalars.
  private struct Progress {
    var previous: Unicode.Scalar = "\0"
    var isInToken = false
    /// Since the last word.
    var blanks = 0
    var equalSigns = 0
    var digits = 0

    mutating func endWord() { digits = 0 }
  }

  private enum Kind {
    case letter(isCapital: Bool, isSmall: Bool)
    case digit, number, blank, mark, sign, silent
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ progress: inout Progress) {
    scalarCount += 1
    let kind = kind(of: scalar)
    switch kind {
    case .blank: takeBlank(&progress)
    case .silent: if scalar.isASCII { progress.endWord() }
    default: consumeHeard(scalar, &progress)
    }
    switch kind {
    case .letter(let isCapital, let isSmall):
      (hasLetter, progress.digits) = (true, 0)
      hasCapital = hasCapital || isCapital
      hasSmallLetter = hasSmallLetter || isSmall
    case .digit:
      hasDigit = true
      progress.digits += 1
      hasDigitRun = hasDigitRun || progress.digits >= 7
    case .number: hasDigit = true
    case .sign:
      progress.endWord()
      progress.equalSigns = progress.previous == scalar ? progress.equalSigns + 1 : 1
      hasSignRun = hasSignRun || progress.equalSigns >= 3
    case .blank, .mark, .silent: break
    }
    progress.previous = scalar
  }

  private mutating func takeBlank(_ progress: inout Progress) {
    progress.endWord()
    if tokenCount == 0 { hasOuterSpace = true } else { progress.blanks += 1 }
    progress.isInToken = false
    progress.equalSigns = 0
  }

  private mutating func consumeHeard(_ scalar: Unicode.Scalar, _ progress: inout Progress) {
    last = scalar
    guard !progress.isInToken else { return }
    if tokenCount == 0 { first = scalar }
    if progress.blanks > 1 { hasSpaceRun = true }
    tokenCount += 1
    progress.isInToken = true
    progress.blanks = 0
  }

  private mutating func kind(of scalar: Unicode.Scalar) -> Kind {
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

  private mutating func kind(byProperties scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    if properties.isWhitespace { return .blank }
    if properties.isDefaultIgnorableCodePoint {
      hasSymbol = true
      return .silent
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .letter(isCapital: true, isSmall: false)
    case .lowercaseLetter:
      // The information symbol is one, and an emoji.
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
