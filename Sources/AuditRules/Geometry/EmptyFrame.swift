internal import AccessibilityModel
public import Auditing

/// Reports stops and controls without an area.
///
/// A finger never meets them, and the cursor that swipes there shows nothing. At a view of 0 by 0
/// points VoiceOver does not stop at all.
public struct EmptyFrame: ElementRule {
  public static let description = RuleDescription(
    id: "empty-frame",
    group: .geometry,
    summary: "A stop has an area on the screen.",
    rationale: "A finger never meets it, and the cursor of who swipes to it shows nothing.",
    remedy: "lay it out, give it an accessibilityFrame, or hide it while it is collapsed",
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.frames]
  )

  public static let subjects: ElementKinds = [.stops, .actionable]

  /// In points.
  var least = 1.0

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard subject.isStop || isControl(subject) else { return }
    // No frame in the file is a gap in the file.
    guard !element.effectiveFrame.isNull else { return }
    // A text of nothing takes no room until there is one.
    guard element.role != .staticText || !element.hasBlankLabel, !isEmptyText(subject) else {
      return
    }
    let frame = element.effectiveFrame
    guard !frame.isFinite || frame.shorterSide < least else { return }
    findings.report(
      "\(subject) is \(sizeInWords: frame) \(subject.unit), so it has no area", at: subject,
      outcome: subject.isFrameSure ? .fail : .review)
  }

  /// A text of a dump that holds nothing: TalkBack passes over what takes no room.
  private func isEmptyText(_ subject: AuditedElement) -> Bool {
    subject.context.screen.platform == .android && subject.role == .other
      && subject.element.hasBlankLabel
  }

  /// Whether it is operated and no stop because it has no area; what holds stops is a wrapper, and
  /// what a design lays out has its size elsewhere.
  private func isControl(_ subject: AuditedElement) -> Bool {
    guard subject.flags.contains(.userInteractionEnabled), !subject.hasChildren,
      !subject.context.screen.framesAreDesignTime, !subject.isInHiddenSubtree,
      !subject.ancestors.contains(where: { $0.element.isElement })
    else { return false }
    if subject.element.isElement { return true }
    return (subject.controlAssessment?.evidence ?? .none) > .none
  }
}

extension EmptyFrame {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy"/>"#),
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
    ]
  )
}
