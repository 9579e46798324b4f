internal import Voices

/// Phrases that a rule looks for, in every language that has a list of them.
///
/// A rule names the languages of its lists in its description, so that it is not run on a screen in
/// another one: it would be wrong there, or silent.
public struct PhraseLists: Sendable {
  private let entries: ByLanguage<[String]>
  private let sets: ByLanguage<PhraseSet>
  /// The languages that have the list, by the first part of their tags.
  public var languages: Set<String> { entries.languages }

  /// - Parameter name: as the files of `Voices/Words` write it.
  public init(_ name: String) {
    entries = WordLists.entries(of: name)
    sets = entries.map(PhraseSet.init)
  }

  private func set(in language: LanguageCode) -> PhraseSet? { sets[language.code] }

  /// The first phrase that occurs, in the language of an element, and at which word.
  public func first(in words: Words, of subject: AuditedElement) -> (phrase: String, place: Int)? {
    first(in: words, in: subject.languageCode)
  }

  public func first(
    in words: Words, in language: LanguageCode
  ) -> (phrase: String, place: Int)? {
    set(in: language)?.first(in: words)
  }

  public func occurs(in words: Words, of subject: AuditedElement) -> Bool {
    first(in: words, of: subject) != nil
  }

  public func occurs(in words: Words, in language: LanguageCode) -> Bool {
    first(in: words, in: language) != nil
  }

  /// Whether the words are one of the phrases and no more.
  public func matches(_ words: Words, of subject: AuditedElement) -> Bool {
    matches(words, in: subject.languageCode)
  }

  public func matches(_ words: Words, in language: LanguageCode) -> Bool {
    set(in: language)?.matches(words) ?? false
  }

  /// Whether the words begin with one of the phrases.
  public func begins(_ words: Words, of subject: AuditedElement) -> Bool {
    length(atStartOf: words, of: subject) != nil
  }

  /// How many words the phrase has that they begin with; nil for none.
  public func length(atStartOf words: Words, of subject: AuditedElement) -> Int? {
    set(in: subject.languageCode)?.length(atStartOf: words)
  }

  /// What identifiers and names of assets are compared with: they are English in most projects,
  /// whatever the app speaks.
  public var inIdentifiers: PhraseSet { sets["en"] ?? PhraseSet([]) }

  /// Whether an identifier, taken apart into words, begins like one of the list.
  public func begins(identifier: Words) -> Bool {
    let identifier = identifier.joined
    return entries["en"]?.contains { identifier.hasPrefix($0) } ?? false
  }
}
