internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports selectable titles.
  static let titleSelectable = ElementConvention(
    RuleDescription(
      convention: "hig-title-selectable",
      "Screen titles should not be selectable.",
      because: "Users rarely paste a title; its selection only gets in the way.",
      remedy: Remedy(
        "make the title not selectable",
        .uiKit("textView.isSelectable = false"),
        .swiftUI(".textSelection(.disabled)")),
      .note,
      needs: [.actions]
    ), of: .all,
    RuleExamples(
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
        Example(
          #"↓<UILabel text="Payees" traits="header" selectable="true" frame="150 56 90 26"/>"#),
      ]
    )
  ) {
    $0.element.isSelectable == true && $0.role != .button
      && ($0.ancestorTraits.contains(.bar) || $0.traits.contains(.header))
      ? ConventionFault("is a selectable title", fix: Fix(attribute: .selectable, value: nil))
      : nil
  }
}
