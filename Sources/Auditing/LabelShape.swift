public import Voices

/// What one pass over a text tells: enough for most rules to pass it by.
///
/// It holds no text, so that those of a million elements lie side by side.
public struct LabelShape: Sendable {
  /// What a text holds; each mark is worth a closer look to some rule.
  public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// White space at the beginning or the end.
    public static let outerSpace = Marks(rawValue: 1 << 0)
    /// Two blanks in a row between words.
    public static let spaceRun = Marks(rawValue: 1 << 1)
    /// White space between words.
    public static let innerSpace = Marks(rawValue: 1 << 2)
    public static let letter = Marks(rawValue: 1 << 3)
    public static let digit = Marks(rawValue: 1 << 4)
    public static let upperCase = Marks(rawValue: 1 << 5)
    public static let lowerCase = Marks(rawValue: 1 << 6)
    public static let underscore = Marks(rawValue: 1 << 7)
    public static let fullStop = Marks(rawValue: 1 << 8)
    public static let comma = Marks(rawValue: 1 << 9)
    public static let slash = Marks(rawValue: 1 << 10)
    public static let at = Marks(rawValue: 1 << 11)
    public static let asterisk = Marks(rawValue: 1 << 12)
    public static let hyphen = Marks(rawValue: 1 << 13)
    /// Anything but ASCII.
    public static let beyondASCII = Marks(rawValue: 1 << 14)
    public static let emoji = Marks(rawValue: 1 << 15)
    /// U+E000–F8FF and the planes 15 and 16, where icon fonts live.
    public static let privateUse = Marks(rawValue: 1 << 16)
    /// Three times the same sign that is neither letter, digit nor blank.
    public static let signRun = Marks(rawValue: 1 << 17)
    /// A lower-case letter, then an upper-case one, with nothing between them.
    public static let hump = Marks(rawValue: 1 << 18)
    /// Seven digits or more with nothing between them.
    public static let digitRun = Marks(rawValue: 1 << 19)
    /// Letters and digits in one word.
    public static let mixedWord = Marks(rawValue: 1 << 20)
    /// Five letters in a row, none of which is a vowel of the Latin alphabet.
    public static let consonantRun = Marks(rawValue: 1 << 21)
    /// A word of ten letters and digits or more.
    public static let longWord = Marks(rawValue: 1 << 22)
    /// A word that may stand in a list of some rule.
    public static let listedWord = Marks(rawValue: 1 << 23)
    /// A sign beyond ASCII, or what is drawn on others: it may be an emoji, or there for the eye.
    public static let signBeyondASCII = Marks(rawValue: 1 << 24)
    /// Something beyond ASCII that is more than a letter of the scripts that need no table.
    public static let oddScalar = Marks(rawValue: 1 << 25)
    /// Capitals, no small letters, and more than four scalars.
    public static let capitalsOnly = Marks(rawValue: 1 << 26)
    /// A full stop or an ellipsis at its end.
    public static let finalStop = Marks(rawValue: 1 << 27)
    /// A small letter at its beginning.
    public static let smallStart = Marks(rawValue: 1 << 28)
    /// Neither letters nor digits.
    public static let signsOnly = Marks(rawValue: 1 << 29)
    /// More than forty scalars.
    public static let long = Marks(rawValue: 1 << 30)
    /// One word of fewer than eight scalars.
    public static let short = Marks(rawValue: 1 << 31)
    /// Four words or more.
    public static let fourWords = Marks(rawValue: 1 << 32)
    /// «TODO» or «FIXME» as a word, in any case of letters.
    public static let toDo = Marks(rawValue: 1 << 34)
    /// Sixteen bytes or more of digits and of what may be one beyond ASCII.
    public static let manyDigits = Marks(rawValue: 1 << 35)
    /// One word with what file names and identifiers have: dots, underscores, hyphens, humps, ats.
    public static let nameLike = Marks(rawValue: 1 << 36)
    /// Ten signs or more without a blank, letters and digits among them.
    public static let codeLike = Marks(rawValue: 1 << 38)
    /// «www» as a word.
    public static let www = Marks(rawValue: 1 << 37)
  }

  /// The lists that may hold one of its words. The widest field comes first: behind another it would
  /// leave a gap.
  let lists: WordGate.ListSet
  public internal(set) var marks: Marks = []
  /// Its words, without regard to case, each by a bit of its hash; all bits where the letters of one
  /// may be written in two ways.
  let wordBits: UInt64
  private let words: Int32
  private let scalars: Int32
  private let firstScalar: Unicode.Scalar
  private let lastScalar: Unicode.Scalar

  /// - Parameter gate: of the languages of the text.
  init(_ text: String, _ gate: WordGate = WordLists.gate) {
    var scan = LabelScan(gate)
    self.init(text, by: &scan)
  }

  /// - Parameter scan: whatever it was used for before.
  init(_ text: String, by scan: inout LabelScan) {
    scan.begin()
    scan.take(text)
    scan.finish()
    marks = scan.marks
    lists = scan.lists
    wordBits = scan.wordBits
    words = Int32(clamping: scan.wordCount)
    scalars = Int32(clamping: scan.scalarCount)
    firstScalar = scan.first
    lastScalar = scan.last
  }

  static let empty = LabelShape("", WordLists.gate(in: "en"))

  /// Words between white space.
  public var wordCount: Int { Int(words) }
  public var scalarCount: Int { Int(scalars) }
  /// The first and the last scalar that are heard; nil for a blank text.
  public var first: Unicode.Scalar? { words > 0 ? firstScalar : nil }
  public var last: Unicode.Scalar? { words > 0 ? lastScalar : nil }

  @inlinable public func has(_ marks: Marks) -> Bool { !self.marks.isDisjoint(with: marks) }

  /// Whether a word or a phrase of a list may stand in it, in some language.
  public func mayHold(_ lists: WordLists) -> Bool { !self.lists.isDisjoint(with: lists.gateLists) }

  public func mayHold(_ lists: PhraseLists) -> Bool {
    !self.lists.isDisjoint(with: lists.gateLists)
  }

  /// One word, with no white space in it.
  public var isSingleToken: Bool { words == 1 }
  public var hasLetterOrDigit: Bool { has([.letter, .digit]) }
}
