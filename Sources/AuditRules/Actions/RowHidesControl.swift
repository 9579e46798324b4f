internal import AccessibilityModel
internal import Auditing

/// Reports grouped rows that hide a control.
struct RowHidesControl: ElementRule {
  static let description = RuleDescription(
    id: "row-hides-control",
    group: .actions,
    summary: "Grouped rows must offer their controls as custom actions.",
    rationale: "Sighted users see the control; screen reader users never reach it.",
    remedy: Remedy(
      "add it to accessibilityCustomActions, or ungroup the row",
      appKit: "add it with setAccessibilityCustomActions(_:), or ungroup the row",
      .uiKit(
        #"cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Flag") { _ "#
          + #"in flag() }]"#),
      .swiftUI(#".accessibilityAction(named: "Flag", flag)"#),
      .appKit(
        #"row.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "Flag", "#
          + #"handler: flag)])"#)),
    severity: .error,
    criteria: [.wcag("2.1.1")],
    needs: [.exposure, .labels],
    // TalkBack stops at the controls in a row, and reads the rest with the row.
    platforms: [.iOS, .tvOS, .macOS]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    // A control in a control is another rule's.
    guard Int(element.end) > subject.index + 1, !element.isTextEntry,
      element.role == .cell || !subject.isActionable
    else { return }
    let actions = element.customActions
    let hidden = hiddenControls(in: subject)
    if hidden.count == 1, let reason = subject.tableRow.operationInCode {
      return findings.excuse(subject, because: reason)
    }
    // An action may go by another name: as many as there are controls will do.
    guard hidden.count > actions.count else { return }
    let names = Set(actions.map(Words.init))
    let missing = hidden.filter { !names.contains($0.wording.words) }
    guard !missing.isEmpty else { return }
    let unreached = missing.count == 1 ? "the \(missing.inWords) inside it" : missing.inWords
    findings.report(
      "\(subject) is one element, so \(subject.context.screenReader) cannot reach \(unreached)",
      at: subject,
      on: subject.isCustomClass ? [.code([.isElement])] : [],
      related: missing)
  }

  /// The controls inside, but for the one that activating the row triggers.
  private func hiddenControls(in row: AuditedElement) -> [AuditedElement] {
    let point = row.element.activationPoint
    let targets = row.context.geometry.targets
    return row.context.screen.descendants(of: row.index).lazy.map(row.context.subject)
      .filter { control in
        guard control.isActionable, targets.contains(control.index), control.element.isEnabled,
          control.exposure.elementsInCode == nil,
          !control.element.frame.isAlmostEqual(to: row.element.frame)
        else { return false }
        if let point, control.element.frame.contains(point) { return false }
        if isText(control, of: row) || control.tableRow.touchInRow(row) != nil { return false }
        return row.element.purpose == nil || control.element.purpose != row.element.purpose
      }
  }

  /// Whether it is a text view that shows text of the row.
  private func isText(_ control: AuditedElement, of row: AuditedElement) -> Bool {
    guard control.element.isTextEntry else { return false }
    let words = Words(control.element.value ?? control.element.label ?? "")
    return !words.isEmpty && words.list.isRun(in: row.wording.words.list)
  }
}

extension RowHidesControl {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UITableViewCell label="Mail" isElement="true" frame="0 100 390 60">
          <UIButton title="Flag" isElement="false" frame="340 108 44 44"/><action name="Flag"/>
        </UITableViewCell>
        """#),
      // A text view that shows text of the row.
      Example(
        #"""
        <UITableViewCell label="We care about your privacy" isElement="true" frame="0 100 390 60">
          <UITextView value="We care about your privacy" isElement="false" frame="20 110 350 44"/>
        </UITableViewCell>
        """#),
      // The row triggers its switch.
      Example(
        #"""
        <UITableViewCell label="Sound" isElement="true" value="On" activationPoint="340 130" frame="0 100 390 60">
          <UISwitch isElement="false" frame="320 115 51 31"/>
        </UITableViewCell>
        """#),
      Example(
        #"""
        <UITableViewCell label="Mail" isElement="true" frame="0 100 390 60">
          <UILabel text="Mail" isElement="false" frame="20 120 200 20"/>
        </UITableViewCell>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UITableViewCell label="Mail" isElement="true" frame="0 100 390 60">
          <UIButton title="Flag" isElement="false" frame="340 108 44 44"/>
        </UITableViewCell>
        """#),
      Example(
        #"""
        ↓<RowView label="Mail" isElement="true" frame="0 100 390 60">
          <UIButton title="Flag" isElement="false" frame="340 108 44 44"/>
          <UIButton title="Archive" isElement="false" frame="290 108 44 44"/><action name="Flag"/>
        </RowView>
        """#),
    ]
  )
}
