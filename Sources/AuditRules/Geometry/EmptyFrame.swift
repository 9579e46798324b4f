internal import AccessibilityModel
public import Auditing

/// Reports stops and controls without an area.
///
/// VoiceOver does not stop at a view of 0 by 0 points.
public struct EmptyFrame: ElementRule {
  public static let description = RuleDescription(
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

  public static let subjects: ElementKinds = [.stops, .actionable]

  /// In points.
  var least = 1.0

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard subject.isStop || isControl(subject) else { return }
    // No frame in the file is a gap in the file.
    guard !element.effectiveFrame.isNull else { return }
    // An empty text needs no space until it is set.
    guard element.role != .staticText || !element.hasBlankLabel && !isSizedByText(subject),
      !isEmptyText(subject)
    else { return }
    let frame = element.effectiveFrame
    guard !frame.isFinite || frame.shorterSide < least else { return }
    guard !isScrolledAway(subject), !isBelowScreen(subject), !isBoxOfPage(subject) else { return }
    // The last pixels of a neighbouring page, say, which is larger where it is seen.
    guard !subject.isCutByCapture || frame.isEmpty else { return }
    findings.report(
      "\(subject) is \(sizeInWords: frame) \(subject.unit); minimum \(least.inWords) by \(least.inWords)",
      at: subject,
      outcome: subject.isFrameSure ? .fail : .review)
  }

  /// Whether the canvas of an Interface Builder file gives a text only the space left by others,
  /// and the app gives it more when these are shorter.
  private func isSizedByText(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime, let layout = subject.element.layout else {
      return false
    }
    return !layout.isAutoresized && !layout.isFixedFrame && subject.fixedHeight == nil
  }

  /// Whether it is at the edge or outside of what scrolls: a dump clips what is out of sight to nothing, and
  /// it may have any size.
  private func isScrolledAway(_ subject: AuditedElement) -> Bool {
    let geometry = subject.context.geometry
    guard subject.context.screen.platform == .android, subject.isCutByCapture,
      geometry.scroller(of: subject.index) != nil
    else { return false }
    let (frame, window) = (subject.effectiveFrame, geometry.window(of: subject.index))
    let isInside =
      frame.minX >= window.minX && frame.maxX <= window.maxX
      && frame.minY > window.minY + 0.5 && frame.maxY < window.maxY - 0.5
    return !isInside
  }

  /// Whether a dump has no bounds of it, and what is before it ends where the screen does: the dumper writes
  /// zeros for what is beyond the edge.
  private func isBelowScreen(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    guard screen.platform == .android, subject.frame == Rect(x: 0, y: 0, width: 0, height: 0),
      let parent = subject.parent, parent.isCutByCapture, !parent.frame.isEmpty
    else { return false }
    let before = screen.children(of: parent.index).prefix { $0 < subject.index }
    let ends = before.map { screen.elements[$0].frame }.filter { !$0.isEmpty }.map(\.maxY)
    return ends.max().map { parent.frame.maxY - $0 < Self.leastRoom } ?? false
  }

  /// In dp: a control does not fit into less.
  private static let leastRoom = 24.0

  /// Whether it is a part of a web page without height, such as a link around what it shows: this may be larger
  /// than its box (https://www.w3.org/TR/CSS22/visufx.html#overflow). A known link or control is asked about.
  private func isBoxOfPage(_ subject: AuditedElement) -> Bool {
    subject.isCutByCapture && subject.ancestorTraits.contains(.webView) && subject.role == .other
      && (subject.frame.width > 0 || subject.frame.height > 0)
  }

  /// An empty text of a dump: TalkBack skips views without a size.
  private func isEmptyText(_ subject: AuditedElement) -> Bool {
    subject.context.screen.platform == .android && subject.role == .other
      && subject.element.hasBlankLabel
  }

  /// Whether it is a control that is not a stop because it has no area; a view with stops inside is
  /// a wrapper, and one in an Interface Builder file is sized elsewhere.
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
