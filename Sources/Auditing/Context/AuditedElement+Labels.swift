internal import AccessibilityModel
internal import Utterances

extension AuditedElement {
  /// The words of the screen reader for its image in place of a label; nil where it has a label or no image.
  var spokenImageName: String? {
    guard element.hasBlankLabel, element.image?.isEmpty == false else { return nil }
    return utterance?.phrases.first { $0.kind == .label && !$0.text.isBlank }?.text
  }
}

extension SpokenHint {
  /// The facts about its hint; those of an empty text if it has none.
  public var hintFacts: LabelFacts { context.labels.facts(of: subject.hint ?? "") }
}
