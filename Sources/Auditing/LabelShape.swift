public import Voices

/// What one pass over a text tells: enough for most rules to pass it by.
public struct LabelShape: Sendable {
  /// What a text holds; each mark is worth a closer look to some rule.
  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

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
  }

  public let text: String
  public internal(set) var marks: Marks = []
  /// The lists that may hold one of its words.
  let lists: WordGate.ListSet
  /// Words between white space.
  public internal(set) var wordCount = 0
  public internal(set) var scalarCount = 0
  /// The first and the last scalar that are heard; nil for a blank text.
  public internal(set) var first: Unicode.Scalar?
  public internal(set) var last: Unicode.Scalar?

  public init(_ text: String) {
    self.text = text
    var scan = LabelScan()
    for scalar in text.unicodeScalars { scan.take(scalar) }
    scan.finish()
    marks = scan.marks
    lists = scan.lists
    wordCount = scan.wordCount
    scalarCount = scan.scalarCount
    first = scan.first
    last = scan.last
  }

  public func has(_ marks: Marks) -> Bool { !self.marks.isDisjoint(with: marks) }

  /// Whether a word or a phrase of a list may stand in it, in some language.
  public func mayHold(_ lists: WordLists) -> Bool { !self.lists.isDisjoint(with: lists.gateLists) }

  /// One word, with no white space in it.
  public var isSingleToken: Bool { wordCount == 1 }
  public var hasLetterOrDigit: Bool { has([.letter, .digit]) }
}
