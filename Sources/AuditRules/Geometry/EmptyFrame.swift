internal import AccessibilityModel
internal import Auditing

/// Reports stops and controls without an area.
///
/// VoiceOver does not stop at a view of 0 by 0 points.
struct EmptyFrame: ElementRule {
  static let description = RuleDescription(
    id: "empty-frame",
    group: .geometry,
    summary: "Stops should have an area.",
    rationale: "Users who explore by touch never find them, and the cursor shows nothing for "
      + "users who swipe.",
    remedy: Remedy(
      "lay the view out, set accessibilityFrame, or hide it while collapsed",
      appKit: "lay the view out, call setAccessibilityFrame(_:), or hide it while collapsed",
      android: "lay the view out, or hide it while collapsed",
      .uiKit("view.isHidden = isCollapsed"),
      .swiftUI(".accessibilityHidden(isCollapsed)"),
      .appKit("view.isHidden = isCollapsed"),
      .views("view.visibility = View.GONE"),
      .compose("if (!isCollapsed) Details()")),
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.frames]
  )

  static let subjects: ElementKinds = [.stops, .actionable]

  /// In points.
  var least = 1.0

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let frame = subject.effectiveFrame
    if subject.presence.frameFault == .absent {
      return findings.report(
        "\(subject) is 0 by 0 \(subject.context.unit) without a frame; minimum \(least.inWords) by \(least.inWords)",
        at: subject)
    }
    // No frame in the file is a gap in the file.
    guard !frame.isNull, !frame.isFinite || frame.shorterSide < least,
      subject.isStop || isControl(subject)
    else { return }
    if let reason = subject.presence.pardonForNoArea {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      """
      \(subject) is \(sizeInWords: frame) \(subject.context.unit); minimum \(least.inWords) by \
      \(least.inWords)
      """, at: subject, on: [.unclippedFrame])
  }

  /// Whether it is a control that is not a stop because it has no area; a view with stops inside is
  /// a wrapper.
  private func isControl(_ subject: AuditedElement) -> Bool {
    guard subject.flags.contains(.userInteractionEnabled), !subject.hasChildren,
      !subject.exposure.isInHiddenSubtree, !subject.ancestors.contains(where: \.element.isElement)
    else { return false }
    return subject.element.isElement
      || subject.controlAssessment?.suggestsControl == true
  }
}

extension EmptyFrame {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy"/>"#),
      // Nothing in the file has one.
      Example(#"<ChartView><UIAccessibilityElement label="Monday, 8 steps"/></ChartView>"#),
      Example(#"<UIButton title="Buy" hidden="true" frame="20 100 0 0"/>"#),
      Example(#"<UIButton title="Buy" accessibilityFrame="20 100 44 44" frame="20 100 0 0"/>"#),
      // A text of nothing needs no room.
      Example(#"<UILabel text="" isElement="true" frame="20 100 350 0"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" frame="20 100 0 44"/>"#),
      Example(#"↓<UIButton title="Buy" frame="20 100 80 0.5"/>"#),
      Example(#"↓<UIButton title="Buy" frame="20 100 0 0"/>"#),
      Example(#"↓<RatingView superclass="UIControl" frame="20 100 0 0"/>"#),
      Example(
        #"""
        <ChartView frame="16 100 358 300">
          <UIAccessibilityElement label="Monday, 8 steps" frame="16 100 50 300"/>
          ↓<UIAccessibilityElement label="Tuesday, 9 steps"/>
        </ChartView>
        """#),
    ]
  )
}
