internal import AccessibilityModel
internal import Voices

/// What VoiceOver is heard to say on the device, in its order (`voiceover.md` §1.1).
///
/// Containers that are entered, selected, label, expanded or collapsed, value, dimmed, roles,
/// position; then the hint.
struct VoiceOverWording: Wording {
  func utterance(for subject: Subject) -> Utterance {
    var phrases: [Phrase] = []
    phrases.reserveCapacity(4)
    begin(subject, &phrases)
    var hint = subject.hint
    if let only = hint, phrases.allSatisfy({ $0.kind == .container }) {
      // With nothing else to say, the hint is said at once.
      phrases.append(Phrase(.hint, only, evidence: .medium))
      hint = nil
    }
    VoiceOverRoles(subject).add(to: &phrases)
    addPlace(subject, &phrases)
    let description = phrases.line
    let spokenHint = VoiceOverHint(subject).hint(after: hint)
    return Utterance(
      phrases: phrases, description: description, hint: spokenHint,
      spoken: Self.line(description, hint: spokenHint))
  }

  private static func line(_ description: String, hint: String?) -> String {
    guard let hint else { return description }
    if description.isEmpty { return hint }
    return description + (description.endsSentence ? " " : ". ") + hint
  }

  private func begin(_ subject: Subject, _ said: inout [Phrase]) {
    let phrases = subject.phrases
    let traits = subject.traits
    if !subject.moment.entered.isEmpty { said += containers(subject) }
    if let cell = subject.cell { said += headers(of: cell, subject) }
    if traits.contains(.alert) {
      said.append(Phrase(.role, phrases[.alert], evidence: .high))
    }
    if traits.contains(.selected) {
      said.append(Phrase(.state, phrases[.selected], evidence: .high))
    }
    if let label = label(of: subject) { said.append(label) }
    if subject.hasDetails, let isExpanded = subject.details.isExpanded {
      let key: PhraseKey = isExpanded ? .expanded : .collapsed
      said.append(Phrase(.state, phrases[key], evidence: .high))
    }
    // In a field that is being edited, and of a switch, the value comes after the role.
    if !subject.isEditing, !traits.contains(.toggleButton), let value = value(of: subject) {
      said.append(Phrase(.value, value, evidence: .high))
    }
    if subject.hasDetails { said += content(subject) }
    if let cell = subject.cell { said += self.cell(cell, phrases) }
  }

  /// Containers are announced when the cursor comes into them from outside.
  private func containers(_ subject: Subject) -> [Phrase] {
    subject.moment.entered.flatMap { index -> [Phrase] in
      guard subject.screen.elements.indices.contains(index) else { return [] }
      let container = subject.screen.elements[index]
      let isAlert = container.role == .alert
      var said = isAlert ? [Phrase(.container, subject.phrases[.alert], evidence: .high)] : []
      // The title of an alert is its first element as well, and is not said twice.
      if let label = container.label.filled, !(isAlert && label == subject.label) {
        said.append(Phrase(.container, label, evidence: .high))
      }
      return said
    }
  }

  private func headers(of cell: DataTableContext, _ subject: Subject) -> [Phrase] {
    (cell.rowHeaders + cell.columnHeaders).flatMap { index -> [Phrase] in
      let header = subject.screen.elements[index]
      return [header.label, header.value].compactMap(\.filled).map {
        Phrase(.header, $0, evidence: .medium)
      }
    }
  }

  private func label(of subject: Subject) -> Phrase? {
    if subject.isPlainBack { return nil }
    if let label = subject.label { return Phrase(.label, label, evidence: .high) }
    guard subject.hasDetails, let image = subject.details.image.filled,
      let name = AssetName(image).spoken
    else {
      return nil
    }
    return Phrase(.label, name, evidence: .medium)
  }

  private func value(of subject: Subject) -> String? { SecureValue(subject).spoken }

  private func content(_ subject: Subject) -> [Phrase] {
    subject.details.customContent
      .filter { $0.importance == .high && !$0.value.isEmpty }
      .map { Phrase(.content, $0.value, evidence: .medium) }
  }

  /// Since iOS 13 a cell's place follows its value, and headers say that they are headers
  /// (AccessibilitySnapshot's issue 7).
  private func cell(_ context: DataTableContext, _ phrases: Phrases) -> [Phrase] {
    let cell = context.cell
    var said: [Phrase] = []
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
    return said
  }

  private func addPlace(_ subject: Subject, _ said: inout [Phrase]) {
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
