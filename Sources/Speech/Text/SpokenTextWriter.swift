/// Makes the speakable form of one text, run by run of equal scalars.
struct SpokenTextWriter {
  private let scalars: [Unicode.Scalar]
  private let level: PunctuationLevel
  private let symbols: SymbolTable
  private(set) var sources: [Int32] = []
  /// Whether the text holds anything that makes a sound.
  private(set) var isAudible = false
  private var output = String.UnicodeScalarView()
  private var lastWritten: Unicode.Scalar?
  private var needsSpace = false

  /// The number of equal symbols from which they are counted, as in NVDA and Orca.
  static let countedRepeats = 4

  init(_ text: String, level: PunctuationLevel, symbols: SymbolTable) {
    scalars = Array(text.unicodeScalars)
    self.level = level
    self.symbols = symbols
  }

  var spoken: String { String(output) }

  mutating func write() {
    var index = 0
    while index < scalars.count {
      var end = index + 1
      while end < scalars.count, scalars[end] == scalars[index] { end += 1 }
      writeRun(index..<end)
      index = end
    }
  }

  private mutating func writeRun(_ run: Range<Int>) {
    let scalar = scalars[run.lowerBound]
    // Most of a text is letters, which need no table.
    if scalar.properties.isAlphabetic { return run.forEach { keep($0) } }
    switch SpeechCharacter(scalar) {
    case .space: needsSpace = true
    case .ignored: break
    case .joiner: if !needsSpace, lastWritten != nil { append(scalar, from: run.lowerBound) }
    case .privateUse: name(symbols.privateUse, run: run)
    case .text(let isSymbol): writeText(run, isSymbol: isSymbol)
    }
  }

  private mutating func writeText(_ run: Range<Int>, isSymbol: Bool) {
    let scalar = scalars[run.lowerBound]
    guard let symbol = symbols[scalar], !belongs(symbol, run: run) else {
      guard isSymbol, run.count >= Self.countedRepeats, level != .none else {
        return run.forEach { keep($0) }
      }
      write(word: "\(run.count)", from: run.lowerBound)
      needsSpace = true
      return keep(run.lowerBound)
    }
    let isCounted = run.count >= Self.countedRepeats && level != .none
    if symbol.level <= level || isCounted { return name(symbol.name, run: run) }
    // The engine pauses for a mark that is not named, but not for a long line of them.
    if run.count < Self.countedRepeats { run.forEach { keep($0) } } else { needsSpace = true }
  }

  private func belongs(_ symbol: SymbolTable.Symbol, run: Range<Int>) -> Bool {
    guard symbol.belongsTo != .nothing, run.count == 1, run.lowerBound > 0,
      run.upperBound < scalars.count
    else { return false }
    let before = scalars[run.lowerBound - 1].properties
    let after = scalars[run.upperBound].properties
    switch symbol.belongsTo {
    case .nothing: return false
    case .letters: return before.isAlphabetic && after.isAlphabetic
    case .digits: return before.numericType == .decimal && after.numericType == .decimal
    }
  }

  private mutating func name(_ name: String, run: Range<Int>) {
    if run.count >= Self.countedRepeats {
      write(word: "\(run.count) \(name)", from: run.lowerBound)
    } else {
      for index in run { write(word: name, from: index) }
    }
  }

  private mutating func write(word: String, from source: Int) {
    needsSpace = true
    for scalar in word.unicodeScalars { append(scalar, from: source) }
    needsSpace = true
    isAudible = true
  }

  private mutating func keep(_ index: Int) {
    let scalar = scalars[index]
    append(scalar, from: index)
    if !isAudible { isAudible = SpeechCharacter.isAudible(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    if needsSpace, lastWritten != nil, lastWritten != " ", scalar != " " {
      output.append(" ")
      sources.append(Int32(clamping: source))
    }
    needsSpace = false
    output.append(scalar)
    sources.append(Int32(clamping: source))
    lastWritten = scalar
  }
}

/// How a voice treats a scalar.
enum SpeechCharacter {
  /// A space, or a control character, which at most separates words.
  case space
  /// Silent and without width: direction marks, soft hyphens, non-characters.
  case ignored
  /// Joins its neighbours, as in a family emoji or a Persian word.
  case joiner
  case privateUse
  case text(isSymbol: Bool)

  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
    case .format: self = scalar.value == 0x200C || scalar.value == 0x200D ? .joiner : .ignored
    case .privateUse: self = .privateUse
    case .unassigned, .surrogate:
      self = scalar.properties.isNoncharacterCodePoint ? .ignored : .text(isSymbol: false)
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      self = .text(isSymbol: true)
    default: self = .text(isSymbol: false)
    }
  }

  /// Whether the engine speaks this scalar itself: punctuation is a pause at most.
  static func isAudible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol:
      true
    case .otherPunctuation: "@#%&*/\\".unicodeScalars.contains(scalar)
    default: false
    }
  }
}
