internal import AccessibilityModel
public import Voices

/// The language of a text: the first part of its BCP 47 tag.
public struct LanguageCode: Hashable, Sendable {
  /// The language whose word lists are used, in lower case.
  public let code: String
  /// The language itself, which is another one only where it was inferred and has no word lists.
  public let spoken: String

  /// - Parameter tag: nil counts as English, since most captures include no language.
  public init(_ tag: String?) {
    let first = tag?.prefix { $0 != "-" && $0 != "_" } ?? "en"
    code = first.isEmpty ? "en" : first.lowercased()
    spoken = code
  }

  /// The language of a screen; where it was inferred and has no word lists, English ones are used, as
  /// on a screen without a language.
  init(of screen: Screen) {
    spoken = LanguageCode(screen.language).code
    code = screen.isLanguageInferred && !Self.withLists.contains(spoken) ? "en" : spoken
  }

  /// The list of the language, with the language whose it is: of one that was inferred, its own where it has
  /// one, though most of its lists are English.
  func list<List>(of lists: ByLanguage<List>) -> (list: List, language: String)? {
    if spoken != code, let own = lists[spoken] { return (own, spoken) }
    return lists[code].map { ($0, code) }
  }

  /// The list of words that counts in the language.
  public func words(of lists: WordLists) -> WordList? { list(of: lists.inEachLanguage)?.list }

  /// The words of a label to search for the entries of its lists; in a language without spaces, its characters.
  public func searchedWords(of label: LabelFacts) -> LabelWords {
    WordList.isUnspaced(spoken) ? searchedWords(of: label.text) : label.words
  }

  /// The same of another text.
  public func searchedWords(of text: String) -> LabelWords { LabelWords(text, in: spoken) }

  /// Whether a label has several words; in a language without spaces, several characters.
  public func hasSeveralWords(_ label: LabelFacts) -> Bool {
    label.tokenCount > 1 || WordList.isUnspaced(spoken) && searchedWords(of: label).count > 1
  }

  private static let withLists = WordLists("function-words").languages

  /// In English; the tag itself if it has no name here.
  public var name: String { Self.names[spoken] ?? "the language \"\(spoken)\"" }

  private static let names: [String: String] = [
    "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish",
    "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian",
    "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew", "hi": "Hindi",
    "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "is": "Icelandic", "it": "Italian",
    "ja": "Japanese", "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "ms": "Malay",
    "nb": "Norwegian", "nl": "Dutch", "nn": "Norwegian", "no": "Norwegian", "pl": "Polish",
    "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian",
    "sr": "Serbian", "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian",
    "vi": "Vietnamese", "zh": "Chinese",
  ]
}
