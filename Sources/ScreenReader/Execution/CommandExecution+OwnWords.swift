internal import AccessibilityModel
internal import Voices

// The reader's own words, in the language of the screen.
extension CommandExecution {
  /// The language of the reader's own words: that of the rotor, else of the screen, else of the
  /// user.
  private var ownTag: String? {
    state.settings.language ?? appScreen.language ?? reader.language
  }

  /// The language of the phrases in use.
  var ownLanguage: String? {
    // For a language without phrases, the voice must match the language of the phrases in use.
    let isTheirs = ownTag.map { Language(tag: $0) != nil } ?? true
    return isTheirs ? ownTag : words.language.rawValue
  }

  var words: Phrases {
    let user = reader.language.flatMap(Language.init(tag:))
    return Phrases(ownTag.flatMap(Language.init(tag:)) ?? user ?? .english)
  }

  /// Announces once that there are no phrases for a language; the screen's are used instead.
  mutating func announceUnknownLanguage(of stop: Stop) {
    guard state.settings.language == nil, let tag = screen.language(of: stop.element),
      Language(tag: tag) == nil, state.announcedLanguages.count < Self.mostLanguages,
      state.announcedLanguages.insert(tag).inserted
    else { return }
    note("The reader has no words of its own in \"\(tag)\"; it uses those in \(words.name).")
  }

  private static let mostLanguages = 100

  mutating func say(_ key: ReaderPhraseKey, _ priority: SpeechPriority = .user) {
    sayOwn(words[key], priority)
  }

  mutating func say(_ key: ReaderPhraseKey, _ text: String, _ priority: SpeechPriority = .user) {
    sayOwn(words[key, text], priority)
  }

  mutating func say(_ key: ReaderPhraseKey, _ numbers: KeyValuePairs<String, Int>) {
    sayOwn(words[key, numbers])
  }

  /// Speaks the reader's own words, in a voice of their language.
  mutating func sayOwn(_ text: String, _ priority: SpeechPriority = .user) {
    say(text, in: ownLanguage, priority)
  }

  /// The same, with instructions after a pause.
  mutating func sayOwn(_ text: String, hint: String) {
    var line = SpokenLine(text, element: current?.element, language: ownLanguage)
    if state.settings.saysHints { line.add(hint: hint) }
    output(placed(line))
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
