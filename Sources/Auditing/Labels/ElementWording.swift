internal import AccessibilityModel

/// The words of an element: those of its label, those that it shows, and their language.
public struct ElementWording {
  let subject: AuditedElement

  private var labels: ScreenLabels { subject.context.labels }

  /// The label as written; empty if there is none.
  public var label: String { subject.label ?? "" }

  /// The label in quotes, for messages.
  public var quotedLabel: String { label.quoted }

  /// The facts about the label; those of an empty text if there is none.
  public var facts: LabelFacts { labels[subject.index] }

  /// The words of the label.
  public var words: Words { facts.plainWords }

  /// The words of the label, with their positions.
  public var labelWords: LabelWords { facts.words }

  /// The clauses of the label, for grammars.
  public var sentences: Sentences { facts.sentences }

  /// Its visible texts besides its label; none for fields, whose text is a value.
  public var visibleTexts: [String] { VisibleTexts.of(subject) }

  /// The words of its visible text.
  public var visibleWords: Words { labels.visibleWords(of: subject.index) }

  /// The clauses of its visible text, for grammars.
  public var visibleSentences: Sentences { labels.visibleSentences(of: subject.index) }

  /// The language of its words; English if none is stated.
  public var language: LanguageCode { labels.language(of: subject.index) }

  /// Whether the file states the language: its own, or that of an element around it.
  public var hasStatedLanguage: Bool { subject.language != nil }
}

extension AuditedElement {
  /// See ``ElementWording``.
  public var wording: ElementWording { ElementWording(subject: self) }
}
