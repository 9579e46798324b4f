internal import AccessibilityModel

extension AuditedElement {
  /// The clauses of the value that the app states for a control, each with its words; none for fields, whose value
  /// users type, and for on and off, which the system words.
  public var statedValueClauses: [LabelWords] {
    guard !isTextEntry, origins[.value] != .inferred, let value, !value.isBlank,
      value.utf8.count <= Self.longestValue
    else { return [] }
    return value.split { ",;.\n".contains($0) }.map { LabelWords(String($0)) }
      .filter { $0.count > 0 }
  }

  /// In bytes: a longer value is a text.
  private static let longestValue = 200

  /// Whether the value that the app states is its label once more.
  public var repeatsLabelInValue: Bool {
    guard !isTextual, !isTextEntry, origins[.value] != .inferred, let value, let label else {
      return false
    }
    let said = labelWords.folded
    return !said.isEmpty && value.utf8.count <= label.utf8.count + 8
      && LabelWords(value).folded == said
  }
}
