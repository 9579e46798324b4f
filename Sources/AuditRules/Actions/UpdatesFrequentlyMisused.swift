internal import AccessibilityModel
internal import Auditing

/// Reports controls with the trait updatesFrequently.
struct UpdatesFrequentlyMisused: ElementRule {
  static let description = RuleDescription(
    id: "updates-frequently-misused",
    group: .actions,
    summary: "Only self-updating text should have the trait updatesFrequently.",
    rationale: "VoiceOver polls such an element and does not announce its changes.",
    remedy: Remedy(
      "remove .updatesFrequently",
      appKit: "use a static text for changing values",
      android: "remove the live region",
      .uiKit("button.accessibilityTraits.remove(.updatesFrequently)"),
      .swiftUI(".accessibilityRemoveTraits(.updatesFrequently)"),
      .appKit("label.setAccessibilityRole(.staticText)"),
      .views(#"android:accessibilityLiveRegion="none""#),
      .compose(#"Button(onClick = buy) { Text("Buy") }"#)),
    severity: .note,
    needs: [.traits],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    // UIKit itself adds it to page controls and progress views.
    guard element.traits.contains(.updatesFrequently), element.role != .pageIndicator,
      !element.isAdjustable
    else { return }
    findings.report(
      "\(subject) is a control with the trait updatesFrequently", at: subject,
      fix: .traits(removing: .updatesFrequently, from: element))
  }
}

extension UpdatesFrequentlyMisused {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="0:42" traits="staticText updatesFrequently" frame="0 0 90 20"/>"#),
      Example(#"<UIPageControl numberOfPages="3" frame="100 310 190 30"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" traits="button updatesFrequently" frame="0 0 90 44"/>"#)
    ]
  )
}
