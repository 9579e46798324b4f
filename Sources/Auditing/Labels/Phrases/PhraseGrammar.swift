internal import Voices

/// Patterns of statements, in every language with such a list.
///
/// While ``PhraseLists`` finds words as listed, a grammar finds a statement: an imperative and its
/// object, with any words between them. `docs/adding-a-language.md` has the notation.
public struct PhraseGrammar: Sendable {
  private let patterns: ByLanguage<PatternSet>
  /// The languages with the list, by the first part of their tags.
  public let languages: Set<String>

  /// - Parameters:
  ///   - name: as in the files of `Voices/Words`.
  ///   - readsConditions: whether “if you restart …”, which requests nothing, also counts.
  public init(_ name: String, readsConditions: Bool = false) {
    let lists = WordLists(name)
    languages = lists.languages
    patterns = lists.inEachLanguage.map {
      PatternSet($0.entries, in: $1, readsConditions: readsConditions)
    }
  }

  /// Whether a sentence contains the statement, in the language of an element.
  public func occurs(in sentences: Sentences, of subject: AuditedElement) -> Bool {
    occurs(in: sentences, in: subject.wording.language)
  }

  /// The clauses without the statement.
  public func rest(of sentences: Sentences, in language: LanguageCode) -> Sentences {
    guard let (patterns, language) = language.list(of: patterns) else { return sentences }
    return Sentences(
      clauses: sentences.clauses.filter { !patterns.match(Words(list: $0).units(in: language)) })
  }

  public func occurs(in sentences: Sentences, in language: LanguageCode) -> Bool {
    guard let (patterns, language) = language.list(of: patterns) else { return false }
    return sentences.clauses.contains { patterns.match(Words(list: $0).units(in: language)) }
  }
}

/// The patterns of one list in one language, found by their possible first words.
///
/// A class: a text is matched with a dozen lists, and each would be copied.
private final class PatternSet: Sendable {
  private let grammar: ClauseGrammar
  private let readsConditions: Bool
  private let byFirstWord: [String: [PhrasePattern]]
  /// Those that may begin with any word; they match only at the beginning of a clause.
  private let others: [PhrasePattern]

  init(_ entries: [String], in language: String, readsConditions: Bool) {
    grammar = ClauseGrammar.of(language)
    self.readsConditions = readsConditions
    let patterns = entries.map { PhrasePattern($0, in: language) }
    others = patterns.filter(\.firstWords.isEmpty)
    byFirstWord = patterns.reduce(into: [:]) { byFirstWord, pattern in
      for word in pattern.firstWords { byFirstWord[word, default: []].append(pattern) }
    }
  }

  func match(_ words: Words) -> Bool {
    let clause = words.list
    guard let first = clause.first else { return false }
    let match = ClauseMatch(words: clause, grammar: grammar)
    let occurs =
      others.contains { match.matches($0.parts[...], at: 0) }
      || clause.indices.contains { place in
        byFirstWord[clause[place]]?.contains { match.matches($0.parts[...], at: place) } ?? false
      }
    // Looked up last, since almost no clause has a pattern.
    return occurs && (readsConditions || !grammar.conditions.contains(first))
  }
}
