internal import AccessibilityModel
public import Auditing

/// Reports selectable titles.
public struct HigTitleSelectable: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-title-selectable",
    "Screen titles should not be selectable.",
    because: "Users rarely paste a title; its selection only gets in the way.",
    remedy: Remedy(
      "make the title not selectable",
      .uiKit("textView.isSelectable = false"),
      .swiftUI(".textSelection(.disabled)")),
    .note,
    needs: [.actions]
  )

  public static let subjects: ElementKinds = .all

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.isSelectable == true, element.role != .button,
      subject.ancestorTraits.contains(.bar) || element.traits.contains(.header)
    else { return }
    findings.report(
      "\(subject) is a selectable title", at: subject,
      fix: Fix(attribute: .selectable, value: nil))
  }
}

extension HigTitleSelectable {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="IBAN" selectable="true" frame="0 0 90 44"/>"#)
    ],
    failing: [
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
        ↓<UILabel text="Payees" selectable="true" frame="150 56 90 26"/>
        </UINavigationBar>
        """#),
      Example(#"↓<UILabel text="Payees" traits="header" selectable="true" frame="150 56 90 26"/>"#),
    ]
  )
}
