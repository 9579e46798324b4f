internal import AccessibilityModel
internal import Voices

/// VoiceOver's words for states and roles, in the order of the device
/// (docs/evidence/voiceover.md#words-for-traits).
struct VoiceOverRoles {
  private let subject: SpokenElement

  init(_ subject: SpokenElement) { self.subject = subject }

  /// Appends the words after label and value.
  func add(to said: inout [Phrase]) {
    let traits = subject.traits
    add(.state, .dimmed, to: &said, if: traits.contains(.notEnabled))
    if let key = roleOnMac { return add(.role, key, to: &said) }
    add(.role, .button, to: &said, if: subject.saysButton)
    add(.role, .popUpButton, to: &said, if: traits.contains(.popupButton))
    add(.role, .backButton, to: &said, if: traits.contains(.backButton))
    addSwitch(to: &said)
    add(.role, .tab, to: &said, if: subject.isTab)
    addTextEntry(to: &said)
    addHeading(to: &said)
    add(.role, .link, to: &said, if: traits.contains(.link))
    add(.role, .pickerItem, to: &said, if: traits.contains(.pickerElement))
    add(.role, .adjustable, to: &said, if: traits.contains(.adjustable))
    add(.role, .image, to: &said, if: traits.contains(.image))
    add(
      .role, .searchField, to: &said,
      if: !subject.isTextEntry && traits.contains(.searchField))
    add(.role, .draggable, to: &said, if: traits.contains(.draggable))
  }

  /// The role of a control of AppKit that has no word on iOS, or another one: nothing is added to it
  /// (docs/evidence/voiceover.md#roles-on-the-mac).
  private var roleOnMac: PhraseKey? {
    guard subject.idiom == .mac else { return nil }
    switch subject.role {
    case .popUpButton: return .popUpButton
    case .comboBox: return .comboBox
    case .slider: return .slider
    case .stepper: return .stepper
    case .tab: return .tab
    case .menuItem: return .menuItem
    case .colorWell: return .colorWell
    case .disclosureTriangle: return .disclosureTriangle
    case .levelIndicator: return .levelIndicator
    case .progressIndicator: return .progressIndicator
    default: return nil
    }
  }

  private func add(
    _ kind: PhraseKind, _ key: PhraseKey, to said: inout [Phrase], if isSaid: Bool = true
  ) {
    if isSaid { said.append(Phrase(kind, subject.phrases[key], evidence: .high)) }
  }

  /// Since iOS 17 an element with the trait is a switch button, with or without `button`; a value
  /// of its own is read unchanged (docs/evidence/voiceover.md#toggles). Toggles of web content are
  /// checked or unchecked.
  private func addSwitch(to said: inout [Phrase]) {
    guard subject.traits.contains(.toggleButton) else { return }
    let webToggle = Self.webToggle(subject.element.role)
    // On the Mac, the state comes first (docs/evidence/voiceover.md#roles-on-the-mac).
    let isOnMac = subject.idiom == .mac
    add(.role, webToggle ?? .switchButton, to: &said, if: !isOnMac)
    addToggleState(to: &said, isWeb: webToggle != nil)
    add(.role, webToggle ?? .switchButton, to: &said, if: isOnMac)
  }

  private func addToggleState(to said: inout [Phrase], isWeb: Bool) {
    switch subject.element.value {
    case "1": add(.state, isWeb ? .checked : .on, to: &said)
    case "0": add(.state, isWeb ? .unchecked : .off, to: &said)
    case "2": add(.state, .mixed, to: &said)
    case let other:
      if let other = other.filled { said.append(Phrase(.value, other, evidence: .medium)) }
    }
  }

  private static func webToggle(_ role: Role) -> PhraseKey? {
    switch role {
    case .checkBox: .checkBox
    case .radioButton: .radioButton
    default: nil
    }
  }

  /// “Search, search field”, not “text field, search field”: a search field announces only itself.
  private func addTextEntry(to said: inout [Phrase]) {
    guard subject.isTextEntry else { return }
    let isSecure = subject.traits.contains(.secureTextField)
    let isSearch = subject.traits.contains(.searchField)
    add(.role, isSearch ? .searchField : isSecure ? .secureTextField : .textField, to: &said)
    guard subject.isEditing else { return }
    add(.state, .editing, to: &said)
    if let value = SecureValue(subject).spoken {
      said.append(Phrase(.value, value, evidence: .high))
    }
    add(.state, .characterMode, to: &said, if: subject.moment.typingMode == .character)
    add(.state, .wordMode, to: &said, if: subject.moment.typingMode == .word)
    add(.state, .insertionAtStart, to: &said, if: subject.moment.insertionPoint == .start)
    add(.state, .insertionAtEnd, to: &said, if: subject.moment.insertionPoint == .end)
  }

  private func addHeading(to said: inout [Phrase]) {
    guard subject.traits.contains(.header) else { return }
    if let level = subject.element.headingLevel {
      said.append(Phrase(.role, subject.phrases[.headingLevel, level], evidence: .high))
    } else {
      add(.role, .heading, to: &said)
    }
  }
}

/// VoiceOver's speech after the pause: the developer's hint, how to use the control, whether there
/// are actions (docs/evidence/voiceover.md#hints).
struct VoiceOverHint {
  private let subject: SpokenElement

  init(_ subject: SpokenElement) { self.subject = subject }

  /// - Parameter hint: the developer's, unless it is the description.
  func hint(after hint: String?) -> String? {
    var text: String?
    if subject.isEnabled {
      // UIKit's own hint for text replaces the developer's.
      if subject.isTextEntry { addTextEntryHints(&text) } else { add(hint, to: &text) }
      addUsageHints(&text)
    } else {
      add(hint, to: &text)
    }
    if !subject.moment.omitted.contains(.actions), subject.hasActions {
      add(.actionsAvailable, to: &text)
    }
    // Content of high importance is part of the description.
    let hasMore = subject.element.customContent.contains { $0.importance == .default }
    if hasMore, !subject.moment.omitted.contains(.moreContent) {
      add(.moreContentAvailable, to: &text)
    }
    return text
  }

  private func addTextEntryHints(_ text: inout String?) {
    if subject.isEditing { return add(.misspelledHint, to: &text) }
    if subject.isOnTouchScreen { add(.editHint, to: &text) }
    if subject.element.namesMisspelledWords { add(.misspelledHint, to: &text) }
  }

  /// The gestures of a touch screen; their words for a Mac and a TV are not known.
  private func addUsageHints(_ text: inout String?) {
    guard subject.isOnTouchScreen else { return }
    let traits = subject.traits
    if let isExpanded = subject.element.isExpanded {
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
