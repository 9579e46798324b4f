internal import AccessibilityModel
internal import Auditing

/// Reports buttons with a selectable title.
struct HigButtonTitleSelectable: ElementRule {
  static let description = RuleDescription(
    convention: "hig-button-title-selectable",
    "Button titles must not be selectable.",
    because: "A long press opens the edit menu instead of the button's action.",
    remedy: Remedy(
      "make the button's text not selectable",
      .uiKit("textView.isSelectable = false"),
      .swiftUI(".textSelection(.disabled)")),
    .error,
    needs: [.actions]
  )

  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.isSelectable == true else { return }
    let isTitle =
      element.role == .button || element.role == .tab
      || element.traits.contains(.button)
    let button = subject.ancestors.first {
      $0.element.role == .button || $0.element.traits.contains(.button)
    }
    if isTitle {
      findings.report(
        "\(subject) is a button with a selectable title", at: subject,
        on: [.classesAndGestures],
        fix: Fix(attribute: .selectable, value: nil))
    } else if let button {
      findings.report(
        "\(subject) is the selectable title of \(button)", at: subject,
        on: [.classesAndGestures],
        fix: Fix(attribute: .selectable, value: nil), related: [button])
    }
  }
}

extension HigButtonTitleSelectable {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="0 0 90 44"/>"#),
      Example(#"<UILabel text="IBAN" selectable="true" frame="0 0 90 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" selectable="true" frame="0 0 90 44"/>"#),
      Example(
        #"""
        <UIButton title="Buy" frame="0 0 90 44">
        ↓<UITextView text="Buy" isElement="false" selectable="true" frame="0 0 90 44"/>
        </UIButton>
        """#),
    ]
  )
}
