internal import Voices

/// The state of the pass that makes a ``LabelShape``; one serves many labels, one after the other.
struct LabelScan {
  var marks: LabelShape.Marks = []
  var lists: WordGate.ListSet = []
  var wordCount = 0
  var scalarCount = 0
  /// Of what is heard; nothing is where there is no word.
  var first: Unicode.Scalar = "\0"
  var last: Unicode.Scalar = "\0"

  /// See ``LabelShape/wordBits``.
  var wordBits: UInt64 = 0

  var previous: Unicode.Scalar = "\0"
  var current: Unicode.Scalar = "\0"
  private var isInToken = false
  private var blanks = 0
  private var equalSigns = 0
  var digits = 0
  /// Bytes of digits, and of what may be one beyond ASCII: Chinese has letters that are numbers.
  var digitBytes = 0
  var consonants = 0
  private let gate: WordGate
  private let hashes = Hashes.all
  var word = WordGate.Hash()
  var wordLength = 0
  var wordMarks: LabelShape.Marks = []
  private var tokenLength = 0
  private var tokenMarks: LabelShape.Marks = []

  /// - Parameter gate: of the languages of the labels.
  init(_ gate: WordGate) { self.gate = gate }

  /// Begins anew, with the gate that it has: each new one would count it, and other threads count the
  /// same.
  mutating func begin() {
    marks = []
    lists = []
    (wordCount, scalarCount, wordBits) = (0, 0, 0)
    (first, last, previous, current) = ("\0", "\0", "\0", "\0")
    isInToken = false
    (blanks, equalSigns, digits, digitBytes, consonants) = (0, 0, 0, 0, 0)
    word = WordGate.Hash()
    (wordLength, tokenLength) = (0, 0)
    (wordMarks, tokenMarks) = ([], [])
  }

  mutating func take(_ text: String) {
    let bytes = text.utf8.span
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isLetter(byte) {
        place = takeLetters(of: bytes, from: place)
      } else if byte < 0x80 {
        take(ascii: byte)
        place += 1
      } else {
        place = takeBeyondASCII(of: bytes, at: place)
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
    var (hash, row, longestRow) = (word, consonants, 0)
    // What tells a small letter from a capital is one bit: it is looked at behind the last of them.
    var (all, any, humps) = (UInt8.max, UInt8(0), UInt8(0))
    var before: UInt8 = (0x61...0x7A).contains(previous.value) ? Self.small : 0
    repeat {
      let byte = bytes[place]
      humps |= before & ~byte
      before = byte
      all &= byte
      any |= byte
      hash.combine(small: byte | Self.small)
      row = Self.isVowel(byte) ? 0 : row + 1
      longestRow = max(longestRow, row)
      place += 1
    } while place < bytes.count && Self.isLetter(bytes[place])
    if any & Self.small != 0 { marks.insert(.lowerCase) }
    if all & Self.small == 0 { marks.insert(.upperCase) }
    if humps & Self.small != 0 { marks.insert(.hump) }
    if longestRow >= 5 { marks.insert(.consonantRun) }
    marks.insert(.letter)
    wordMarks.insert(.letter)
    (word, consonants, digits) = (hash, row, 0)
    let count = place - start
    (wordLength, tokenLength, scalarCount) = (
      wordLength + count, tokenLength + count, scalarCount + count
    )
    current = Unicode.Scalar(bytes[place - 1])
    (last, previous) = (current, current)
    return place
  }

  /// The bit that a small letter of ASCII has and its capital has not.
  private static let small: UInt8 = 0x20

  /// - Parameter letter: of ASCII; its lowest five bits are its place in the alphabet, from 1.
  private static func isVowel(_ letter: UInt8) -> Bool { vowels &>> UInt32(letter) & 1 == 1 }

  /// a, e, i, o, u and y, each by the bit of its place in the alphabet.
  private static let vowels: UInt32 = 0x0220_8222

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
    guard wordCount > 0 else { return }
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

  mutating func takeDigit(_ scalar: Unicode.Scalar) {
    takeAny()
    marks.insert(.digit)
    wordMarks.insert(.digit)
    if scalar.isASCII {
      word.combine(small: UInt8(truncatingIfNeeded: scalar.value))
      digitBytes += 1
    } else {
      word.combine(scalar)
    }
    wordLength += 1
    consonants = 0
    digits += 1
    if digits >= 7 { marks.insert(.digitRun) }
  }

  mutating func takeBlank() {
    endWord()
    if wordCount == 0 {
      marks.insert(.outerSpace)
    } else {
      blanks += 1
    }
    endToken()
    equalSigns = 0
  }

  mutating func takeSign(_ scalar: Unicode.Scalar) {
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
  @inline(__always) mutating func takeAny() {
    last = current
    tokenLength += 1
    if !isInToken { beginToken() }
  }

  private mutating func beginToken() {
    if wordCount == 0 { first = current } else { marks.insert(.innerSpace) }
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
    if word == hashes.www { marks.insert(.www) }
    if word == hashes.toDo || word == hashes.fixMe { marks.insert(.toDo) }
    let found = gate.lists(of: word)
    if !found.isEmpty {
      marks.insert(.listedWord)
      lists.formUnion(found)
    }
    word = WordGate.Hash()
    wordLength = 0
    wordMarks = []
  }

  /// Of words that have a mark of their own.
  private struct Hashes {
    let www = WordGate.Hash(of: "www")
    let toDo = WordGate.Hash(of: "todo")
    let fixMe = WordGate.Hash(of: "fixme")

    /// A scan asks once, not at each word, whether they have been made.
    static let all = Hashes()
  }
}
