internal import AccessibilityModel
internal import Voices

// The reader's own words, in the language of the screen.
extension CommandExecution {
  /// The language that the reader speaks by itself: that of the rotor, of the screen, of the user.
  private var ownTag: String? {
    state.settings.language ?? appScreen.language ?? reader.language
  }

  /// The language that the reader's own words are in.
  var ownLanguage: String? {
    // Where a language has no words of ours, they are English and want an English voice.
    let isTheirs = ownTag.map { Language(tag: $0) != nil } ?? true
    return isTheirs ? ownTag : Language.english.rawValue
  }

  var words: Phrases { Phrases(ownTag.flatMap(Language.init(tag:)) ?? .english) }

  mutating func say(_ key: ReaderPhraseKey, _ priority: SpeechPriority = .user) {
    sayOwn(words[key], priority)
  }

  mutating func say(_ key: ReaderPhraseKey, _ text: String, _ priority: SpeechPriority = .user) {
    sayOwn(words[key, text], priority)
  }

  mutating func say(_ key: ReaderPhraseKey, _ numbers: KeyValuePairs<String, Int>) {
    sayOwn(words[key, numbers])
  }

  /// Says words that are the reader's own, in the voice of their language.
  mutating func sayOwn(_ text: String, _ priority: SpeechPriority = .user) {
    say(text, in: ownLanguage, priority)
  }
}

extension TextBuffer.EditName {
  var key: ReaderPhraseKey {
    switch self {
    case .typing: .typing
    case .delete: .delete
    case .cut: .cut
    case .paste: .paste
    }
  }
}

extension EditAction {
  var key: ReaderPhraseKey {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }
}
