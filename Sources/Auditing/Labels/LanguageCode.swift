/// The language of a text: the first part of its BCP 47 tag.
public struct LanguageCode: Hashable, Sendable {
  /// In lower case.
  public let code: String

  static let english = LanguageCode("en")

  /// - Parameter tag: nil counts as English, since most captures include no language.
  public init(_ tag: String?) {
    let first = tag?.prefix { $0 != "-" && $0 != "_" } ?? "en"
    code = first.isEmpty ? "en" : first.lowercased()
  }

  /// In English; the tag itself if it has no name here.
  public var name: String { Self.names[code] ?? "the language \"\(code)\"" }

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
