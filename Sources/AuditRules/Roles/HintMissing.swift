internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports controls with an unexpected result and no hint.
///
/// A note, and for few controls only: hints are optional, can be turned off, and take time.
struct HintMissing: ElementRule {
  static let description = RuleDescription(
    id: "hint-missing",
    group: .roles,
    summary: "Controls with unexpected results should have a hint.",
    rationale: "Users who cannot see the result of a custom gesture or a vague word must try it "
      + "to find out.",
    remedy: Remedy(
      "describe the result in accessibilityHint: “Adds the book to your list.”",
      .uiKit(#"button.accessibilityHint = "Adds the book to your list.""#),
      .swiftUI(#".accessibilityHint("Adds the book to your list.")"#)),
    severity: .note,
    criteria: [.wcag("3.3.2")],
    needs: [.hints],
    platforms: [.iOS, .tvOS],
    isRecommended: false
  )

  static let subjects: ElementKinds = [.controls, .images]

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.hint?.isBlank ?? true, let reason = reason(subject, element) else { return }
    findings.report("\(subject) \(reason)", at: subject)
  }

  private func reason(_ subject: AuditedElement, _ element: Element) -> String? {
    if element.hint != nil { return "has an empty hint" }
    guard subject.isActionable else { return nil }
    if element.role == .slider { return "is a slider without a hint" }
    if element.traits.contains(.adjustable), element.isCustomClass {
      return "is adjustable in a custom way but has no hint"
    }
    if !element.customActions.isEmpty {
      return "has custom actions but no hint"
    }
    guard element.role == .button, subject.wording.labelWords.count == 1,
      subject.labelSource.hasGenericName,
      !subject.surface.isOverflow, subject.wording.visibleTexts.isEmpty
    else { return nil }
    return "has only the label \(subject.wording.quotedLabel), no visible text or hint"
  }
}

extension HintMissing {
  static let examples = RuleExamples(
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
