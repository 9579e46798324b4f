internal import AccessibilityModel
internal import Auditing

/// Reports stops too small to find by touch.
struct ElementTooSmall: ElementRule {
  static let description = RuleDescription(
    id: "element-too-small",
    group: .geometry,
    summary: "Stops should be at least 14 points wide and high.",
    rationale: "Users who explore the screen with a finger pass over elements of only a few "
      + "points.",
    remedy: Remedy(
      "set accessibilityFrame to include the surrounding space",
      appKit: "call setAccessibilityFrame(_:) with the surrounding space",
      android: "enlarge the view",
      .uiKit("view.accessibilityFrame = view.accessibilityFrame.insetBy(dx: -8, dy: -8)"),
      .swiftUI(".padding(8).accessibilityElement(children: .combine)"),
      .appKit("view.setAccessibilityFrame(screenFrame.insetBy(dx: -8, dy: -8))"),
      .views(#"android:padding="8dp""#),
      .compose("Modifier.padding(8.dp)")),
    severity: .note,
    needs: [.frames, .exposure],
    isRecommended: false
  )

  static let subjects: ElementKinds = .stops

  /// A11yUITests' figure, arbitrary by its author's own words.
  var least = 14.0
  var tolerance = 0.1

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let frame = subject.effectiveFrame
    guard frame.isFinite, frame.shorterSide > 0,
      frame.shorterSide < subject.touchTarget.sureLeast(least) - tolerance
    else {
      return
    }
    findings.report(
      """
      \(subject) is \(sizeInWords: frame) \(subject.context.unit); minimum \(least.inWords) by \
      \(least.inWords)
      """, at: subject, on: [.frame])
  }
}

extension ElementTooSmall {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 60 14"/>"#),
      Example(#"<UIView frame="0 100 390 1"/>"#),
      Example(#"<UILabel text="Total" accessibilityFrame="20 96 60 20" frame="20 100 60 12"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Total" frame="20 100 60 13"/>"#),
      Example(#"↓<UIView isElement="true" label="Line" frame="0 100 390 1"/>"#),
    ]
  )
}
