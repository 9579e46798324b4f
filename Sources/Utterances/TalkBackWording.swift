internal import AccessibilityModel
internal import Voices

/// What TalkBack speaks: name, state, role, then how to use it.
///
/// Android has neither UIKit's positions nor VoiceOver's gestures. The words are common knowledge
/// about TalkBack 14, without a recording (docs/evidence/android.md#words-of-talkback).
struct TalkBackWording: Wording {
  func utterance(for subject: SpokenElement) -> Utterance {
    var said: [Phrase] = []
    if let label = subject.label { said.append(Phrase(.label, label)) }
    if !subject.role.isToggle, let value = SecureValue(subject).spoken {
      said.append(Phrase(.value, value))
    }
    addStates(subject, &said)
    if let role = role(subject) {
      said.append(Phrase(.role, subject.phrases[role], evidence: .low))
    }
    if let (index, count) = subject.position {
      said.append(Phrase(.position, subject.phrases[.series, index, of: count], evidence: .low))
    }
    return Utterance(phrases: said, hint: hint(subject))
  }
}

// MARK: - States and roles

extension TalkBackWording {
  private func addStates(_ subject: SpokenElement, _ said: inout [Phrase]) {
    let phrases = subject.phrases
    if subject.traits.contains(.selected) {
      said.append(Phrase(.state, phrases[.selected], evidence: .low))
    }
    if subject.role.isToggle || subject.traits.contains(.toggleButton) {
      addToggle(subject, &said)
    }
    if let isExpanded = subject.element.isExpanded {
      said.append(Phrase(.state, phrases[isExpanded ? .expanded : .collapsed], evidence: .low))
    }
    if !isEnabled(subject) {
      said.append(Phrase(.state, phrases[.talkBackDisabled], evidence: .low))
    }
  }

  private func isEnabled(_ subject: SpokenElement) -> Bool {
    subject.isEnabled && subject.element.flags.contains(.enabled)
  }

  /// A switch is on or off, everything else that toggles is checked or not.
  private func addToggle(_ subject: SpokenElement, _ said: inout [Phrase]) {
    let isSwitch = subject.role == .toggle
    let key: PhraseKey
    switch subject.element.value {
    case "1": key = isSwitch ? .on : .talkBackChecked
    case "0": key = isSwitch ? .off : .talkBackNotChecked
    case let other:
      if let other = other.filled { said.append(Phrase(.state, other)) }
      return
    }
    said.append(Phrase(.state, subject.phrases[key], evidence: .low))
  }

  private func role(_ subject: SpokenElement) -> PhraseKey? {
    switch subject.role {
    case .toggle: .talkBackSwitch
    case .checkBox: .talkBackCheckBox
    case .radioButton: .talkBackRadioButton
    case .secureTextField: .talkBackPassword
    case .textField, .textView, .searchField: .talkBackEditBox
    case .slider: .talkBackSlider
    case .progressIndicator: .talkBackProgressBar
    case .popUpButton: .talkBackDropDown
    case .tab: .tab
    default: Self.byTrait.first { subject.traits.contains($0.0) }?.1
    }
  }

  private static let byTrait: [(Traits, PhraseKey)] = [
    (.header, .heading), (.toggleButton, .talkBackSwitch), (.link, .link), (.button, .button),
    (.image, .image),
  ]
}

// MARK: - How to use it

extension TalkBackWording {
  private func hint(_ subject: SpokenElement) -> String? {
    var text = subject.hint
    func add(_ key: PhraseKey) {
      let hint = subject.phrases[key]
      text = text.map { $0 + ". " + hint } ?? hint
    }
    if isEnabled(subject) {
      if let key = usageHint(subject) { add(key) }
      if subject.element.gestures.contains(.longPress) { add(.talkBackLongPressHint) }
    }
    if !subject.element.customActions.isEmpty { add(.talkBackActionsHint) }
    return text
  }

  private func usageHint(_ subject: SpokenElement) -> PhraseKey? {
    if subject.role.isToggle || subject.traits.contains(.toggleButton) {
      return .talkBackToggleHint
    }
    if subject.role.isTextEntry || subject.isTextEntry { return .talkBackEditHint }
    if subject.role == .slider || subject.traits.contains(.adjustable) {
      return .talkBackAdjustHint
    }
    let isActivated =
      subject.element.flags.contains(.respondsToTap)
      || !subject.traits.isDisjoint(with: [.button, .link])
    return isActivated ? .talkBackActivateHint : nil
  }
}
