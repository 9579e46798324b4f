internal import AccessibilityModel
internal import Auditing
internal import Voices

// States, roles and labels in the value of a control: beside the trait, or in its place.

extension LabelRepeatsState {
  func checkValue(of subject: AuditedElement, findings: inout Findings) {
    if subject.spokenState.ownValue.repeatsLabel {
      return findings.report(
        "\(subject) repeats its label in the value", at: subject,
        suggestion: Remedy("remove the value, or state what changes", appKit: "remove the value"))
    }
    let clauses = subject.spokenState.ownValue.clauses
    guard !clauses.isEmpty else { return }
    // Without the trait of a button, it may have a role that no trait says: “radio button”.
    let hasTrait = subject.role != .button || subject.traits.contains(.button)
    if hasTrait, let role = clauses.first(where: { isRole($0, subject) }) {
      return findings.report(
        "\(subject) has a role in its value, “\(text(of: role))”", at: subject,
        suggestion: Remedy(
          "set the trait for the role, and keep only the state in accessibilityValue",
          appKit: "set the accessibility role, and keep only the state in the value"))
    }
    reportState(in: clauses, at: subject, findings: &findings)
  }

  private func reportState(
    in clauses: [LabelWords], at subject: AuditedElement, findings: inout Findings
  ) {
    let language = subject.wording.language.code
    func first(_ lists: WordLists) -> LabelWords? {
      lists[language].flatMap { list in clauses.first { $0.areEntry(of: list) } }
    }
    let selection = first(Self.selections)
    let other = first(Self.toggles)
    if let state = selection, subject.element.isSelected {
      findings.report(
        "\(subject) repeats its state, “\(text(of: state))”, in the value", at: subject,
        suggestion: Remedy(
          "remove the value; the trait .selected announces it",
          swiftUI: "remove the value; the trait .isSelected announces it"))
    } else if let state = other, !subject.isEnabled {
      findings.report(
        "\(subject) repeats its state, “\(text(of: state))”, in the value", at: subject,
        suggestion: Remedy(
          "remove the value; the trait .notEnabled announces it",
          swiftUI: "remove the value; disabled(_:) announces it"))
    } else if let state = first(Self.expansions), subject.element.isExpanded != nil {
      findings.report(
        "\(subject) repeats its state, “\(text(of: state))”, in the value", at: subject,
        suggestion: Remedy("remove the value; accessibilityExpandedStatus announces it"))
    } else if let state = selection ?? other, !subject.spokenState.ownValue.isPlaceOfState {
      // Before iOS 17 there was no public trait for what is ticked.
      findings.report(
        "\(subject) has its state, “\(text(of: state))”, only in its value", at: subject,
        doubt: .when(selection == nil, "the value may be all that its control has for a state"),
        suggestion: Remedy(
          "use the traits .selected, .notEnabled or .toggleButton",
          swiftUI: "use a Toggle, disabled(_:) or the trait .isSelected",
          appKit: "use the accessibility role and its value"))
    }
  }

  /// Whether a clause is the name of a role, and nothing else.
  private func isRole(_ clause: LabelWords, _ subject: AuditedElement) -> Bool {
    guard clause.count <= 3 else { return false }
    return SpokenRole.allCases.contains {
      $0 != .image && $0.suffixes[subject.wording.language.code].map(clause.areEntry) == true
    }
  }

  private func text(of clause: LabelWords) -> String { clause.text(of: 0..<clause.count) }
}
