internal import AccessibilityModel
internal import Utterances

// The facts about the labels of a screen, by context and by element.

extension AuditContext {
  /// The facts about an element's label.
  public func labelFacts(of index: Int) -> LabelFacts { labels[index] }
}

extension AuditedElement {
  /// The facts about its label; those of an empty text if it has none.
  public var labelFacts: LabelFacts { context.labels[index] }

  /// The label as written; empty if there is none.
  public var labelText: String { label ?? "" }

  /// The words of the screen reader for its image in place of a label; nil where it has a label or no image.
  var spokenImageName: String? {
    guard element.hasBlankLabel, element.image?.isEmpty == false else { return nil }
    return utterance?.phrases.first { $0.kind == .label && !$0.text.isBlank }?.text
  }

  /// The words of its label.
  public var nameWords: Words { labelFacts.plainWords }
  /// The words of its visible text.
  public var textWords: Words { context.labels.visibleWords(of: index) }

  /// The clauses of its label, for grammars.
  public var nameSentences: Sentences { labelFacts.sentences }
  /// The clauses of its visible text, for grammars.
  public var textSentences: Sentences { context.labels.visibleSentences(of: index) }

  /// The words of the label, with their positions.
  public var labelWords: LabelWords { labelFacts.words }

  /// Its visible texts besides its label; none for fields, whose text is a value.
  public var visibleTexts: [String] { VisibleTexts.of(self) }

  /// The language of its words; English if none is stated.
  public var languageCode: LanguageCode { context.labels.language(of: index) }
}

extension SpokenHint {
  /// The facts about its hint; those of an empty text if it has none.
  public var hintFacts: LabelFacts { context.labels.facts(of: subject.hint ?? "") }
}
