internal import AccessibilityModel
internal import Auditing

/// Reports touch targets that shrink below the minimum after rotation.
struct RotationTargetShrunk: PairRule {
  static let description = RuleDescription(
    id: "rotation-target-shrunk",
    group: .rotation,
    summary: "Touch targets must keep their size after rotation.",
    rationale: "Users with a tremor miss controls that are squeezed to fit.",
    remedy: Remedy(
      "keep the size and let the content scroll",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
      .swiftUI(".frame(minWidth: 44, minHeight: 44)"),
      .views(#"android:minHeight="48dp""#),
      .compose("Modifier.minimumInteractiveComponentSize()")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  /// Human Interface Guidelines: 44 points; Material Design: 48 dp.
  var least = PerPlatform(points: 44, dp: 48)
  /// WCAG 2.2, 2.5.8: above it only the minimum of the platform is missed.
  var seriousSize = 24.0
  /// Captures round.
  var tolerance = 0.5

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let least = pair.first.length(least)
    for index in pair.second.geometry.targets.elements {
      let subject = pair.second.subject(index)
      guard let before = pair.counterpart(of: subject),
        pair.first.geometry.targets.contains(before.subject.index)
      else { continue }
      let (old, new) = (before.subject.touchTarget.frame, subject.touchTarget.frame)
      guard old.shorterSide >= least - tolerance, new.shorterSide < least - tolerance
      else { continue }
      if let reason = Reason.when(!subject.presence.isReachable, "no touch reaches it")
        ?? subject.touchTarget.sizeExcuseAfterRotation
      {
        findings.excuse(subject, because: reason)
        continue
      }
      // The bars of a phone are lower in landscape by the system's own design.
      let isSystems = subject.touchTarget.isSizedBySystem
      findings.report(
        """
        \(subject) is \(sizeInWords: new) \(subject.context.unit) \(subject.inOrientation), \
        \(sizeInWords: old) \(before.subject.inOrientation)\(before.doubtInWords)
        """, at: subject, on: [.frame], doubt: before.doubt,
        severity: isSystems ? .note : new.shorterSide < seriousSize ? nil : .warning)
    }
  }
}

extension RotationTargetShrunk {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 50"/>"#,
        landscape: #"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 30 30"/>"#,
        landscape: #"<UIButton title="Buy" frame="20 100 28 28"/>"#),
    ],
    failing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 50"/>"#,
        landscape: #"↓<UIButton title="Buy" frame="20 100 80 32"/>"#),
      // A note.
      .turned(
        portrait: #"""
          <UINavigationBar frame="0 47 390 44"><UIButton title="Edit" frame="300 47 60 44"/></UINavigationBar>
          """#,
        landscape: #"""
          <UINavigationBar frame="0 0 844 32">
            ↓<UIButton title="Edit" frame="700 0 60 32"/>
          </UINavigationBar>
          """#),
    ]
  )
}
