internal import AccessibilityModel
internal import Voices

/// What TalkBack says: name, state, role, then how to use it.
///
/// Android's speech knows no positions of UIKit's kind and none of VoiceOver's gestures. The words
/// are common knowledge about TalkBack 14 and have not been recorded.
struct TalkBackWording: Wording {
  func utterance(for subject: Subject) -> Utterance {
    let states = TalkBackStates(subject)
    var phrases = name(subject) + states.phrases
    if let role = states.role { phrases.append(Phrase(.role, role, evidence: .low)) }
    if let (index, count) = subject.position {
      let text = subject.phrases[.series, index, of: count]
      phrases.append(Phrase(.position, text, evidence: .low))
    }
    let description = phrases.line
    let hint = hint(subject)
    return Utterance(
      phrases: phrases, description: description, hint: hint,
      spoken: [description, hint ?? ""].filter { !$0.isEmpty }.joined(separator: ". "))
  }

  private func name(_ subject: Subject) -> [Phrase] {
    let value = subject.element.role.isToggle ? nil : SecureValue(subject).spoken
    return [subject.label.map { Phrase(.label, $0) }, value.map { Phrase(.value, $0) }]
      .compactMap { $0 }
  }

  private func hint(_ subject: Subject) -> String? {
    var hints = [subject.hint].compactMap { $0 }
    let details = subject.details
    let words = subject.phrases
    if subject.isEnabled, subject.element.flags.contains(.enabled) {
      if let key = usageHint(subject) { hints.append(words[key]) }
      if details.gestures.contains(.longPress) { hints.append(words[.talkBackLongPressHint]) }
    }
    if !details.customActions.isEmpty { hints.append(words[.talkBackActionsHint]) }
    return hints.isEmpty ? nil : hints.joined(separator: ". ")
  }

  private func usageHint(_ subject: Subject) -> PhraseKey? {
    let element = subject.element
    if element.role.isToggle || subject.traits.contains(.toggleButton) {
      return .talkBackToggleHint
    }
    if element.role.isTextEntry || subject.isTextEntry { return .talkBackEditHint }
    if element.role == .slider || subject.traits.contains(.adjustable) {
      return .talkBackAdjustHint
    }
    let isActivated =
      element.flags.contains(.respondsToTap) || !subject.traits.isDisjoint(with: [.button, .link])
    return isActivated ? .talkBackActivateHint : nil
  }
}

/// The states and the role that TalkBack has words for.
private struct TalkBackStates {
  private let subject: Subject
  private(set) var phrases: [Phrase] = []

  init(_ subject: Subject) {
    self.subject = subject
    let element = subject.element
    add(.selected, if: subject.traits.contains(.selected))
    addToggle()
    if let isExpanded = subject.details.isExpanded { add(isExpanded ? .expanded : .collapsed) }
    add(
      .talkBackDisabled,
      if: subject.traits.contains(.notEnabled) || !element.flags.contains(.enabled))
  }

  private mutating func add(_ key: PhraseKey, if isSaid: Bool = true) {
    if isSaid { phrases.append(Phrase(.state, subject.phrases[key], evidence: .low)) }
  }

  /// A switch is on or off, everything else that toggles is checked or not.
  private mutating func addToggle() {
    let isSwitch = subject.element.role == .toggle
    guard subject.element.role.isToggle || subject.traits.contains(.toggleButton) else { return }
    switch subject.element.value {
    case "1": add(isSwitch ? .on : .talkBackChecked)
    case "0": add(isSwitch ? .off : .talkBackNotChecked)
    case let other: if let other = other.filled { phrases.append(Phrase(.state, other)) }
    }
  }

  var role: String? {
    let key: PhraseKey? =
      switch subject.element.role {
      case .toggle: .talkBackSwitch
      case .checkBox: .talkBackCheckBox
      case .radioButton: .talkBackRadioButton
      case .secureTextField: .talkBackPassword
      case .textField, .textView, .searchField: .talkBackEditBox
      case .slider: .talkBackSlider
      case .progressIndicator: .talkBackProgressBar
      case .popUpButton: .talkBackDropDown
      case .tab: .tab
      default: byTrait
      }
    return key.map { subject.phrases[$0] }
  }

  private var byTrait: PhraseKey? {
    let table: [(Traits, PhraseKey)] = [
      (.header, .heading), (.toggleButton, .talkBackSwitch), (.link, .link), (.button, .button),
      (.image, .image),
    ]
    return table.first { subject.traits.contains($0.0) }?.1
  }
}
