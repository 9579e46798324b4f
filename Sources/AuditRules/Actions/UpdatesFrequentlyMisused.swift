internal import AccessibilityModel
public import Auditing

/// Reports controls that claim to change all the time.
///
/// VoiceOver then asks them again and again instead of telling what changed.
public struct UpdatesFrequentlyMisused: ElementRule {
  public static let description = RuleDescription(
    id: "updates-frequently-misused",
    group: .actions,
    summary: "The trait updatesFrequently stands on texts that change by themselves.",
    rationale: "VoiceOver asks such an element again and again, and changes of it are not told.",
    remedy: "take the trait updatesFrequently away",
    severity: .note,
    needs: [.traits],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    // UIKit gives it to page controls and progress views itself.
    guard element.traits.contains(.updatesFrequently), element.role != .pageIndicator,
      !element.isAdjustable
    else { return }
    findings.report(
      "\(subject) is a control with the trait updatesFrequently", at: subject,
      fix: .traits(removing: .updatesFrequently, from: element))
  }
}

extension UpdatesFrequentlyMisused {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="0:42" traits="staticText updatesFrequently" frame="0 0 90 20"/>"#),
      Example(#"<UIPageControl numberOfPages="3" frame="100 310 190 30"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" traits="button updatesFrequently" frame="0 0 90 44"/>"#)
    ]
  )
}
