internal import AccessibilityModel
internal import Voices

/// A node as described by TalkBack: its own state, name and role, and the nodes in it that are read
/// with it (docs/evidence/android.md#words-of-talkback).
struct TalkBackNode {
  let index: Int
  let elements: [Element]
  let phrases: Phrases
  /// Whether the cursor is on it; otherwise it is read as part of the focused node.
  let hasFocus: Bool
  /// Its content without focus, in screen order; a part has none.
  private var parts: [TalkBackNode] = []

  init(index: Int, elements: [Element], phrases: Phrases, hasFocus: Bool) {
    self.index = index
    self.elements = elements
    self.phrases = phrases
    self.hasFocus = hasFocus
    if hasFocus { findParts() }
  }

  var element: Element { elements[index] }

  /// Its own words, then those of its parts.
  var words: [Phrase] {
    let others = parts.flatMap(\.wordsAsPart)
    var own = ownWords(saying: others)
    if hasFocus, isNamedByCode(own, others) {
      own.insert(Phrase(.label, "…", evidence: .low), at: 0)
    } else if hasFocus, isUnlabelled(own, others) {
      own.insert(Phrase(.state, phrases[.talkBackUnlabelled], evidence: .high), at: 0)
    }
    return own + others
  }

  /// State, name and role; equal ones are spoken once.
  private func ownWords(saying others: [Phrase]) -> [Phrase] {
    var said = isStateOfPart ? [] : state
    said += name(others)
    if !parts.contains(where: hasSameRole), let role { said.append(role) }
    var heard: Set<String> = []
    return said.filter { heard.insert($0.text).inserted }
  }

  private var wordsAsPart: [Phrase] {
    let role = element.role
    // Bars without focus, and nodes that an app declares unimportant.
    if role == .slider || role == .progressIndicator { return [] }
    if element.flags.contains(.notImportant) { return [] }
    if element.flags.contains(.artefact), element.label.filled != nil { return [] }
    return ownWords(saying: [])
  }
}

// MARK: - Parts

extension TalkBackNode {
  /// A description of its own replaces the content of a node.
  private mutating func findParts() {
    guard !hasDescription(element) else { return }
    var index = self.index + 1
    while index < Int(element.end) {
      let part = elements[index]
      if isLeftOut(part) {
        index = Int(part.end)
        continue
      }
      parts.append(
        TalkBackNode(index: index, elements: elements, phrases: phrases, hasFocus: false))
      index = hasDescription(part) ? Int(part.end) : index + 1
    }
  }

  private func hasDescription(_ element: Element) -> Bool {
    element.label.filled != nil && element.origins[.label] != .inferred
  }

  private func isLeftOut(_ part: Element) -> Bool {
    part.isElement || part.isHidden || part.elementsHidden
      || !part.flags.isDisjoint(with: [.notVisible, .system])
  }

  /// Compose writes a child without a text only for its role; a settings row contains its switch.
  /// The reader gives the role to the surrounding node, and TalkBack announces it there.
  private func hasSameRole(_ part: TalkBackNode) -> Bool {
    part.element.flags.contains(.artefact) && part.element.role == element.role
  }

  /// Whether the state belongs to a part rather than to the node.
  var isStateOfPart: Bool {
    element.origins[.value] == .inferred && parts.contains(where: hasSameRole)
  }
}

// MARK: - State

extension TalkBackNode {
  private var state: [Phrase] {
    if element.role.isTextEntry || element.traits.contains(.textEntry) { return editing }
    guard let value = element.value.filled else { return [] }
    let isToggle = element.role.isToggle || element.traits.contains(.toggleButton)
    guard isToggle, value == "0" || value == "1" else { return [Phrase(.state, value)] }
    return checked(value == "1").map { [Phrase(.state, phrases[$0], evidence: .high)] } ?? []
  }

  /// The keyboard is open, and typing goes into the node.
  private var editing: [Phrase] {
    guard element.traits.contains(.isEditing) else { return [] }
    return [Phrase(.state, phrases[.talkBackEditing], evidence: .high)]
  }

  private func checked(_ isChecked: Bool) -> PhraseKey? {
    switch element.role {
    case .toggle: return isChecked ? .on : .off
    case .radioButton: return isChecked ? .selected : .talkBackNotSelected
    case .checkBox where isCheckedText: return isChecked ? .talkBackChecked : nil
    default: break
    }
    // A control of iOS whose traits state that it is a switch.
    if element.role == .other, element.origins[.traits] == .given { return isChecked ? .on : .off }
    return isChecked ? .talkBackChecked : .talkBackNotChecked
  }

  /// A `CheckedTextView` has no role, and no state while it is not checked.
  private var isCheckedText: Bool { element.className.hasSuffix("CheckedTextView") }

  /// Whether a binding, code or a resource that was not found names it: it has a text, but not in a layout.
  private func isNamedByCode(_ own: [Phrase], _ others: [Phrase]) -> Bool {
    element.flags.contains(.boundText) && element.label.filled == nil && others.isEmpty
      && !own.contains { $0.kind == .label }
  }

  /// An image without a label is announced as unlabelled; another node only if it has no speech at
  /// all.
  private func isUnlabelled(_ own: [Phrase], _ others: [Phrase]) -> Bool {
    guard others.isEmpty, !own.contains(where: { $0.kind == .label }) else { return false }
    let isImage =
      element.role == .image || element.role == .button && element.traits.contains(.image)
    return isImage || own.isEmpty && !element.traits.contains(.header)
  }
}

// MARK: - Name and role

extension TalkBackNode {
  /// - Parameter others: the speech of its parts, from which an inferred label was made.
  private func name(_ others: [Phrase]) -> [Phrase] {
    if isSecure { return secureName }
    let label = element.label.filled
    let content =
      element.role.isTextEntry
      ? element.value.filled ?? label ?? element.placeholder.filled : label
    if element.origins[.label] == .inferred, !others.isEmpty, content == label { return [] }
    return content?.withoutOuterSpace.map { [Phrase(.label, $0)] } ?? []
  }

  private var isSecure: Bool {
    element.role == .secureTextField || element.traits.contains(.secureTextField)
  }

  /// Never the characters: only their number.
  private var secureName: [Phrase] {
    var said = [Phrase(.label, element.label.filled ?? phrases[.talkBackPassword])]
    if let secret = element.value.filled {
      said.append(Phrase(.value, phrases[counted: .characters, secret.count]))
    } else if let placeholder = element.placeholder.filled {
      said.append(Phrase(.value, placeholder))
    }
    return said
  }

  /// The hint of a field that has a text.
  var hintText: String? {
    guard element.role.isTextEntry, element.value.filled != nil,
      let hint = element.placeholder.filled, hint != element.value
    else { return nil }
    return hint
  }

  private var role: Phrase? {
    guard !isCheckedText, let key = roleKey else { return nil }
    return Phrase(.role, phrases[key], evidence: .high)
  }

  private var roleKey: PhraseKey? {
    switch element.role {
    case .toggle: .talkBackSwitch
    case .checkBox: .talkBackCheckBox
    case .radioButton: .talkBackRadioButton
    case .textField, .secureTextField, .textView, .searchField: .talkBackEditBox
    case .slider: .talkBackSlider
    case .progressIndicator: .talkBackProgressBar
    case .popUpButton: .talkBackDropDown
    case .tab: .tab
    case .button: .button
    // An image is announced as one only if the cursor is on it.
    case .image: hasFocus ? .image : nil
    default: roleOfTraits
    }
  }

  /// From traits in the file; those that the reader infers from actions are not roles to TalkBack.
  private var roleOfTraits: PhraseKey? {
    if element.traits.contains(.link) { return .link }
    guard element.origins[.traits] != .inferred else { return nil }
    let named: [(Traits, PhraseKey)] = [
      (.toggleButton, .talkBackSwitch), (.button, .button), (.image, .image),
    ]
    return named.first { element.traits.contains($0.0) }?.1
  }
}

extension String {
  /// Nil if there is nothing else: TalkBack trims a text before it tests for emptiness.
  fileprivate var withoutOuterSpace: String? {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return Optional(String(text)).filled
  }
}
