internal import Voices

// Scalars that are not ASCII.
extension LabelScan {
  /// Takes a scalar of two bytes or more: those of a text are without mistakes.
  ///
  /// - Returns: the place behind it.
  mutating func takeBeyondASCII(of bytes: Span<UInt8>, at start: Int) -> Int {
    let (scalar, width) = bytes.scalar(beyondASCIIAt: start)
    scalarCount += 1
    current = scalar
    takeOther(scalar)
    previous = scalar
    return start + width
  }

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
}
