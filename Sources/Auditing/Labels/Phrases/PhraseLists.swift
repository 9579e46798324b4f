internal import Voices

/// Phrases that a rule searches for, in every language with such a list.
///
/// A rule states the languages of its lists in its description, and is skipped on screens in other
/// languages: it would be wrong there, or find nothing.
public struct PhraseLists: Sendable {
  private let entries: ByLanguage<[String]>
  private let sets: ByLanguage<PhraseSet>
  /// The languages with the list, by the first part of their tags.
  public var languages: Set<String> { entries.languages }

  /// - Parameter name: as in the files of `Voices/Words`.
  public init(_ name: String) {
    entries = WordLists.entries(of: name)
    sets = entries.map { PhraseSet($0, in: $1) }
  }

  /// The list that counts in a language, with the words in the form in which it is compared.
  private func search(_ words: Words, in language: LanguageCode) -> Search? {
    language.list(of: sets).map {
      Search(set: $0.list, words: words.units(in: $0.language), language: $0.language)
    }
  }

  private struct Search {
    let set: PhraseSet
    let words: Words
    let language: String
  }

  /// The first phrase that occurs in the language of an element, with the index of its first word.
  public func first(in words: Words, of subject: AuditedElement) -> (phrase: String, place: Int)? {
    first(in: words, in: subject.wording.language)
  }

  public func first(
    in words: Words, in language: LanguageCode
  ) -> (phrase: String, place: Int)? {
    search(words, in: language).flatMap { $0.set.first(in: $0.words) }
  }

  public func occurs(in words: Words, of subject: AuditedElement) -> Bool {
    first(in: words, of: subject) != nil
  }

  public func occurs(in words: Words, in language: LanguageCode) -> Bool {
    first(in: words, in: language) != nil
  }

  /// Whether the words are exactly one of the phrases.
  public func matches(_ words: Words, of subject: AuditedElement) -> Bool {
    matches(words, in: subject.wording.language)
  }

  public func matches(_ words: Words, in language: LanguageCode) -> Bool {
    search(words, in: language).map { $0.set.matches($0.words) } ?? false
  }

  /// Whether the words begin with one of the phrases; in a language whose verbs are last, whether they begin or end
  /// with it.
  public func begins(_ words: Words, of subject: AuditedElement) -> Bool {
    guard let search = search(words, in: subject.wording.language) else { return false }
    return search.set.length(atStartOf: search.words) != nil
      || WordList.isUnspaced(search.language) && search.set.ends(search.words)
  }

  /// The number of words of the longest phrase of any language that the words begin with; nil for none.
  public func length(inAnyLanguageAtStartOf words: Words) -> Int? {
    languages.compactMap { language in
      sets[language].flatMap { $0.length(atStartOf: words.units(in: language)) }
    }.max()
  }

  /// The phrases for identifiers and asset names, which are English in most projects, whatever the
  /// app's language.
  public var inIdentifiers: PhraseSet { sets["en"] ?? PhraseSet([]) }

  /// Whether an identifier, split into words, begins with a phrase of the list.
  public func begins(identifier: Words) -> Bool {
    let identifier = identifier.joined
    return entries["en"]?.contains { identifier.hasPrefix($0) } ?? false
  }
}
