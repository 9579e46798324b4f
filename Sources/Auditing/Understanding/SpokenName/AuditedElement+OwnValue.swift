internal import AccessibilityModel

/// The value that the app states for a control.
public struct OwnValue {
  fileprivate let subject: AuditedElement

  /// The clauses of the value, each with its words; none for fields, whose value users type, and for on and off, which
  /// the system words.
  public var clauses: [LabelWords] {
    guard !subject.isTextEntry, subject.origins[.value] != .inferred, let value = subject.value,
      !value.isBlank, value.utf8.count <= Self.longest
    else { return [] }
    return value.split { ",;.\n".contains($0) }.map { LabelWords(String($0)) }
      .filter { $0.count > 0 }
  }

  /// In bytes: a longer value is a text.
  private static let longest = 200

  /// Whether the value is the label once more.
  public var repeatsLabel: Bool {
    guard !subject.isTextual, !subject.isTextEntry, subject.origins[.value] != .inferred,
      let value = subject.value, let label = subject.label
    else { return false }
    let said = subject.wording.labelWords.folded
    return !said.isEmpty && value.utf8.count <= label.utf8.count + 8
      && LabelWords(value).folded == said
  }

  /// Whether the state belongs in it: that of a toggle, and that of a button which draws a check box with a symbol, for
  /// which `value-missing` advises it.
  public var isPlaceOfState: Bool { subject.isToggle || subject.drawsChoice }
}

extension SpokenState {
  /// The value that the app states for it.
  public var ownValue: OwnValue { OwnValue(subject: subject) }
}
