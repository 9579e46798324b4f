internal import Voices

extension RotorSetting {
  /// VoiceOver's name.
  func spokenName(in words: Phrases) -> String {
    switch self {
    case .headingLevel(let level): words[.headingLevel, ["number": level]]
    case .custom(let name): name
    default: Self.keys[self].map { words[$0] } ?? name
    }
  }

  private static let keys: [RotorSetting: ReaderPhraseKey] = [
    .characters: .characters, .words: .words, .lines: .lines,
    .paragraphs: .paragraphs, .adjust: .adjust,
    .actions: .actions, .moreContent: .moreContent, .edit: .edit, .misspelled: .misspelled,
    .directTouch: .directTouch, .headings: .headings,
    .links: .links, .formControls: .formControls, .buttons: .buttons, .textFields: .textFields,
    .searchFields: .searchFields, .staticText: .staticText, .images: .images, .tables: .tables,
    .rows: .tableRows, .lists: .lists, .landmarks: .landmarks, .containers: .containers,
    .textSelection: .textSelection, .verticalNavigation: .verticalNavigation,
    .speakingRate: .speakingRate, .pitch: .pitch, .volume: .speechVolume,
    .punctuation: .punctuation, .hints: .hints, .sounds: .sounds, .typingEcho: .typingEcho,
    .orientation: .orientation, .language: .language,
  ]
}

extension Phrases {
  func text(of echo: TypingEcho) -> String {
    switch echo {
    case .characters: self[.characters]
    case .words: self[.words]
    case .off: self[.off]
    }
  }

  func text(of punctuation: SpeechSettings.Punctuation) -> String {
    switch punctuation {
    case .none: self[.noPunctuation]
    case .some: self[.somePunctuation]
    case .most: self[.mostPunctuation]
    case .all: self[.allPunctuation]
    }
  }

  func percent(_ value: Int) -> String { "\(number(value))%" }
}
