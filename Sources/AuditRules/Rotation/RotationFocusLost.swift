internal import AccessibilityModel
internal import Auditing

/// Reports focus that moves or disappears after rotation.
struct RotationFocusLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-focus-lost",
    group: .rotation,
    summary: "Focus should stay on the same element after rotation.",
    rationale: "Users are moved to another place in the middle of a sentence or a form.",
    remedy: Remedy(
      "keep the view, or post .layoutChanged with its replacement",
      android: "keep the view, or restore its focus",
      .uiKit("UIAccessibility.post(notification: .layoutChanged, argument: field)"),
      .swiftUI("@AccessibilityFocusState private var focus: Field?"),
      .views("field.requestFocus()"),
      .compose("focusRequester.requestFocus()")),
    severity: .note,
    criteria: [.wcag("2.4.3"), .wcag("3.2.2")],
    needs: [],
    platforms: [.iOS, .android],
    isRecommended: true
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    guard let before = focused(pair.first) else { return }
    let orientation = pair.second.screen.orientation.rawValue
    guard let after = pair.counterpart(of: before) else {
      findings.report(
        "\(before) has the focus but is missing in \(orientation)", at: before)
      return
    }
    guard !after.subject.flags.contains(.focused) else { return }
    if let other = focused(pair.second) {
      findings.report(
        "\(other) has the focus in \(orientation) instead of \(before)\(after.doubtInWords)",
        at: other,
        doubt: after.doubt)
    } else {
      findings.report(
        "\(after.subject) loses the focus in \(orientation)\(after.doubtInWords)",
        at: after.subject,
        doubt: after.doubt)
    }
  }

  /// The innermost element with focus: captures also mark those around it.
  private func focused(_ context: AuditContext) -> AuditedElement? {
    context.subjects(.all).last { $0.flags.contains(.focused) }
  }
}

extension RotationFocusLost {
  static let examples = RuleExamples(
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
