internal import AccessibilityModel
public import Auditing

/// Reports texts that hold several links and offer none of them.
///
/// VoiceOver takes the text as one; without a rotor or custom actions there is no way into it. The
/// spans of Android are in no dump, and TalkBack reaches them since Android 8.
public struct ClickableSpan: ElementRule {
  public static let description = RuleDescription(
    id: "clickable-span",
    group: .roles,
    summary: "Links inside a text can be reached.",
    rationale: "Someone hears that there are terms and a policy to read, and has no way to open "
      + "either.",
    remedy: "offer each link as an accessibilityCustomAction or as an element of its own",
    severity: .warning,
    criteria: [.wcag("2.1.1")],
    needs: [.exposure, .customActions],
    platforms: [.iOS, .tvOS]
  )

  public static let subjects: ElementKinds = .stops

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    // A control is nested-controls'.
    guard subject.hasChildren, !subject.isActionable else { return }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    guard element.isElement, element.customActions.isEmpty, element.customRotors.isEmpty
    else { return }
    let links = screen.descendants(of: subject.index).lazy.filter {
      screen.elements[$0].isLink && !subject.context.kinds[$0].isEmpty
    }.prefix(16).map(subject.context.subject)
    guard links.count > 1 else { return }
    findings.report(
      "\(subject) holds \(links.count) links and offers none of them", at: subject,
      related: Array(links))
  }
}

extension ClickableSpan {
  public static let examples = RuleExamples(
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
