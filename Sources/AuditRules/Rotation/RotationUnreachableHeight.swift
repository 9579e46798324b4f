internal import AccessibilityModel
internal import Auditing

/// Reports landscape content that is taller than the screen and does not scroll.
struct RotationUnreachableHeight: PairRule, ScreenRule {
  static let description = RuleDescription(
    id: "rotation-unreachable-height",
    group: .rotation,
    summary: "Content taller than the landscape screen must scroll.",
    rationale: "Users cannot reach anything below the edge of a screen that does not scroll.",
    remedy: Remedy(
      "put the content in a scroll view",
      android: "put the content in a ScrollView",
      .uiKit("scrollView.addSubview(content)"),
      .swiftUI("ScrollView { content }"),
      .views(#"<ScrollView android:fillViewport="true">"#),
      .compose("Modifier.verticalScroll(rememberScrollState())")),
    severity: .error,
    criteria: [.wcag("1.3.4"), .wcag("1.4.10")],
    needs: [.targetSizes],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let viewport = pair.second.geometry.viewport
    guard viewport.isFinite, !viewport.isEmpty else { return }
    let below = pair.second.stopSubjects.filter { isBelow($0, viewport) }
    guard
      let lowest = below.max(by: { $0.element.effectiveFrame.maxY < $1.element.effectiveFrame.maxY }
      )
    else { return }
    if pair.first.stopSubjects.contains(where: { isBelow($0, pair.first.geometry.viewport) }) {
      return findings.excuse(
        lowest, because: "the screen extends past the edge in the other orientation, too")
    }
    let height = lowest.element.effectiveFrame.maxY - viewport.minY
    let others = below.filter { $0.index != lowest.index }
    findings.report(
      """
      \(lowest) ends at \(height.inWords) \(lowest.context.unit) \(lowest.inOrientation); maximum \
      \(viewport.height.inWords) without scrolling
      """, at: lowest, on: [.frameAfterRotation], related: others)
  }

  /// Asks about a layout without frames whose known heights do not fit.
  func check(_ context: AuditContext, findings: inout Findings) {
    guard let height = context.heightBeyondPhone, let root = context.root else { return }
    findings.report(
      """
      \(root) needs \(height.need.rounded().inWords) \(root.context.unit)\
      \(height.isLargeText ? " at the largest text size" : " of height") but does not scroll; \
      maximum \(height.has.inWords)
      """, at: root, doubt: "the view around the layout may scroll", severity: .warning)
  }

  private func isBelow(_ subject: AuditedElement, _ viewport: Rect) -> Bool {
    let frame = subject.effectiveFrame
    // A few points less of a control that is laid out again do not matter.
    let slack = subject.context.isComputed ? min(8, frame.height / 4) : 1
    return frame.isFinite && !frame.isEmpty && frame.maxY > viewport.maxY + slack
      && !subject.ancestorTraits.contains(.scrollsVertically)
      && subject.presence.displacement == nil
      // Any part of it is as good as the whole, such as that of a button which closes the keyboard.
      && !(frame.minY < viewport.maxY && subject.presence.drawsNothing)
  }
}

extension RotationUnreachableHeight {
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
        portrait: #"""
          <UILabel text="Total" frame="20 400 80 20"/><UIButton title="Buy" frame="20 780 80 44"/>
          """#,
        landscape: #"""
          <UILabel text="Total" frame="20 300 80 20"/>
          ↓<UIButton title="Buy" frame="20 480 80 44"/>
          """#)
    ]
  )
}
