internal import AccessibilityModel
internal import Voices

/// The words of VoiceOver for states and roles, in the order of the device (`voiceover.md` §1.3).
struct VoiceOverRoles {
  private let subject: Subject
  private(set) var phrases: [Phrase] = []

  init(_ subject: Subject) {
    self.subject = subject
    let traits = subject.traits
    add(.state, .dimmed, if: traits.contains(.notEnabled))
    add(.role, .button, if: subject.saysButton)
    add(.role, .popUpButton, if: traits.contains(.popupButton))
    add(.role, .backButton, if: traits.contains(.backButton))
    addSwitch()
    add(.role, .tab, if: subject.isTab)
    addTextEntry()
    addHeading()
    for role in Self.plainRoles { add(.role, role.key, if: traits.contains(role.trait)) }
    if !subject.isTextEntry { add(.role, .searchField, if: traits.contains(.searchField)) }
    add(.role, .draggable, if: traits.contains(.draggable))
  }

  private static let plainRoles: [(trait: Traits, key: PhraseKey)] = [
    (.link, .link), (.pickerElement, .pickerItem), (.adjustable, .adjustable), (.image, .image),
  ]

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
    var sentences = [hint].compactMap { $0 }
    if subject.isEnabled {
      // UIKit's own hint for text stands in the place of the developer's.
      sentences = (subject.isTextEntry ? textEntryHints : sentences) + usageHints
    }
    if !subject.details.customActions.isEmpty {
      sentences.append(subject.phrases[.actionsAvailable])
    }
    return sentences.isEmpty ? nil : Self.joined(sentences)
  }

  private var textEntryHints: [String] {
    let phrases = subject.phrases
    if subject.isEditing { return [phrases[.misspelledHint]] }
    let isArea = subject.traits.contains(.textArea)
    return [phrases[.editHint]] + (isArea ? [phrases[.misspelledHint]] : [])
  }

  private var usageHints: [String] {
    let (traits, phrases) = (subject.traits, subject.phrases)
    var keys: [PhraseKey] = []
    if let isExpanded = subject.details.isExpanded {
      keys.append(isExpanded ? .collapseHint : .expandHint)
    }
    if traits.contains(.toggleButton) { keys.append(.switchHint) }
    if traits.contains(.popupButton) { keys.append(.popUpHint) }
    let hasHintAlone = subject.hint != nil && subject.label == nil && subject.value == nil
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !hasHintAlone {
      keys.append(.adjustableHint)
    }
    if traits.contains(.draggable) { keys.append(.draggableHint) }
    if traits.contains(.allowsDirectInteraction) { keys.append(.directTouchHint) }
    return keys.map { phrases[$0] }
  }

  /// Each sentence but the last ends before the next begins.
  private static func joined(_ sentences: [String]) -> String {
    sentences.dropFirst().reduce(sentences.first ?? "") { text, sentence in
      guard let last = text.last else { return sentence }
      return text + (".!?…。！？؟".contains(last) ? " " : ". ") + sentence
    }
  }
}
