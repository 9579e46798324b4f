internal import AccessibilityModel
internal import Voices

/// The words for states and roles that AccessibilitySnapshot adds, each with its full stop, in its
/// fixed order (docs/evidence/voiceover.md#role-words-of-accessibilitysnapshot).
struct SnapshotRoles {
  private let subject: SpokenElement
  private(set) var phrases: [Phrase] = []

  init(_ subject: SpokenElement) {
    self.subject = subject
    add(.state, .dimmed, if: subject.traits.contains(.notEnabled))
    add(.role, .button, if: subject.saysButton)
    add(.role, .backButton, if: subject.traits.contains(.backButton))
    addSwitch()
    add(.role, .tab, if: subject.isTab)
    addTextEntry()
    for (trait, key) in Self.plainRoles { add(.role, key, if: subject.traits.contains(trait)) }
  }

  private static let plainRoles: [(Traits, PhraseKey)] = [
    (.header, .heading), (.link, .link), (.adjustable, .adjustable), (.image, .image),
    (.searchField, .searchField),
  ]

  private mutating func add(_ kind: PhraseKind, _ key: PhraseKey, if isSaid: Bool) {
    guard isSaid else { return }
    let words = subject.phrases
    phrases.append(Phrase(kind, words[snapshot: key] ?? words[key] + "."))
  }

  /// A value other than on, off and mixed is spoken unchanged, without a full stop.
  private mutating func addSwitch() {
    guard subject.traits.contains(.toggleButton) else { return }
    add(.role, .switchButton, if: subject.traits.contains(.button))
    switch subject.element.value {
    case "1": add(.state, .on, if: true)
    case "0": add(.state, .off, if: true)
    case "2": add(.state, .mixed, if: true)
    case let other: if let other = other.filled { phrases.append(Phrase(.value, other)) }
    }
  }

  private mutating func addTextEntry() {
    guard subject.isTextEntry else { return }
    let isSecure = subject.traits.contains(.secureTextField)
    add(.role, isSecure ? .secureTextField : .textField, if: true)
    add(.state, .editing, if: subject.isEditing)
  }
}

/// The hint of AccessibilitySnapshot: the developer's, with VoiceOver's additions
/// (docs/evidence/voiceover.md#hints-of-accessibilitysnapshot).
struct SnapshotHint {
  private let subject: SpokenElement

  init(_ subject: SpokenElement) { self.subject = subject }

  /// - Parameter hint: the developer's, unless it is the description.
  func hint(after hint: String?) -> String? {
    var hint = hint
    let traits = subject.traits
    guard subject.isEnabled else { return hint }
    if traits.contains(.toggleButton) { hint = joined(hint, word(.switchHint)) }
    if subject.isTextEntry { hint = textEntryHint }
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !hasHintAlone {
      hint = joined(hint, word(.adjustableHint))
    }
    return hint
  }

  private var hasHintAlone: Bool {
    subject.hint != nil && subject.label == nil && subject.value == nil
  }

  private var textEntryHint: String {
    if subject.isEditing { return word(.misspelledHint) }
    if subject.traits.contains(.textArea) { return subject.phrases[.textAreaHint] }
    return word(.editHint)
  }

  private func word(_ key: PhraseKey) -> String {
    subject.phrases[snapshot: key] ?? subject.phrases[key]
  }

  private func joined(_ hint: String?, _ addition: String) -> String {
    guard let hint else { return addition }
    return (hint.hasSuffix(".") ? String(hint.dropLast()) : hint) + ". " + addition
  }
}
