internal import AccessibilityModel
internal import Auditing

/// Reports texts with several links that cannot be reached.
///
/// Android dumps do not include spans, and TalkBack reaches them since Android 8.
struct ClickableSpan: ElementRule {
  static let description = RuleDescription(
    id: "clickable-span",
    group: .roles,
    summary: "Links inside text must be reachable.",
    rationale: "Users hear the names of the links but have no way to open them.",
    remedy: Remedy(
      "expose each link as an accessibilityCustomAction or an element",
      .uiKit(
        #"label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Terms") { "#
          + #"_ in openTerms() }]"#),
      .swiftUI(#"Text("I accept the [terms](https://example.com/terms).")"#)),
    severity: .error,
    criteria: [.wcag("2.1.1")],
    needs: [.exposure, .customActions],
    platforms: [.iOS, .tvOS]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    // A control is nested-controls'.
    guard subject.hasChildren, !subject.isActionable else { return }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    guard element.isElement else { return }
    let links = screen.descendants(of: subject.index).lazy.filter {
      screen.elements[$0].isLink && !subject.context.kinds[$0].isEmpty
    }.prefix(16).map(subject.context.subject)
    guard links.count > 1 else { return }
    guard element.customActions.isEmpty, element.customRotors.isEmpty else {
      return findings.excuse(
        subject, because: "its custom actions or rotors may offer them")
    }
    findings.report(
      "\(subject) contains \(links.count) unreachable links", at: subject,
      related: Array(links))
  }
}

extension ClickableSpan {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UITextView isElement="false" frame="20 100 300 44">
          <UIAccessibilityElement traits="link" label="Terms" frame="20 100 80 20"/>
          <UIAccessibilityElement traits="link" label="Policy" frame="120 100 80 20"/>
        </UITextView>
        """#),
      Example(
        #"""
        <UILabel text="See our terms and our policy" frame="20 100 300 44">
          <action name="Terms"/><action name="Policy"/>
          <UIAccessibilityElement traits="link" label="Terms" frame="20 100 80 20"/>
          <UIAccessibilityElement traits="link" label="Policy" frame="120 100 80 20"/>
        </UILabel>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UILabel text="See our terms and our policy" frame="20 100 300 44">
          <UIAccessibilityElement traits="link" label="Terms" frame="20 100 80 20"/>
          <UIAccessibilityElement traits="link" label="Policy" frame="120 100 80 20"/>
        </UILabel>
        """#)
    ]
  )
}
