internal import AccessibilityModel
internal import Voices

/// The descriptions of AccessibilitySnapshot 0.12.1, step by step
/// (docs/evidence/voiceover.md#steps-of-accessibilitysnapshot).
///
/// Full stops represent VoiceOver's pauses. Peculiarities are kept, since users compare this
/// wording with their references, down to the space before a position and the full stop before a
/// row if nothing else is spoken.
struct SnapshotWording: Wording {
  func utterance(for subject: SpokenElement) -> Utterance {
    var parts = Parts()
    begin(&parts, subject)
    addValue(&parts, subject)
    addSelected(&parts, subject)
    let roles = SnapshotRoles(subject).phrases
    var hint = subject.hint
    if parts.text.isEmpty, let only = hint {
      parts.add(.hint, only)
      hint = nil
    }
    addRoles(&parts, roles)
    addPosition(&parts, subject)
    hint = SnapshotHint(subject).hint(after: hint)
    return Utterance(
      phrases: parts.phrases, description: parts.text, hint: hint,
      pause: " | ",
      availability: availability(subject))
  }

  /// The description so far, with its phrases.
  private struct Parts {
    var text = ""
    var phrases: [Phrase] = []

    mutating func add(_ kind: PhraseKind, _ phrase: String, after separator: String = "") {
      text += separator + phrase
      phrases.append(Phrase(kind, phrase))
    }

    mutating func endSentence() {
      if !text.hasSuffix(".") { text += "." }
    }
  }

  private func begin(_ parts: inout Parts, _ subject: SpokenElement) {
    let label = subject.isPlainBack ? nil : subject.label
    guard let cell = subject.cell else {
      if let label { parts.add(.label, label) }
      return
    }
    for header in cell.rowHeaders + cell.columnHeaders {
      guard let text = headerText(subject.elements[header]) else { continue }
      parts.add(.header, text)
      parts.text += ". "
    }
    if let label { parts.add(.label, label) }
    parts.endSentence()
    addCell(&parts, cell, subject.phrases)
  }

  private func headerText(_ header: Element) -> String? {
    switch (header.label.filled, header.value.filled) {
    case (let label?, let value?): "\(label): \(value)"
    case (let text?, nil), (nil, let text?): text
    case (nil, nil): nil
    }
  }

  private func addCell(_ parts: inout Parts, _ context: DataTableContext, _ phrases: Phrases) {
    let cell = context.cell
    func add(_ text: String) { parts.add(.position, text, after: " ") }
    if cell.row != nil, cell.rowSpan > 1 { add(spans(.rowSpan, cell.rowSpan, phrases)) }
    if cell.column != nil, cell.columnSpan > 1 { add(spans(.columnSpan, cell.columnSpan, phrases)) }
    if let row = cell.row, context.isFirstInRow { add(phrases[.row, row &+ 1] + ".") }
    if let column = cell.column { add(phrases[.column, column &+ 1] + ".") }
  }

  private func spans(_ key: CountedPhraseKey, _ number: Int, _ phrases: Phrases) -> String {
    phrases[snapshot: key, number] ?? phrases[counted: key, number] + "."
  }

  private func addValue(_ parts: inout Parts, _ subject: SpokenElement) {
    guard let value = value(of: subject), !subject.traits.contains(.toggleButton) else { return }
    let separator = subject.cell == nil ? ": " : " "
    parts.add(.value, value, after: parts.text.isEmpty ? "" : separator)
  }

  /// UIKit does not expose the text of a secure field.
  private func value(of subject: SpokenElement) -> String? {
    guard subject.element.role == .secureTextField, subject.element.origins[.value] != .given,
      let value = subject.element.value.filled
    else { return subject.value }
    return String(repeating: "•", count: value.count)
  }

  private func addSelected(_ parts: inout Parts, _ subject: SpokenElement) {
    guard subject.traits.contains(.selected) else { return }
    let phrases = subject.phrases
    let alone = phrases[snapshot: .selected] ?? phrases[.selected] + "."
    parts.phrases.insert(Phrase(.state, parts.text.isEmpty ? alone : phrases[.selected]), at: 0)
    parts.text = parts.text.isEmpty ? alone : phrases[.selectedText, parts.text]
  }

  private func addRoles(_ parts: inout Parts, _ roles: [Phrase]) {
    guard !roles.isEmpty else { return }
    if !parts.text.isEmpty { parts.endSentence() }
    for role in roles { parts.add(role.kind, role.text, after: parts.text.isEmpty ? "" : " ") }
  }

  private func addPosition(_ parts: inout Parts, _ subject: SpokenElement) {
    let phrases = subject.phrases
    if let (index, count) = subject.position {
      parts.add(.position, phrases[.series, index, of: count] + ".", after: " ")
      return
    }
    guard let key = section(of: subject) else { return }
    parts.endSentence()
    parts.add(.position, phrases[snapshot: key] ?? phrases[key] + ".", after: " ")
  }

  /// AccessibilitySnapshot has starts and ends only for containers that list their elements, at the
  /// first and the last of that list.
  private func section(of subject: SpokenElement) -> PhraseKey? {
    guard let context = subject.stop.context else { return nil }
    let element = subject.stop.element
    let type: ContainerType = [.listStart, .listEnd].contains(context) ? .list : .landmark
    let container = subject.stop.containers.last {
      subject.elements[$0].containerType == type
    }
    guard let listed = container.flatMap({ subject.elements[$0].orderedElements })
    else { return nil }
    switch context {
    case .listStart: return listed.first == element ? .listStart : nil
    case .listEnd: return listed.last == element ? .listEnd : nil
    case .landmarkStart: return listed.first == element ? .landmarkStart : nil
    case .landmarkEnd: return listed.last == element ? .landmarkEnd : nil
    default: return nil
    }
  }

  private func availability(_ subject: SpokenElement) -> [String] {
    let (element, phrases) = (subject.element, subject.phrases)
    var availability: [String] = []
    if !element.customActions.isEmpty {
      availability.append(phrases[snapshot: .actionsAvailable] ?? phrases[.actionsAvailable])
    }
    if !element.customContent.isEmpty {
      availability.append(
        phrases[snapshot: .moreContentAvailable] ?? phrases[.moreContentAvailable])
    }
    return availability
  }
}
