internal import AccessibilityModel
public import Auditing

/// Reports a focus that a turn takes away or moves.
///
/// Who listens is thrown to the start of the screen in the middle of a form.
public struct RotationFocusLost: PairRule {
  public static let description = RuleDescription(
    id: "rotation-focus-lost",
    group: .rotation,
    summary: "The focus stays on the same element when the device is turned.",
    rationale: "Who listens is thrown to another place, in the middle of a sentence or a form.",
    remedy: "keep the view, or post layoutChanged with the element that stands for it",
    severity: .warning,
    criteria: [.wcag("2.4.3"), .wcag("3.2.2")],
    needs: [],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    guard let before = focused(pair.first) else { return }
    let orientation = pair.second.screen.orientation.rawValue
    guard let after = pair.counterpart(of: before) else {
      findings.report(
        "\(before) has the focus and is not there in \(orientation)", at: before)
      return
    }
    guard !after.subject.flags.contains(.focused) else { return }
    if let other = focused(pair.second) {
      findings.report(
        "\(other) has the focus in \(orientation), and \(before) had it\(after.doubt)", at: other,
        outcome: after.outcome)
    } else {
      findings.report(
        "\(after.subject) has lost the focus in \(orientation)\(after.doubt)", at: after.subject,
        outcome: after.outcome)
    }
  }

  /// The innermost that has the focus: captures mark what is around it too.
  private func focused(_ context: AuditContext) -> AuditedElement? {
    context.screen.elements.indices.last {
      context.screen.elements[$0].flags.contains(.focused) && !context.kinds[$0].isEmpty
    }.map(context.subject)
  }
}

extension RotationFocusLost {
  public static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UITextField label="Name" isFocused="true" frame="20 100 200 44"/>"#,
        landscape: #"<UITextField label="Name" isFocused="true" frame="20 100 200 44"/>"#),
      .turned(
        portrait: #"<UITextField label="Name" frame="20 100 200 44"/>"#,
        landscape: #"<UITextField label="Name" frame="20 100 200 44"/>"#),
    ],
    failing: [
      .turned(
        portrait: #"<UITextField label="Name" isFocused="true" frame="20 100 200 44"/>"#,
        landscape: #"↓<UITextField label="Name" frame="20 100 200 44"/>"#),
      .turned(
        portrait: #"""
          <UITextField label="Name" isFocused="true" frame="20 100 200 44"/>
          <UIButton title="Back" frame="20 200 200 44"/>
          """#,
        landscape: #"""
          <UITextField label="Name" frame="20 100 200 44"/>
          ↓<UIButton title="Back" isFocused="true" frame="20 200 200 44"/>
          """#),
    ]
  )
}
