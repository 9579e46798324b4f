internal import AccessibilityModel
internal import Auditing

/// Reports controls outside the safe area in landscape only.
struct RotationUnsafeArea: PairRule {
  static let description = RuleDescription(
    id: "rotation-unsafe-area",
    group: .rotation,
    summary: "Controls should stay in the safe area in both orientations.",
    rationale: "In landscape the notch is at the side: a control there is cut off, or responds to "
      + "system gestures instead.",
    remedy: Remedy(
      "constrain it to safeAreaLayoutGuide",
      android: "apply the window insets",
      .uiKit(
        "view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor).isActive "
          + "= true"),
      .swiftUI(".safeAreaPadding()"),
      .views(#"android:fitsSystemWindows="true""#),
      .compose("Modifier.safeDrawingPadding()")),
    severity: .warning,
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    guard let area = pair.second.screen.safeRect else { return }
    for index in pair.second.geometry.targets.elements {
      let subject = pair.second.subject(index)
      let frame = subject.touchTarget.frame
      guard let before = pair.counterpart(of: subject),
        !frame.intersection(pair.second.geometry.viewport).isNull,
        !area.contains(frame, tolerance: 0.5),
        pair.first.screen.safeRect?.contains(before.subject.touchTarget.frame, tolerance: 0.5)
          ?? true
      else { continue }
      if spans(frame, pair.second) {
        findings.excuse(
          subject, because: "it is a row as wide as the screen")
        continue
      }
      findings.report(
        """
        \(subject) extends outside the safe area \(subject.inOrientation), at \
        \(frame.x.inWords), \(frame.y.inWords)\(before.doubtInWords)
        """, at: subject, doubt: before.doubt)
    }
  }

  /// Rows are as wide as the screen, and only their content stays within the safe area.
  private func spans(_ frame: Rect, _ context: AuditContext) -> Bool {
    let viewport = context.geometry.viewport
    return frame.minX <= viewport.minX + 0.5 && frame.maxX >= viewport.maxX - 0.5
  }
}

extension Screen {
  /// The part of the screen that the device does not cover; nil if unknown.
  fileprivate var safeRect: Rect? {
    guard let safeArea else { return nil }
    let all = bounds
    return Rect(
      x: all.x + safeArea.left, y: all.y + safeArea.top,
      width: all.width - safeArea.left - safeArea.right,
      height: all.height - safeArea.top - safeArea.bottom)
  }
}

extension RotationUnsafeArea {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="10 100 80 44"/>"#,
        landscape: #"<UIButton title="Buy" frame="60 100 80 44"/>"#, safeArea: "0 47 21 47"),
      .turned(
        portrait: #"<UIButton title="Buy" frame="10 100 80 44"/>"#,
        landscape: #"<UIButton title="Buy" frame="10 100 80 44"/>"#),
    ],
    failing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="10 100 80 44"/>"#,
        landscape: #"↓<UIButton title="Buy" frame="10 100 80 44"/>"#, safeArea: "0 47 21 47")
    ]
  )
}
