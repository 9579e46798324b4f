internal import Voices

/// What a text holds, and its words.
///
/// It is made once for all elements with the same label, so that what a rule asks for here costs no
/// more however often the label comes back.
public final class LabelFacts {
  public let text: String
  private let scan: TextScan
  /// How many words there are between white space.
  public var tokenCount: Int { scan.tokenCount }
  public var scalarCount: Int { scan.scalarCount }
  /// The first and the last scalar that are heard; nil for a blank text.
  public var first: Unicode.Scalar? { scan.first }
  public var last: Unicode.Scalar? { scan.last }
  public var isASCII: Bool { scan.isASCII }
  /// Whether there is nothing beyond ASCII but letters that are spelt in one way only.
  public var isPlain: Bool { scan.isPlain }
  public var hasLetter: Bool { scan.hasLetter }
  public var hasDigit: Bool { scan.hasDigit }
  public var hasCapital: Bool { scan.hasCapital }
  public var hasSmallLetter: Bool { scan.hasSmallLetter }
  /// Whether white space stands before the first word or after the last.
  public var hasOuterSpace: Bool { scan.hasOuterSpace }
  /// Whether two blanks or more stand in a row between words.
  public var hasSpaceRun: Bool { scan.hasSpaceRun }
  /// Whether there is a sign beyond ASCII, or something that is drawn on other signs.
  public var hasSymbol: Bool { scan.hasSymbol }
  public var hasEmoji: Bool { scan.hasEmoji }
  /// Whether there is a scalar of a private use area, where icon fonts live.
  public var hasPrivateUse: Bool { scan.hasPrivateUse }
  /// Whether the same sign stands there three times in a row.
  public var hasSignRun: Bool { scan.hasSignRun }
  /// Whether seven digits or more follow each other.
  public var hasDigitRun: Bool { scan.hasDigitRun }

  public private(set) lazy var words = LabelWords(text)
  public private(set) lazy var plainWords = Words(text)
  public private(set) lazy var sentences = Sentences(text)
  /// What stands between white space.
  public private(set) lazy var tokens = text.tokens
  /// The text without regard to case, with single spaces.
  public private(set) lazy var folded = WordList.folded(text)

  public init(_ text: String) {
    self.text = text
    scan = TextScan(text)
  }

  public var hasLetterOrDigit: Bool { hasLetter || hasDigit }
}
