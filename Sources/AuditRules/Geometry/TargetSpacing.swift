internal import AccessibilityModel
internal import Auditing

/// Reports small touch targets too close to another.
struct TargetSpacing: ScreenRule {
  static let description = RuleDescription(
    id: "target-spacing",
    group: .geometry,
    summary: "Small touch targets must have 24 CSS pixels of space around their centre.",
    rationale: "A finger that aims at one of two small controls activates the other.",
    remedy: Remedy(
      "enlarge the control to 24 by 24 points, or move its neighbour",
      android: "enlarge the control to 24 by 24 dp, or move its neighbour",
      .uiKit("stackView.spacing = 24"),
      .swiftUI("HStack(spacing: 24) { previous; next }"),
      .appKit("stackView.spacing = 24"),
      .views(#"android:layout_marginEnd="24dp""#),
      .compose("Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) { buttons() }")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames]
  )

  /// WCAG 2.2, success criterion 2.5.8.
  var diameter = 24.0

  func check(_ context: AuditContext, findings: inout Findings) {
    let spacing = Spacing(context, diameter: diameter)
    let geometry = context.geometry
    for index in geometry.targets.elements where spacing.isUndersized(index) {
      let subject = context.subject(index)
      if let reason = subject.touchTarget.sizeExcuse {
        findings.excuse(subject, because: reason)
        continue
      }
      // Two small ones are one finding, at the first.
      let near = spacing.neighbours(of: index).filter {
        $0 > index || !spacing.isUndersized($0) || context.subject($0).touchTarget.sizeExcuse != nil
      }
      if let nearest = near.first { report(subject, context.subject(nearest), near, &findings) }
    }
  }

  private func report(
    _ subject: AuditedElement, _ nearest: AuditedElement, _ near: [Int],
    _ findings: inout Findings
  ) {
    findings.report(
      """
      \(subject) is \(sizeInWords: subject.touchTarget.frame) \(subject.context.unit), within \
      \(diameter.inWords) \(subject.context.unit) of \(nearest)
      """, at: subject, on: [.size(below: diameter), .distance(to: nearest.index)], related: near,
      asking: .ofScreen)
  }
}

extension TargetSpacing {
  static let examples = RuleExamples(
    passing: [
      // Rows that touch.
      Example(
        #"""
        <UIButton title="Row 1" frame="0 100 320 44"/>
        <UIButton title="Row 2" frame="0 144 320 44"/>
        """#),
      Example(
        #"""
        <UIButton title="A" frame="20 100 20 20"/>
        <UIButton title="B" frame="44 100 20 20"/>
        """#),
      // Disabled, covered, nested and empty controls do not count.
      Example(
        #"""
        <UIButton title="A" frame="20 100 16 16"/>
        <UIButton title="B" enabled="false" frame="43 100 16 16"/>
        """#),
      Example(
        #"""
        <UIButton title="A" frame="20 100 16 16"/>
        <UIButton title="B" frame="38 100 16 16"/>
        <UIView backgroundColor="#FFFFFF" frame="37 90 100 40"/>
        """#),
      Example(
        #"""
        <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">
          <UIButton title="Flag" frame="350 120 20 20"/>
        </RowView>
        """#),
      Example(
        #"""
        <UIButton title="A" frame="20 100 0 0"/>
        <UIButton title="B" frame="20 100 20 20"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="A" frame="20 100 20 20"/>
        <UIButton title="B" frame="42 100 20 20"/>
        """#),
      Example(
        #"""
        <UIButton title="Delete" frame="40 100 44 44"/>
        ↓<UIButton title="Share" frame="20 100 20 20"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="A" frame="20 100 16 16"/>
        <UIButton title="B" frame="43 100 16 16"/>
        """#),
    ]
  )
}
