internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports controls whose result is not obvious and that have no hint.
///
/// A note, and for few controls only: hints are optional, can be turned off, and cost time. A hint
/// that is set to nothing was meant to be one.
public struct HintMissing: ElementRule {
  public static let description = RuleDescription(
    id: "hint-missing",
    group: .roles,
    summary: "A control whose result is not obvious has a hint.",
    rationale:
      "Someone who cannot see what a gesture of the app's own or a lone word does must try "
      + "it to learn it.",
    remedy: "say in an accessibilityHint what happens: “Adds the book to your list.”",
    severity: .note,
    criteria: [.wcag("3.3.2")],
    needs: [.hints],
    platforms: [.iOS, .tvOS],
    isRecommended: false
  )

  public static let subjects: ElementKinds = [.controls, .images]

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.hint?.isBlank ?? true, let reason = reason(subject, element) else { return }
    findings.report("\(subject) \(reason)", at: subject)
  }

  private func reason(_ subject: AuditedElement, _ element: Element) -> String? {
    if element.origins[.hint] == .given { return "has a hint of nothing" }
    guard subject.isActionable else { return nil }
    if element.role == .slider { return "is a slider without a hint" }
    if element.traits.contains(.adjustable), element.isCustomClass {
      return "is adjusted in a way of the app's own and has no hint"
    }
    if !element.customActions.isEmpty {
      return "has custom actions and no hint"
    }
    guard element.role == .button, subject.labelWords.count == 1,
      GenericLabel.names[subject.languageCode.code].map(subject.labelWords.areEntry) == true,
      !GenericLabel.isOverflow(subject), subject.visibleTexts.isEmpty
    else { return nil }
    return "shows no text, is called \(subject.quotedLabel) and has no hint"
  }
}

extension HintMissing {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UITextField label="Name" frame="20 100 80 44"/>"#),
      Example(
        #"<UISlider label="Volume" hint="Changes how loud it is." value="4%" frame="20 100 80 44"/>"#
      ),
      Example(#"<UILabel text="Total" hint="" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISlider label="Volume" value="40%" frame="20 100 80 44"/>"#),
      Example(
        #"↓<StarsView isElement="true" label="Stars" traits="adjustable" value="3" frame="20 100 80 44"/>"#
      ),
      Example(
        #"""
        ↓<UIButton title="Ann" frame="20 100 80 44"><action name="Call"/></UIButton>
        """#),
      Example(#"↓<UIButton label="Item" image="dots" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Buy" hint="" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="A cat" hint="" frame="20 100 80 44"/>"#),
    ]
  )
}
