internal import AccessibilityModel
internal import Voices

/// VoiceOver's speech on a device, in its order
/// (docs/evidence/voiceover.md#order-of-what-is-spoken).
///
/// Entered containers, selected, label, expanded or collapsed, value, dimmed, roles, position; then
/// the hint.
struct VoiceOverWording: Wording {
  func utterance(for subject: SpokenElement) -> Utterance {
    var said: [Phrase] = []
    begin(subject, &said)
    var hint = subject.hint
    if let only = hint, said.allSatisfy({ $0.kind == .container }) {
      // Without other speech, the hint is spoken at once.
      said.append(Phrase(.hint, only, evidence: .medium))
      hint = nil
    }
    VoiceOverRoles(subject).add(to: &said)
    addPosition(subject, &said)
    var utterance = Utterance(phrases: said, hint: VoiceOverHint(subject).hint(after: hint))
    if utterance.description.endsSentence { utterance.pause = " " }
    return utterance
  }

  private func begin(_ subject: SpokenElement, _ said: inout [Phrase]) {
    let phrases = subject.phrases
    let traits = subject.traits
    addContainers(subject, &said)
    if let cell = subject.cell { addHeaders(of: cell, subject, &said) }
    if traits.contains(.alert) {
      said.append(Phrase(.role, phrases[.alert], evidence: .high))
    }
    if traits.contains(.selected) {
      said.append(Phrase(.state, phrases[.selected], evidence: .high))
    }
    addLabel(of: subject, &said)
    if let isExpanded = subject.element.isExpanded {
      let key: PhraseKey = isExpanded ? .expanded : .collapsed
      said.append(Phrase(.state, phrases[key], evidence: .high))
    }
    // In a field being edited, and of a switch, the value follows the role.
    if !subject.isEditing, !traits.contains(.toggleButton), let value = value(of: subject) {
      said.append(Phrase(.value, value, evidence: .high))
    }
    addContent(subject, &said)
    if let cell = subject.cell { addCell(cell, phrases, &said) }
  }

  /// Containers are announced when the cursor enters them from outside.
  private func addContainers(_ subject: SpokenElement, _ said: inout [Phrase]) {
    guard !subject.moment.omitted.contains(.containers) else { return }
    for index in subject.moment.entered where subject.elements.indices.contains(index) {
      let container = subject.elements[index]
      let isAlert = container.role == .alert
      if isAlert { said.append(Phrase(.container, subject.phrases[.alert], evidence: .high)) }
      // The title of an alert is also its first element, and is not spoken twice.
      if let label = container.label.filled, !(isAlert && label == subject.label) {
        said.append(Phrase(.container, label, evidence: .high))
      }
    }
  }

  private func addHeaders(
    of cell: DataTableContext, _ subject: SpokenElement, _ said: inout [Phrase]
  ) {
    for index in cell.rowHeaders + cell.columnHeaders {
      let header = subject.elements[index]
      for text in [header.label, header.value].compactMap(\.filled) {
        said.append(Phrase(.header, text, evidence: .medium))
      }
    }
  }

  private func addLabel(of subject: SpokenElement, _ said: inout [Phrase]) {
    if subject.isPlainBack { return }
    if let label = subject.label { return said.append(Phrase(.label, label, evidence: .high)) }
    if subject.role == .activityIndicator {
      // UIKit's own label (docs/evidence/voiceover.md#activity-indicators-and-badges).
      let isHalted = subject.element.value == "0"
      let text = subject.phrases[isHalted ? .progressHalted : .inProgress]
      return said.append(Phrase(.label, text, evidence: .medium))
    }
    guard let image = subject.element.image.filled else { return }
    // Of a symbol only the English name is known.
    if subject.element.imageIsSymbol, subject.phrases.language == .english,
      let name = SystemSymbol.name(of: image)
    {
      return said.append(Phrase(.label, name, evidence: .medium))
    }
    guard let name = AssetName(image).spoken else { return }
    said.append(Phrase(.label, name, evidence: .medium))
  }

  private func value(of subject: SpokenElement) -> String? {
    // The value of an activity indicator is whether it moves, which its label says.
    if subject.role == .activityIndicator, ["0", "1"].contains(subject.element.value) {
      return nil
    }
    return SecureValue(subject).spoken ?? badge(of: subject)
  }

  /// UIKit announces the badge of a tab as a number of items; another text is read unchanged
  /// (docs/evidence/voiceover.md#activity-indicators-and-badges).
  private func badge(of subject: SpokenElement) -> String? {
    guard subject.isTab, let badge = subject.element.badge.filled else { return nil }
    return Int(badge).map { subject.phrases[counted: .items, $0] } ?? badge
  }

  private func addContent(_ subject: SpokenElement, _ said: inout [Phrase]) {
    for content in subject.element.customContent
    where content.importance == .high && !content.value.isEmpty {
      said.append(Phrase(.content, content.value, evidence: .medium))
    }
  }

  /// Since iOS 13 row and column follow the cell's value, and headers are announced as headers
  /// (docs/evidence/voiceover.md#data-tables).
  private func addCell(
    _ context: DataTableContext, _ phrases: Phrases, _ said: inout [Phrase]
  ) {
    let cell = context.cell
    func add(_ kind: PhraseKind, _ text: String) {
      said.append(Phrase(kind, text, evidence: .medium))
    }
    if cell.row != nil, cell.rowSpan > 1 {
      add(.position, phrases[counted: .rowSpan, cell.rowSpan])
    }
    if cell.column != nil, cell.columnSpan > 1 {
      add(.position, phrases[counted: .columnSpan, cell.columnSpan])
    }
    if cell.isRowHeader { add(.role, phrases[.rowHeader]) }
    if cell.isColumnHeader { add(.role, phrases[.columnHeader]) }
    if let row = cell.row, context.isFirstInRow { add(.position, phrases[.row, row &+ 1]) }
    if let column = cell.column { add(.position, phrases[.column, column &+ 1]) }
  }

  private func addPosition(_ subject: SpokenElement, _ said: inout [Phrase]) {
    let phrases = subject.phrases
    if let (index, count) = subject.position {
      said.append(Phrase(.position, phrases[.series, index, of: count], evidence: .high))
      return
    }
    let key: PhraseKey? =
      switch subject.stop.context {
      case .listStart: .listStart
      case .listEnd: .listEnd
      case .landmarkStart: .landmarkStart
      case .landmarkEnd: .landmarkEnd
      default: nil
      }
    if let key { said.append(Phrase(.position, phrases[key], evidence: .medium)) }
  }
}
