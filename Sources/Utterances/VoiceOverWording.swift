internal import AccessibilityModel
internal import Voices

/// What VoiceOver speaks on a device, in its order
/// (docs/evidence/voiceover.md#order-of-what-is-spoken).
///
/// Containers that are entered, selected, label, expanded or collapsed, value, dimmed, roles,
/// position; then the hint.
struct VoiceOverWording: Wording {
  func utterance(for subject: Subject) -> Utterance {
    var phrases: [Phrase] = []
    phrases.reserveCapacity(4)
    let hint = say(subject, to: &phrases)
    let description = phrases.line
    return Utterance(
      phrases: phrases, description: description, hint: hint,
      spoken: Self.line(description, hint: hint))
  }

  func speak(_ subject: Subject, to line: inout PhraseLine) {
    if let hint = say(subject, to: &line) { line.add(hint: hint) }
  }

  /// - Returns: what is said after the pause.
  private func say(_ subject: Subject, to said: inout some PhraseSink) -> String? {
    begin(subject, &said)
    var hint = subject.hint
    if let only = hint, said.tellsOfContainersAlone {
      // With nothing else to say, the hint is said at once.
      said.add(.hint, only, evidence: .medium)
      hint = nil
    }
    VoiceOverRoles(subject).add(to: &said)
    addPlace(subject, &said)
    return VoiceOverHint(subject).hint(after: hint)
  }

  private static func line(_ description: String, hint: String?) -> String {
    guard let hint else { return description }
    if description.isEmpty { return hint }
    return description + (description.endsSentence ? " " : ". ") + hint
  }

  private func begin(_ subject: Subject, _ said: inout some PhraseSink) {
    let phrases = subject.phrases
    let traits = subject.traits
    addContainers(subject, &said)
    if let cell = subject.cell { addHeaders(of: cell, subject, &said) }
    if traits.contains(.alert) {
      said.add(.role, phrases[.alert], evidence: .high)
    }
    if traits.contains(.selected) {
      said.add(.state, phrases[.selected], evidence: .high)
    }
    addLabel(of: subject, &said)
    if let isExpanded = subject.element.isExpanded {
      let key: PhraseKey = isExpanded ? .expanded : .collapsed
      said.add(.state, phrases[key], evidence: .high)
    }
    // In a field that is being edited, and of a switch, the value comes after the role.
    if !subject.isEditing, !traits.contains(.toggleButton), let value = value(of: subject) {
      said.add(.value, value, evidence: .high)
    }
    addContent(subject, &said)
    if let cell = subject.cell { addCell(cell, phrases, &said) }
  }

  /// Containers are announced when the cursor comes into them from outside.
  private func addContainers(_ subject: Subject, _ said: inout some PhraseSink) {
    for index in subject.moment.entered where subject.screen.elements.indices.contains(index) {
      let container = subject.screen.elements[index]
      let isAlert = container.role == .alert
      if isAlert { said.add(.container, subject.phrases[.alert], evidence: .high) }
      // The title of an alert is its first element as well, and is not said twice.
      if let label = container.label.filled, !(isAlert && label == subject.label) {
        said.add(.container, label, evidence: .high)
      }
    }
  }

  private func addHeaders(
    of cell: DataTableContext, _ subject: Subject, _ said: inout some PhraseSink
  ) {
    for index in cell.rowHeaders + cell.columnHeaders {
      let header = subject.screen.elements[index]
      for text in [header.label, header.value].compactMap(\.filled) {
        said.add(.header, text, evidence: .medium)
      }
    }
  }

  private func addLabel(of subject: Subject, _ said: inout some PhraseSink) {
    if subject.isPlainBack { return }
    if let label = subject.label { return said.add(.label, label, evidence: .high) }
    guard let image = subject.details.image.filled,
      let name = AssetName(image).spoken
    else { return }
    said.add(.label, name, evidence: .medium)
  }

  private func value(of subject: Subject) -> String? { SecureValue(subject).spoken }

  private func addContent(_ subject: Subject, _ said: inout some PhraseSink) {
    for content in subject.element.customContent
    where content.importance == .high && !content.value.isEmpty {
      said.add(.content, content.value, evidence: .medium)
    }
  }

  /// Since iOS 13 row and column follow the cell's value, and headers are announced as headers
  /// (docs/evidence/voiceover.md#data-tables).
  private func addCell(
    _ context: DataTableContext, _ phrases: Phrases, _ said: inout some PhraseSink
  ) {
    let cell = context.cell
    func add(_ kind: PhraseKind, _ text: String) { said.add(kind, text, evidence: .medium) }
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

  private func addPlace(_ subject: Subject, _ said: inout some PhraseSink) {
    let phrases = subject.phrases
    if let (index, count) = subject.position {
      said.add(.position, phrases[.series, index, of: count], evidence: .high)
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
    if let key { said.add(.position, phrases[key], evidence: .medium) }
  }
}
