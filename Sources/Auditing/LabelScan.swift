internal import Voices

/// The state of the pass that makes a ``LabelShape``; one serves many labels, one after the other.
struct LabelScan {
  var marks: LabelShape.Marks = []
  var lists: WordGate.ListSet = []
  var wordCount = 0
  var scalarCount = 0
  var first: Unicode.Scalar?
  var last: Unicode.Scalar?

  /// See ``LabelShape/wordBits``.
  var wordBits: UInt64 = 0

  private var previous: Unicode.Scalar = "\0"
  private var current: Unicode.Scalar = "\0"
  private var isInToken = false
  private var blanks = 0
  private var equalSigns = 0
  private var digits = 0
  /// Bytes of digits, and of what may be one beyond ASCII: Chinese has letters that are numbers.
  private var digitBytes = 0
  private var consonants = 0
  private let gate = WordLists.gate
  private var word = WordGate.Hash()
  private var wordLength = 0
  private var wordMarks: LabelShape.Marks = []
  private var tokenLength = 0
  private var tokenMarks: LabelShape.Marks = []

  /// Begins anew, with the gate that it has: each new one would count it, and other threads count the
  /// same.
  mutating func begin() {
    marks = []
    lists = []
    (wordCount, scalarCount, wordBits) = (0, 0, 0)
    (first, last) = (nil, nil)
    (previous, current) = ("\0", "\0")
    isInToken = false
    (blanks, equalSigns, digits, digitBytes, consonants) = (0, 0, 0, 0, 0)
    word = WordGate.Hash()
    (wordLength, tokenLength) = (0, 0)
    (wordMarks, tokenMarks) = ([], [])
  }

  mutating func take(_ text: String) {
    // Nearly all labels are ASCII: their bytes are their scalars.
    guard text.isASCII else {
      for scalar in text.unicodeScalars { take(scalar) }
      return
    }
    let bytes = text.utf8.span
    var place = 0
    while place < bytes.count {
      if Self.isLetter(bytes[place]) {
        place = takeLetters(of: bytes, from: place)
      } else {
        take(ascii: bytes[place])
        place += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Takes letters in a row, most of any label, in a loop that keeps its counts to itself.
  ///
  /// - Returns: the place behind them.
  private mutating func takeLetters(of bytes: Span<UInt8>, from start: Int) -> Int {
    current = Unicode.Scalar(bytes[start])
    if !isInToken { beginToken() }
    var place = start
    var (hash, row, found) = (word, consonants, LabelShape.Marks.letter)
    var wasSmall = (0x61...0x7A).contains(previous.value)
    repeat {
      let byte = bytes[place]
      let small = byte | 0x20
      if byte != small, wasSmall { found.insert(.hump) }
      wasSmall = byte == small
      found.insert(wasSmall ? .lowerCase : .upperCase)
      hash.combine(small: small)
      row = Self.vowels >> UInt32(small - 0x61) & 1 == 1 ? 0 : row + 1
      if row >= 5 { found.insert(.consonantRun) }
      place += 1
    } while place < bytes.count && Self.isLetter(bytes[place])
    let count = place - start
    (word, consonants, digits) = (hash, row, 0)
    marks.formUnion(found)
    wordMarks.insert(.letter)
    (wordLength, tokenLength, scalarCount) = (
      wordLength + count, tokenLength + count, scalarCount + count
    )
    current = Unicode.Scalar(bytes[place - 1])
    (last, previous) = (current, current)
    return place
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      let alone: InlineArray<1, UInt8> = [byte]
      if Self.isLetter(byte) { _ = takeLetters(of: alone.span, from: 0) } else { take(ascii: byte) }
      return
    }
    scalarCount += 1
    current = scalar
    takeOther(scalar)
    previous = scalar
  }

  /// - Parameter byte: no letter.
  @inline(__always) private mutating func take(ascii byte: UInt8) {
    scalarCount += 1
    current = Unicode.Scalar(byte)
    takeASCII(byte)
    previous = current
  }

  mutating func finish() {
    endWord()
    endToken()
    if blanks > 0, wordCount > 0 { marks.insert(.outerSpace) }
    markWhole()
    markEnds()
  }

  /// What only the whole tells.
  private mutating func markWhole() {
    if marks.contains(.upperCase), !marks.contains(.lowerCase), scalarCount > 4 {
      marks.insert(.capitalsOnly)
    }
    if scalarCount > 40 { marks.insert(.long) }
    if scalarCount < 8, wordCount == 1 { marks.insert(.short) }
    if wordCount >= 4 { marks.insert(.fourWords) }
    if digitBytes >= 16 { marks.insert(.manyDigits) }
    if wordCount == 1, !marks.isDisjoint(with: [.fullStop, .underscore, .hyphen, .at, .hump]) {
      marks.insert(.nameLike)
    }
  }

  private mutating func markEnds() {
    if marks.isDisjoint(with: [.letter, .digit]) { marks.insert(.signsOnly) }
    guard let first, let last else { return }
    if last == "." || last == "。" || last == "…" { marks.insert(.finalStop) }
    let isSmall =
      first.isASCII
      ? (0x61...0x7A).contains(first.value) : first.properties.generalCategory == .lowercaseLetter
    if isSmall { marks.insert(.smallStart) }
  }

  private mutating func takeASCII(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39: takeDigit(Unicode.Scalar(byte))
    case 0x09...0x0D, 0x20: takeBlank()
    case 0x00...0x1F, 0x7F: endWord()
    default: takeSign(Unicode.Scalar(byte))
    }
  }

  /// a, e, i, o, u and y, each by the bit of its place in the alphabet.
  private static let vowels: UInt32 = 0x0110_4111

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    marks.insert(.beyondASCII)
    if let small = scalar.plainLetter {
      if (0x4E00...0x9FFF).contains(scalar.value) { digitBytes += 3 }
      return takeLetter(scalar, mark: Self.mark(of: scalar, small: small))
    }
    digitBytes += UTF8.width(scalar)
    marks.insert(.oddScalar)
    wordBits = .max
    let properties = scalar.properties
    if properties.isWhitespace { return takeBlank() }
    if properties.isDefaultIgnorableCodePoint {
      marks.insert(.signBeyondASCII)
      return
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: takeLetter(scalar, mark: .upperCase)
    case .lowercaseLetter:
      // The sign of information is one, and an emoji.
      if properties.isEmoji { marks.insert(.signBeyondASCII) }
      takeLetter(scalar, mark: .lowerCase)
    case .modifierLetter, .otherLetter: takeLetter(scalar, mark: [])
    case .decimalNumber: takeDigit(scalar)
    case .letterNumber, .otherNumber:
      takeAny()
      marks.insert(.digit)
    case .nonspacingMark, .spacingMark:
      // Decomposed letters may spell a listed word that hashes otherwise.
      marks.formUnion([.listedWord, .signBeyondASCII])
      lists = .all
      takeAny()
    case .privateUse:
      marks.formUnion([.privateUse, .signBeyondASCII])
      takeSign(scalar)
    default:
      marks.insert(.signBeyondASCII)
      if properties.isEmoji { marks.insert(.emoji) }
      takeSign(scalar)
    }
  }

  private static func mark(of letter: Unicode.Scalar, small: Unicode.Scalar) -> LabelShape.Marks {
    if letter != small { return .upperCase }
    return letter.value < 0x3000 ? .lowerCase : []
  }

  private mutating func takeLetter(_ scalar: Unicode.Scalar, mark: LabelShape.Marks) {
    takeAny()
    marks.formUnion([.letter, mark])
    wordMarks.insert(.letter)
    word.combine(scalar)
    wordLength += 1
    digits = 0
    // A script that we do not judge.
    consonants = 0
  }

  private mutating func takeDigit(_ scalar: Unicode.Scalar) {
    takeAny()
    marks.insert(.digit)
    wordMarks.insert(.digit)
    word.combine(scalar)
    wordLength += 1
    consonants = 0
    digits += 1
    if scalar.isASCII { digitBytes += 1 }
    if digits >= 7 { marks.insert(.digitRun) }
  }

  private mutating func takeBlank() {
    endWord()
    if wordCount == 0 {
      marks.insert(.outerSpace)
    } else {
      blanks += 1
    }
    endToken()
    equalSigns = 0
  }

  private mutating func takeSign(_ scalar: Unicode.Scalar) {
    endWord()
    takeAny()
    equalSigns = previous == scalar ? equalSigns + 1 : 1
    if equalSigns >= 3 { marks.insert(.signRun) }
    switch scalar {
    case "_": marks.insert(.underscore)
    case ".": marks.insert(.fullStop)
    case ",": marks.insert(.comma)
    case "/": marks.insert(.slash)
    case "@": marks.insert(.at)
    case "*": marks.insert(.asterisk)
    case "-": marks.insert(.hyphen)
    default: break
    }
  }

  /// Anything that is heard.
  @inline(__always) private mutating func takeAny() {
    last = current
    tokenLength += 1
    if !isInToken { beginToken() }
  }

  private mutating func beginToken() {
    if first == nil { first = current }
    if wordCount > 0 { marks.insert(.innerSpace) }
    if blanks > 1 { marks.insert(.spaceRun) }
    wordCount += 1
    isInToken = true
    blanks = 0
  }

  private mutating func endToken() {
    if tokenLength >= 10, tokenMarks == [.letter, .digit] { marks.insert(.codeLike) }
    isInToken = false
    tokenLength = 0
    tokenMarks = []
  }

  private mutating func endWord() {
    defer {
      digits = 0
      consonants = 0
    }
    guard wordLength > 0 else { return }
    if wordMarks == [.letter, .digit] { marks.insert(.mixedWord) }
    tokenMarks.formUnion(wordMarks)
    if wordLength >= 10 { marks.insert(.longWord) }
    wordBits |= word.bit
    if word == Self.www { marks.insert(.www) }
    if word == Self.toDo || word == Self.fixMe { marks.insert(.toDo) }
    let found = gate.lists(of: word)
    if !found.isEmpty {
      marks.insert(.listedWord)
      lists.formUnion(found)
    }
    word = WordGate.Hash()
    wordLength = 0
    wordMarks = []
  }

  private static let www = WordGate.Hash(of: "www")
  private static let toDo = WordGate.Hash(of: "todo")
  private static let fixMe = WordGate.Hash(of: "fixme")
}
