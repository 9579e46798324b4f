internal import AccessibilityModel
internal import Voices

/// The words of VoiceOver for states and roles, in the order of the device (`voiceover.md` §1.3).
struct VoiceOverRoles {
  private let subject: Subject
  private var phrases: [Phrase] = []

  init(_ subject: Subject) { self.subject = subject }

  /// Goes on with what is said behind label and value.
  func add(to phrases: inout [Phrase]) {
    var roles = self
    // Taken over and given back, so that nothing is copied.
    swap(&roles.phrases, &phrases)
    roles.addAll()
    swap(&roles.phrases, &phrases)
  }

  private mutating func addAll() {
    let traits = subject.traits
    add(.state, .dimmed, if: traits.contains(.notEnabled))
    add(.role, .button, if: subject.saysButton)
    add(.role, .popUpButton, if: traits.contains(.popupButton))
    add(.role, .backButton, if: traits.contains(.backButton))
    addSwitch()
    add(.role, .tab, if: subject.isTab)
    addTextEntry()
    addHeading()
    add(.role, .link, if: traits.contains(.link))
    add(.role, .pickerItem, if: traits.contains(.pickerElement))
    add(.role, .adjustable, if: traits.contains(.adjustable))
    add(.role, .image, if: traits.contains(.image))
    if !subject.isTextEntry { add(.role, .searchField, if: traits.contains(.searchField)) }
    add(.role, .draggable, if: traits.contains(.draggable))
  }

  private mutating func add(_ kind: PhraseKind, _ key: PhraseKey, if isSaid: Bool) {
    if isSaid { phrases.append(Phrase(kind, subject.phrases[key], evidence: .high)) }
  }

  /// Since iOS 17 whatever has the trait is called a switch button, button or not
  /// (AccessibilitySnapshot's issue 199); a state of its own is read as it is. What web content
  /// toggles is checked or unchecked (recordings of magentaA11y).
  private mutating func addSwitch() {
    guard subject.traits.contains(.toggleButton) else { return }
    let isWeb = Self.webToggles[subject.element.role] != nil
    add(.role, Self.webToggles[subject.element.role] ?? .switchButton, if: true)
    switch subject.element.value {
    case "1": add(.state, isWeb ? .checked : .on, if: true)
    case "0": add(.state, isWeb ? .unchecked : .off, if: true)
    case "2": add(.state, .mixed, if: true)
    case let other:
      if let other = other.filled { phrases.append(Phrase(.value, other, evidence: .medium)) }
    }
  }

  private static let webToggles: [Role: PhraseKey] = [
    .checkBox: .checkBox, .radioButton: .radioButton,
  ]

  /// «Search, search field», not «text field, search field»: a search field says so alone.
  private mutating func addTextEntry() {
    guard subject.isTextEntry else { return }
    let isSecure = subject.traits.contains(.secureTextField)
    let isSearch = subject.traits.contains(.searchField)
    add(.role, isSearch ? .searchField : isSecure ? .secureTextField : .textField, if: true)
    guard subject.isEditing else { return }
    add(.state, .editing, if: true)
    if let value = SecureValue(subject).spoken {
      phrases.append(Phrase(.value, value, evidence: .high))
    }
    add(.state, .characterMode, if: subject.moment.typingMode == .character)
    add(.state, .wordMode, if: subject.moment.typingMode == .word)
    add(.state, .insertionAtStart, if: subject.moment.insertionPoint == .start)
    add(.state, .insertionAtEnd, if: subject.moment.insertionPoint == .end)
  }

  private mutating func addHeading() {
    guard subject.traits.contains(.header) else { return }
    if let level = subject.details.headingLevel {
      phrases.append(Phrase(.role, subject.phrases[.headingLevel, level], evidence: .high))
    } else {
      add(.role, .heading, if: true)
    }
  }
}

/// What VoiceOver says after the pause: the developer's hint, how the control is used, whether there
/// are actions (`voiceover.md` §1.4).
struct VoiceOverHint {
  private let subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  /// - Parameter hint: the developer's, where it has not become the description.
  func hint(after hint: String?) -> String? {
    var text: String?
    if subject.isEnabled {
      // UIKit's own hint for text stands in the place of the developer's.
      if subject.isTextEntry { addTextEntryHints(&text) } else { add(hint, to: &text) }
      addUsageHints(&text)
    } else {
      add(hint, to: &text)
    }
    if subject.hasDetails, !subject.details.customActions.isEmpty {
      add(.actionsAvailable, to: &text)
    }
    return text
  }

  private func addTextEntryHints(_ text: inout String?) {
    if subject.isEditing { return add(.misspelledHint, to: &text) }
    add(.editHint, to: &text)
    if subject.traits.contains(.textArea) { add(.misspelledHint, to: &text) }
  }

  private func addUsageHints(_ text: inout String?) {
    let traits = subject.traits
    if subject.hasDetails, let isExpanded = subject.details.isExpanded {
      add(isExpanded ? .collapseHint : .expandHint, to: &text)
    }
    if traits.contains(.toggleButton) { add(.switchHint, to: &text) }
    if traits.contains(.popupButton) { add(.popUpHint, to: &text) }
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !hasHintAlone {
      add(.adjustableHint, to: &text)
    }
    if traits.contains(.draggable) { add(.draggableHint, to: &text) }
    if traits.contains(.allowsDirectInteraction) { add(.directTouchHint, to: &text) }
  }

  private var hasHintAlone: Bool {
    subject.hint != nil && subject.label == nil && subject.value == nil
  }

  private func add(_ key: PhraseKey, to text: inout String?) {
    add(subject.phrases[key], to: &text)
  }

  /// Each sentence but the last ends before the next begins.
  private func add(_ sentence: String?, to text: inout String?) {
    guard let sentence else { return }
    guard let before = text, !before.isEmpty else { return text = sentence }
    text = before + (before.endsSentence ? " " : ". ") + sentence
  }
}
