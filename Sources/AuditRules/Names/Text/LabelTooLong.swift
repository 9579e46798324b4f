internal import AccessibilityModel
internal import Auditing

/// Reports labels of controls with more than 40 characters.
///
/// The limit comes from A11yUITests, which calls it arbitrary. ``SpokenTooLong`` measures the time.
struct LabelTooLong: ElementRule {
  static let description = RuleDescription(
    id: "label-too-long",
    group: .names,
    summary: "Control labels should have at most 40 characters.",
    rationale: "Users must listen to the whole label before they know whether it is the right "
      + "control.",
    remedy: Remedy(
      "shorten accessibilityLabel and move details to accessibilityHint",
      appKit: "shorten the accessibility label and move details to setAccessibilityHelp(_:)",
      android: "shorten contentDescription",
      .uiKit(#"button.accessibilityHint = "Opens the delivery options.""#),
      .swiftUI(#".accessibilityHint("Opens the delivery options.")"#),
      .appKit(#"button.setAccessibilityHelp("Opens the delivery options.")"#),
      .views(#"android:contentDescription="@string/delivery""#),
      .compose(#"Modifier.semantics { contentDescription = "Delivery" }"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  /// In characters as people count them.
  var limit = 40

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.wording.facts.scalarCount > limit else { return }
    let count = subject.wording.label.collapsed.count
    guard count > limit else { return }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    findings.report(
      "\(subject) may need a shorter label: \(count) characters; maximum \(limit)", at: subject,
      doubt: "a name of many words may be the right one")
  }

  /// A cell says all its texts: it is long because there is much in it.
  private func excuse(for subject: AuditedElement) -> Reason? {
    if let reason = subject.labelSource.reasonForContent { return reason }
    let isJoined = subject.wording.label.contains(",") && !subject.labelSource.isStated
    return .when(
      subject.element.role == .cell || isJoined || subject.labelSource.hasComposedLabel,
      "its label joins the texts inside")
  }
}

extension LabelTooLong {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Conflicting traits" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton label="1234567890123456789012345678901234567890" frame="20 100 80 44"/>"#),
      Example(
        #"<UILabel text="A text may be as long as what it has to say needs" frame="20 100 80 44"/>"#
      ),
      Example(
        #"<UITableViewCell traits="button" label="Ann Example, Are you coming tonight?, 9:41, unread" frame="0 100 390 44"/>"#
      ),
    ],
    failing: [
      Example(
        #"↓<UIButton label="12345678901234567890123456789012345678901" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UISwitch label="Send me news about offers and products by e-mail" frame="20 100 51 31"/>"#
      ),
    ]
  )
}
