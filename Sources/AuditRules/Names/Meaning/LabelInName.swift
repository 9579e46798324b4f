internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports controls whose label lacks the visible text.
struct LabelInName: ElementRule {
  static let description = RuleDescription(
    id: "label-in-name",
    group: .names,
    summary: "Labels must contain the visible text.",
    rationale: "Voice Control users say the text they see, and nothing happens; sighted helpers "
      + "and VoiceOver users use different names.",
    remedy: Remedy(
      "start accessibilityLabel with the visible text, or add it to accessibilityUserInputLabels",
      appKit: "start the accessibility label with the visible text, or add it with "
        + "setAccessibilityUserInputLabels(_:)",
      android: "start contentDescription with the visible text, or remove contentDescription",
      .uiKit(#"button.accessibilityUserInputLabels = ["Send", "Submit"]"#),
      .swiftUI(#".accessibilityInputLabels(["Send", "Submit"])"#),
      .appKit(#"button.setAccessibilityUserInputLabels(["Send", "Submit"])"#),
      .views(#"android:contentDescription="@null""#),
      .compose(#"Modifier.semantics { contentDescription = "Send message" }"#)),
    severity: .error,
    criteria: [.wcag("2.5.3")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .controls
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let texts = VisibleNames(of: subject), texts.matches.isEmpty else { return }
    let hasTemplateText =
      subject.templateUse.hasPrototypeText && texts.all.allSatisfy { isStub($0, subject) }
    if let reason = Reason.when(subject.spokenHint.showsHint, "the visible text is its hint")
      ?? .when(hasTemplateText, "code replaces its text, which is that of a template")
    {
      return findings.excuse(subject, because: reason)
    }
    let seen = (texts.all + texts.figures).prefix(Self.mostTexts).map(\.quoted)
      .joined(separator: " and ")
    findings.report(
      "\(subject) has the label \(subject.wording.quotedLabel) without the visible text \(seen)",
      at: subject,
      doubt: .when(subject.labelSource.mayReplaceItsText, "code may replace the text"),
      fix: texts.all.count == 1 && isWhole(texts.all[0], on: subject) && isItsTitle(subject)
        ? Fix(attribute: .label, value: texts.all[0].collapsed) : nil)
  }

  /// A message is a short sentence.
  private static let mostTexts = 3

  /// Whether the text is the control's own, or that of the label in a button: the content of a card
  /// is only part of its label.
  private func isItsTitle(_ subject: AuditedElement) -> Bool {
    subject.element.title != nil || subject.element.text != nil
      || subject.role.isControl && !subject.isCustomClass
  }

  /// Whether the text is the visible one: not truncated, and not replaced by code.
  private func isWhole(_ text: String, on subject: AuditedElement) -> Bool {
    !TextWords(text).isCut && !isStub(text, subject) && !subject.templateUse.hasPrototypeText
  }

  /// Whether it is Interface Builder's default text of a new control.
  private func isStub(_ text: String, _ subject: AuditedElement) -> Bool {
    TemplateText.isDefaultName(LabelWords(text), in: subject.wording.language)
  }
}

extension LabelInName {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Send" label="send" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send" label="Send the message" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send 🚀" label="Send!" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Send" label="Submit" userInputLabels="Send|Submit" frame="20 100 80 44"/>"#
      ),
      // A symbol cannot be spoken.
      Example(#"<UIButton title="&#xF015;" label="Home" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="×" label="Close" frame="20 100 80 44"/>"#),
      Example(#"<UITextField label="Name" text="Ann" frame="20 100 80 44"/>"#),
      // Its visible text is short for the label, or divided differently.
      Example(#"<UIButton title="Mon 3 Nov" label="Monday, 3 November" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="2 hr" label="2 hours" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="JD" label="Jane Doe" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="E-mail" label="Email us" frame="20 100 80 44"/>"#),
      // One of several texts will do.
      Example(
        #"""
        <UIButton label="Inbox" frame="20 100 80 44">
          <UILabel text="Inbox" isElement="false" frame="20 100 60 20"/>
          <UILabel text="twelve new" isElement="false" frame="20 120 60 20"/>
        </UIButton>
        """#),
      Example(
        #"""
        <UIButton label="Continue with Apple" frame="20 100 80 44">
          <UILabel text="Continue with App…" isElement="false" frame="20 100 60 20"/>
        </UIButton>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Send" label="Submit" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Send" label="Resend" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Send it now" label="Now send it" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Mon 3 Nov" label="Tuesday, 4 November" frame="20 100 80 44"/>"#),
      Example(
        #"""
        ↓<UIButton label="submit_btn" frame="20 100 80 44">
          <UILabel text="Send" isElement="false" frame="20 100 60 20"/>
        </UIButton>
        """#),
    ]
  )
}
