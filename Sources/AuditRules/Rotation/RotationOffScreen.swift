internal import AccessibilityModel
internal import Auditing

/// Reports stops that rotation moves off the screen.
struct RotationOffScreen: PairRule {
  static let description = RuleDescription(
    id: "rotation-off-screen",
    group: .rotation,
    summary: "Elements visible in portrait must be visible or scrollable in landscape.",
    rationale: "Users hear the element but can neither see nor touch it.",
    remedy: Remedy(
      "lay it out within the safe area, or in a scroll view",
      android: "lay it out within the window insets, or in a ScrollView",
      .uiKit(
        "view.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor).isActive = "
          + "true"),
      .swiftUI("ScrollView { content }"),
      .views(#"android:fitsSystemWindows="true""#),
      .compose("Modifier.verticalScroll(rememberScrollState())")),
    severity: .error,
    criteria: [.wcag("1.3.4"), .wcag("1.4.10")],
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  /// The minimum visible share of a visible element, and the share below which it is hardly
  /// visible.
  var seenBefore = 0.99
  var hardlySeen = 0.5

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    // In a computed layout they are lost for one reason: it is that of the other orientation.
    var isAsked = false
    for (before, after) in pair.matchedStops where after.subject.isStop && !isAsked {
      guard let old = before.presence.seenPart, old >= seenBefore,
        let new = after.subject.presence.seenPart,
        new < hardlySeen
      else { continue }
      if after.subject.presence.isScrolledTo {
        findings.excuse(after.subject, because: "it can be scrolled into view")
        continue
      }
      let where_ = new == 0 ? "is off screen" : "is \(percent(new)) % visible"
      findings.report(
        """
        \(after.subject) \(where_) \(after.subject.inOrientation) and not scrollable into view\
        \(after.doubtInWords)
        """, at: after.subject, on: [.frameAfterRotation], doubt: after.doubt,
        severity: new == 0 ? nil : .warning)
      isAsked = pair.isComputed
    }
  }

  private func percent(_ part: Double) -> Int { Int((part * 100).rounded()) }
}

extension RotationOffScreen {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 780 80 44"/>"#,
        landscape: #"<UIButton title="Buy" frame="20 330 80 44"/>"#),
      .turned(
        portrait: #"""
          <UIScrollView frame="0 0 390 844"><UIButton title="Buy" frame="20 780 80 44"/></UIScrollView>
          """#,
        landscape: #"""
          <UIScrollView frame="0 0 844 390"><UIButton title="Buy" frame="20 780 80 44"/></UIScrollView>
          """#),
    ],
    failing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 780 80 44"/>"#,
        landscape: #"↓<UIButton title="Buy" frame="20 780 80 44"/>"#),
      // A warning.
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 360 80 44"/>"#,
        landscape: #"↓<UIButton title="Buy" frame="20 370 80 44"/>"#),
    ]
  )
}
