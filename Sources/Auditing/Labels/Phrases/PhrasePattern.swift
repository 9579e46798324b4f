internal import Voices

/// One pattern of a grammar: a list of parts that match the words of a clause.
struct PhrasePattern: Sendable {
  enum Part: Sendable {
    /// One of several phrases, each word by word.
    case phrase([[String]], isOptional: Bool)
    /// A few words that do not begin a new phrase.
    case gap
    /// Any content word: a name, a noun.
    case word
    /// A position where a verb is a request.
    case request
    case start, end
  }

  let parts: [Part]

  /// - Parameter text: parts with spaces between them: `^ <verb-restart> * <noun-device>`.
  init(_ text: String, in language: String) {
    parts = text.split(separator: " ").map { Self.part(String($0), language) }
  }

  private static func part(_ text: String, _ language: String) -> Part {
    switch text {
    case "*": return .gap
    case "_": return .word
    case "^": return .request
    case "[": return .start
    case "]": return .end
    default:
      // One question mark makes the whole part optional, whichever alternative it follows.
      let alternatives = text.split(separator: "|").flatMap {
        phrases($0.filter { $0 != "?" }, language)
      }
      return .phrase(alternatives.sorted { $0.count > $1.count }, isOptional: text.contains("?"))
    }
  }

  /// A word, or the entries of the list between angle brackets.
  private static func phrases(_ text: String, _ language: String) -> [[String]] {
    guard text.hasPrefix("<") else { return [Words(text).units(in: language).list] }
    let entries = WordLists(String(text.dropFirst().dropLast()))[language]?.entries ?? []
    return entries.map { Words($0).units(in: language).list }.filter { !$0.isEmpty }
  }

  /// Its possible first words; empty if any word can be first.
  var firstWords: Set<String> {
    var words: Set<String> = []
    for part in parts {
      switch part {
      case .request, .start: continue
      case .phrase(let phrases, let isOptional):
        words.formUnion(phrases.compactMap(\.first))
        if !isOptional { return words }
      case .gap, .word, .end: return []
      }
    }
    return []
  }
}

/// The data that the patterns of a language share.
struct ClauseGrammar: Sendable {
  /// Words that a gap does not cross: prepositions, negations, other nouns.
  let breaks: Set<String>
  /// The words before a verb that make it a request: “please”, “you must”.
  let openings: [[String]]
  let negations: Set<String>
  /// The beginnings of clauses that request nothing: “when you restart …”.
  let conditions: Set<String>
  /// Words without a meaning of their own.
  let functionWords: Set<String>
  /// Entries of ``breaks`` that are several characters, in a language without spaces.
  let longBreaks: PhraseSet?
  /// The maximum number of words in a gap; of a language without spaces, of characters.
  let widestGap: Int

  private static let all = WordLists("says-openings").inEachLanguage.map { _, language in
    ClauseGrammar(language)
  }
  private static let none = ClauseGrammar("")

  static func of(_ language: String) -> ClauseGrammar { all[language] ?? none }

  private init(_ language: String) {
    func entries(_ name: String) -> [String] { WordLists(name)[language]?.entries ?? [] }
    let stops = entries("says-breaks") + entries("noun-other")
    let isUnspaced = WordList.isUnspaced(language)
    breaks = Set(stops)
    longBreaks = isUnspaced ? PhraseSet(stops, in: language) : nil
    widestGap = isUnspaced ? 12 : 4
    openings = entries("says-openings").map { Words($0).units(in: language).list }
    negations = Set(entries("says-negations"))
    conditions = Set(entries("says-conditions"))
    functionWords = Set(entries("function-words") + entries("determiner"))
  }
}

/// The words of a clause during matching.
struct ClauseMatch {
  let words: [String]
  let grammar: ClauseGrammar

  func matches(_ parts: ArraySlice<PhrasePattern.Part>, at place: Int) -> Bool {
    guard let part = parts.first else { return true }
    let rest = parts.dropFirst()
    switch part {
    case .start: return place == 0 && matches(rest, at: place)
    case .end: return place == words.count && matches(rest, at: place)
    case .request: return asks(at: place) && matches(rest, at: place)
    case .word:
      return place < words.count && !grammar.functionWords.contains(words[place])
        && matches(rest, at: place + 1)
    case .gap: return matchesBehindGap(rest, from: place)
    case .phrase(let phrases, let isOptional):
      if isOptional, matches(rest, at: place) { return true }
      return phrases.contains {
        words[place...].starts(with: $0) && matches(rest, at: place + $0.count)
      }
    }
  }

  private func matchesBehindGap(
    _ rest: ArraySlice<PhrasePattern.Part>, from place: Int
  ) -> Bool {
    for end in place...(place + grammar.widestGap) {
      if matches(rest, at: end) { return true }
      if end >= words.count || breaks(at: end) { return false }
    }
    return false
  }

  /// Whether a new phrase begins at a word.
  private func breaks(at place: Int) -> Bool {
    grammar.breaks.contains(words[place])
      || grammar.longBreaks?.length(atStartOf: Words(list: Array(words[place...]))) != nil
  }

  /// Whether a verb at an index is a request: it begins the clause or follows an opening, and
  /// nothing before it negates it.
  private func asks(at place: Int) -> Bool {
    if place == 0 { return true }
    return grammar.openings.contains { opening in
      let start = place - opening.count
      guard start >= 0, words[start..<place].elementsEqual(opening) else { return false }
      return !words[max(0, start - 4)..<start].contains(where: grammar.negations.contains)
    }
  }
}
