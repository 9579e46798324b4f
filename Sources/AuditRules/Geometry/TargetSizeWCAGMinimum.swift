internal import AccessibilityModel
public import Auditing

/// Reports touch targets below WCAG's minimum with another target near.
public struct TargetSizeWCAGMinimum: ElementRule {
  public static let description = RuleDescription(
    id: "target-size-wcag-minimum",
    group: .geometry,
    summary: "Touch targets must be at least 24 by 24 CSS pixels or well spaced.",
    rationale: "Users who cannot aim precisely activate the control beside it.",
    remedy: Remedy(
      "enlarge the hit area to 24 by 24 points, or move the neighbouring control",
      android: "enlarge the target to 24 by 24 dp, or move the neighbouring control",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"),
      .swiftUI(".frame(minWidth: 24, minHeight: 24).contentShape(Rectangle())"),
      .appKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"),
      .views(#"android:minWidth="24dp" android:minHeight="24dp""#),
      .compose("Modifier.sizeIn(minWidth = 24.dp, minHeight = 24.dp)")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames],
    asks: [.hitArea]
  )

  public static let subjects: ElementKinds = .actionable

  /// WCAG 2.2, success criterion 2.5.8; a CSS pixel is a point or a dp.
  var least = 24.0
  var tolerance = 0.1

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let geometry = subject.context.geometry
    guard subject.isMeasurableTarget, !subject.isCountOfControl,
      !subject.isHiddenLink, !subject.isPictureOnRow
    else { return }
    let frame = subject.answeringFrame
    guard !frame.intersection(geometry.window(of: subject.index)).isNull,
      let free = freePart(of: subject, frame),
      free.isNull || free.shorterSide < subject.sureLeast(least) - tolerance,
      !isCoveredInDesign(subject, frame),
      !free.isNull, !geometry.isCovered(subject.index), !subject.hasEquivalent(ofSize: least)
    else { return }
    let spacing = Spacing(subject.context, diameter: subject.sureLeast(least))
    let near = spacing.neighbours(of: subject.index)
    guard let nearest = near.first.map(subject.context.subject) else { return }
    // For an Interface Builder file, one question is enough.
    let outcome = subject.geometryOutcome
    if outcome == .review, subject.context.screen.framesAreDesignTime,
      findings.addToFirst(subject)
    {
      return
    }
    let part = free.isAlmostEqual(to: frame) ? "is" : "shows only"
    findings.report(
      """
      \(subject) \(part) \(sizeInWords: free) \(subject.unit) near \(nearest); minimum \
      \(inWords: least) by \(inWords: least)
      """, at: subject, outcome: outcome, related: near)
  }

  /// Whether only the control above it in a design makes it small: `controls-overlap` asks about that one.
  private func isCoveredInDesign(_ subject: AuditedElement, _ frame: Rect) -> Bool {
    subject.context.screen.framesAreDesignTime && frame.shorterSide >= least - tolerance
  }

  /// The largest part that no control above it covers; it can be scrolled out from under controls
  /// that do not scroll with it. A dump without drawing orders does not show which of two is above.
  private func freePart(of subject: AuditedElement, _ frame: Rect) -> Rect? {
    let modal = subject.ancestorTraits.contains(.modal)
    let screen = subject.context.screen
    let above = subject.context.geometry.targets.sharingArea(with: subject.index)
      .filter {
        screen.isDrawn($0, above: subject.index)
          && screen.showsOrder(of: $0, and: subject.index)
      }
      .map(subject.context.subject)
      .filter {
        $0.ancestorTraits.contains(.modal) == modal && !subject.scrollsFromUnder($0)
          && !$0.isInLayer(over: subject)
      }
    guard !above.contains(where: subject.isRim) else { return .null }
    return UncoveredPart.largest(of: frame, without: above.map(\.touchFrame))
  }
}

extension TargetSizeWCAGMinimum {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 24 24"/>"#),
      // Alone.
      Example(#"<UIButton title="Buy" frame="20 100 20 20"/>"#),
      // Far enough.
      Example(
        #"""
        <UIButton title="Less" frame="20 100 20 20"/>
        <UIButton title="More" frame="44 100 20 20"/>
        """#),
      // Enough of it is free.
      Example(
        #"""
        <UIButton title="Less" frame="0 100 80 40"/>
        <UIButton title="More" frame="30 120 80 40"/>
        """#),
      // Under another.
      Example(
        #"""
        <UIButton title="Less" frame="20 100 20 20"/>
        <UIButton title="More" frame="20 100 20 20"/>
        """#),
      // The system's.
      Example(
        #"""
        <UIToolbar frame="0 761 390 49">
          <UIBarButtonItem title="A" frame="10 765 20 40"/>
          <UIBarButtonItem title="B" frame="30 765 20 40"/>
        </UIToolbar>
        """#),
      // Another control does the same.
      Example(
        #"""
        <UIButton title="Less" action="less" frame="20 100 20 20"/>
        <UIButton title="More" frame="42 100 60 60"/>
        <UIButton title="Fewer" action="less" frame="20 300 60 60"/>
        """#),
      // Links in a sentence.
      Example(
        #"""
        <UITextView text="Terms and privacy" frame="20 100 300 60">
          <UIAccessibilityElement traits="link" label="Terms" frame="20 104 40 18"/>
          <UIAccessibilityElement traits="link" label="privacy" frame="64 104 40 18"/>
        </UITextView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 20 20"/>
        ↓<UIButton title="More" frame="42 100 20 20"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 20 30"/>
        <UIButton title="More" frame="40 100 44 44"/>
        """#),
      // Too little of it is free.
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 44 44"/>
        <UIButton title="More" frame="30 100 60 44"/>
        """#),
    ]
  )
}
