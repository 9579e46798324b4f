internal import AccessibilityModel
internal import Utterances

// What the labels of the screen hold, asked of the context and of an element.

extension AuditContext {
  /// What the label of an element holds.
  public func labelFacts(of index: Int) -> LabelFacts { labels[index] }
}

extension AuditedElement {
  /// What its label holds; nothing where there is none.
  public var labelFacts: LabelFacts { context.labels[index] }

  /// The label as it is written; nothing where there is none.
  public var labelText: String { label ?? "" }

  /// What the screen reader says of its image in place of a label; nil where it has a label or no image.
  public var spokenImageName: String? {
    guard element.hasBlankLabel, element.image?.isEmpty == false else { return nil }
    return utterance?.phrases.first { $0.kind == .label && !$0.text.isBlank }?.text
  }

  /// The words of its label.
  public var nameWords: Words { labelFacts.plainWords }
  /// The words that are seen on it.
  public var textWords: Words { context.labels.visibleWords(of: index) }

  /// What its label says, for grammars.
  public var nameSentences: Sentences { labelFacts.sentences }
  /// What is seen on it, for grammars.
  public var textSentences: Sentences { context.labels.visibleSentences(of: index) }

  /// The words of the label, with their places.
  public var labelWords: LabelWords { labelFacts.words }

  /// What can be read on it, apart from what it is called; none for fields, whose text is a value.
  public var visibleTexts: [String] { VisibleTexts.of(self) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { context.labels.language(of: index) }
}
