internal import Voices

/// The facts about a text, and its words.
///
/// Created once for all elements with the same label, so that a fact is computed once however often
/// the label occurs.
public final class LabelFacts {
  public let text: String
  private let scan: TextScan
  /// How many words there are between white space.
  public var tokenCount: Int { scan.tokenCount }
  public var scalarCount: Int { scan.scalarCount }
  /// The first and the last audible scalar; nil for a blank text.
  public var first: Unicode.Scalar? { scan.first }
  public var last: Unicode.Scalar? { scan.last }
  public var isASCII: Bool { scan.isASCII }
  /// Whether all letters beyond ASCII have a single spelling.
  public var isPlain: Bool { scan.isPlain }
  public var hasLetter: Bool { scan.hasLetter }
  public var hasDigit: Bool { scan.hasDigit }
  public var hasCapital: Bool { scan.hasCapital }
  public var hasSmallLetter: Bool { scan.hasSmallLetter }
  /// Whether white space precedes the first word or follows the last.
  public var hasOuterSpace: Bool { scan.hasOuterSpace }
  /// Whether two or more white-space characters are between words.
  public var hasSpaceRun: Bool { scan.hasSpaceRun }
  /// Whether it has a symbol beyond ASCII, or a combining mark.
  public var hasSymbol: Bool { scan.hasSymbol }
  public var hasEmoji: Bool { scan.hasEmoji }
  /// Whether it has a scalar of a private use area, which icon fonts use.
  public var hasPrivateUse: Bool { scan.hasPrivateUse }
  /// Whether the same symbol occurs three times in a row.
  public var hasSignRun: Bool { scan.hasSignRun }
  /// Whether it has seven or more digits in a row.
  public var hasDigitRun: Bool { scan.hasDigitRun }

  public private(set) lazy var words = LabelWords(text)
  public private(set) lazy var plainWords = Words(text)
  public private(set) lazy var sentences = Sentences(text)
  /// The parts between white space.
  public private(set) lazy var tokens = text.tokens
  /// Whether line ends divide it into two or more texts.
  private(set) lazy var hasSeveralLines =
    !text.isOnOneLine && text.split(whereSeparator: \.isNewline).count > 1
  /// The text without regard to case, with single spaces.
  public private(set) lazy var folded = WordList.folded(text)

  public init(_ text: String) {
    self.text = text
    scan = TextScan(text)
  }

  public var hasLetterOrDigit: Bool { hasLetter || hasDigit }
}
