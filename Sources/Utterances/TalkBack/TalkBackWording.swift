internal import AccessibilityModel
internal import Voices

/// TalkBack's speech at a stop: state, name and role, then its content without focus, and after a
/// pause how to use it (docs/evidence/android.md#words-of-talkback).
///
/// Screens of iOS can be read in this wording too; they have positions, which no dump includes.
struct TalkBackWording: Wording {
  func utterance(for subject: SpokenElement) -> Utterance {
    let node = TalkBackNode(
      index: subject.stop.element, elements: subject.elements, phrases: subject.phrases,
      hasFocus: true)
    var said = selection(subject) + node.words
    if let error = subject.element.unknownAttributes["error"].filled {
      said.append(Phrase(.state, subject.phrases[.talkBackError, error], evidence: .medium))
    }
    if let hint = node.hintText { said.append(Phrase(.hint, hint, evidence: .high)) }
    said += ending(subject) + collection(subject)
    let ends = said.last?.text.endsSentence ?? false
    return Utterance(
      phrases: said, hint: TalkBackHint(subject, node).text, pause: ends ? " " : ". ")
  }

  /// The words before all others.
  private func selection(_ subject: SpokenElement) -> [Phrase] {
    var said: [Phrase] = []
    if subject.traits.contains(.selected) {
      said.append(Phrase(.state, subject.phrases[.selected], evidence: .high))
    }
    if let isExpanded = subject.element.isExpanded {
      let key: PhraseKey = isExpanded ? .expanded : .collapsed
      said.append(Phrase(.state, subject.phrases[key], evidence: .medium))
    }
    return said
  }

  /// The list that the cursor has entered or left.
  private func collection(_ subject: SpokenElement) -> [Phrase] {
    guard let origin = subject.moment.origin else { return [] }
    let phrase = TalkBackCollection.transition(
      to: subject.stop.element, from: origin.element, in: subject.elements, subject.phrases)
    return phrase.map { [$0] } ?? []
  }

  /// The words after its own. A heading is never announced as disabled.
  private func ending(_ subject: SpokenElement) -> [Phrase] {
    if subject.traits.contains(.header) {
      return [Phrase(.role, subject.phrases[.heading], evidence: .high)]
    }
    var said: [Phrase] = []
    if !subject.isEnabledForTalkBack {
      said.append(Phrase(.state, subject.phrases[.talkBackDisabled], evidence: .high))
    }
    if let (index, count) = subject.position {
      said.append(Phrase(.position, subject.phrases[.series, index, of: count], evidence: .low))
    }
    return said
  }
}

extension SpokenElement {
  var isEnabledForTalkBack: Bool { isEnabled && element.flags.contains(.enabled) }
}
