internal import AccessibilityModel
public import Auditing

/// Reports touch targets smaller than the platform recommends.
public struct TargetSizePlatform: ElementRule {
  public static let description = RuleDescription(
    id: "target-size-platform",
    group: .geometry,
    summary: "Touch targets should be at least 44 by 44 points (48 by 48 dp on Android).",
    rationale: "A fingertip covers about 9 mm: users with a tremor miss a smaller target or hit "
      + "the one beside it.",
    remedy: Remedy(
      "enlarge the frame or hit area to 44 by 44 points",
      android: "set minWidth and minHeight to 48dp, or use a TouchDelegate",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
      .swiftUI(".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())"),
      .views(#"android:minWidth="48dp" android:minHeight="48dp""#),
      .compose("Modifier.minimumInteractiveComponentSize()")),
    severity: .warning,
    criteria: [.wcag("2.5.5")],
    needs: [.frames],
    asks: [.hitArea, .contentSize],
    platforms: [.iOS, .android]
  )

  public static let subjects: ElementKinds = .actionable
  public static let judgesHiddenViews = true

  /// Human Interface Guidelines, Accessibility: 44 by 44 points.
  var points = 44.0
  /// Material Design: 48 by 48 dp; 32 where a dimension ends at the edge of the screen (Accessibility
  /// Test Framework, TouchTargetSizeCheck).
  var dp = 48.0
  var dpAtEdge = 32.0
  /// Below it the finding is an error.
  var seriousSize = 32.0
  /// Captures round (GTXiLib and A11yUITests allow as much).
  var tolerance = 0.1
  /// By so much the sizes of equal controls differ if a capture has rounded both ends of each.
  var rounding = 1.0

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let geometry = subject.context.geometry
    guard subject.isMeasurableTarget, let (frame, least) = shortfall(of: subject),
      !frame.intersection(geometry.window(of: subject.index)).isNull,
      !isPart(subject), !geometry.isCovered(subject.index), !subject.isHiddenLink,
      !subject.isPictureOnRow, !subject.isNeverPressed
    else { return }
    let outcome = subject.sizeOutcome(below: least)
    guard outcome == .fail || !subject.hasContentSizeOfCode else { return }
    let others = outcome == .review ? strip(of: subject, frame) : []
    guard others.first.map({ $0.index > subject.index }) ?? true else { return }
    findings.report(
      """
      \(subject) is \(sizeInWords: frame) \(subject.unit)\
      \(Self.inWords(others.count)); \
      minimum \(inWords: least) by \(inWords: least)
      """,
      at: subject, outcome: outcome,
      // A field is met anywhere along its width, if it is wide.
      severity: frame.shorterSide < subject.sureLeast(seriousSize)
        && !(subject.isTextEntry && frame.width >= least) ? .error : nil,
      related: others)
  }

  private static func inWords(_ others: Int) -> String {
    others == 0 ? "" : others == 1 ? " like one other" : " like \(others) others"
  }

  /// The other controls of a strip, such as the days of a week: siblings of one class and size in a
  /// capture, about which there is one question.
  private func strip(of subject: AuditedElement, _ frame: Rect) -> [AuditedElement] {
    let context = subject.context
    guard !context.screen.framesAreDesignTime, let parent = subject.parent else { return [] }
    let siblings = Array(context.screen.children(of: parent.index).prefix(Self.mostInStrip))
    guard siblings.contains(subject.index) else { return [] }
    return siblings.map(context.subject).filter { other in
      guard other.index != subject.index, other.role == subject.role,
        other.className == subject.className,
        other.isMeasurableTarget, let (size, least) = shortfall(of: other),
        abs(size.width - frame.width) <= rounding, abs(size.height - frame.height) <= rounding
      else { return false }
      return !size.intersection(context.geometry.window(of: other.index)).isNull
        && !isPart(other) && !context.geometry.isCovered(other.index)
        && other.sizeOutcome(below: least) == .review
    }
  }

  /// A file may hold any number.
  private static let mostInStrip = 32

  /// The first frame that is too small, the touched one or that of the screen reader.
  private func shortfall(of subject: AuditedElement) -> (Rect, least: Double)? {
    let (touched, read) = (subject.answeringFrame, subject.effectiveFrame)
    guard subject.context.screen.platform != .android else {
      return isTooSmall(touched, subject) && !isReached(subject, touched)
        ? (touched, least(of: subject)) : nil
    }
    if isTooSmall(touched, subject) { return (touched, least(of: subject)) }
    return touched != read && isTooSmall(read, subject) ? (read, least(of: subject)) : nil
  }

  /// Whether a `SearchView` extends the target of its field, or a key of a keyboard is as wide as the screen
  /// allows and high enough.
  private func isReached(_ subject: AuditedElement, _ frame: Rect) -> Bool {
    if let extended = subject.frameInSearchView { return !isTooSmall(extended, subject) }
    return !isTooSmall(frame.widened(to: dp), subject) && subject.isKeyOfFullRow
  }

  private func least(of subject: AuditedElement) -> Double {
    subject.context.screen.platform == .android ? dp : points
  }

  private func isTooSmall(_ frame: Rect, _ subject: AuditedElement) -> Bool {
    guard !frame.isEmpty, frame.isFinite else { return false }
    if subject.context.screen.platform == .android { return isTooSmall(frame, dp: subject) }
    // A cell loses a hairline to its separator, and an Interface Builder file is laid out again.
    let isNear = subject.role == .cell || subject.context.screen.framesAreDesignTime
    return frame.shorterSide < (isNear ? points - 1 : points) - tolerance
  }

  private func isTooSmall(_ frame: Rect, dp subject: AuditedElement) -> Bool {
    let viewport = subject.context.geometry.viewport
    let meetsSide = frame.minX <= viewport.minX || frame.maxX >= viewport.maxX
    let meetsEnd = frame.minY <= viewport.minY || frame.maxY >= viewport.maxY
    // Densities are two to five per cent apart; the tolerance of an assumed one is greater.
    let screen = subject.context.screen
    let unsure = screen.scaleTolerance > 1 && !screen.isScaleInferred ? 1.0 : 0
    return frame.width.rounded() + unsure < subject.sureLeast(meetsSide ? dpAtEdge : dp)
      || frame.height.rounded() + unsure < subject.sureLeast(meetsEnd ? dpAtEdge : dp)
  }

  /// Whether it is a part of the row or control around it: it is disabled, as a chevron, the tap
  /// reaches the outer control, or the capture includes the control twice. Any other small target
  /// inside a larger one is reported, since a miss has another effect.
  private func isPart(_ subject: AuditedElement) -> Bool {
    let context = subject.context
    guard let outer = context.geometry.targets.ancestor(of: subject.index).map(context.subject)
    else { return !subject.isEnabled && subject.ancestorTraits.contains(.cell) }
    // UIKit handles the parts of fields and sliders itself.
    if outer.isTextEntry || outer.isAdjustable || outer.isToggle { return true }
    // A text in a tappable card has its own trait but no touch.
    if !subject.role.isControl, !subject.flags.contains(.respondsToTap) { return true }
    return !subject.isEnabled || !subject.element.hasBlankLabel && subject.label == outer.label
      || subject.isCountOfControl
  }
}

extension TargetSizePlatform {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 44 44"/>"#),
      Example(#"<UIButton title="Buy" frame="20 100 80 43.95"/>"#),
      Example(#"<UIButton title="Buy" hidden="true" frame="20 100 30 30"/>"#),
      Example(#"<UIButton title="Buy" userInteractionEnabled="false" frame="20 100 30 30"/>"#),
      Example(#"<UILabel text="Total" frame="20 100 30 20"/>"#),
      // A part of a field.
      Example(
        #"""
        <UITextField label="Name" text="Ann" frame="0 100 390 60">
          <UIButton title="Clear text" frame="350 120 20 20"/>
        </UITextField>
        """#),
      // A disabled part belongs to its row.
      Example(
        #"""
        <UITableViewCell gestures="tap" label="Mail" frame="0 100 390 60">
          <UIButton label="chevron" enabled="false" frame="351 120 11 15"/>
        </UITableViewCell>
        """#),
      // The system decides how large they are.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UIButton title="Edit" frame="340 51 40 36"/>
        </UINavigationBar>
        """#),
      Example(#"<UISwitch label="Sound" frame="300 100 51 31"/>"#),
      // In a sentence.
      Example(
        #"""
        <UITextView text="See the terms" frame="20 100 300 60">
          <UIAccessibilityElement traits="link" label="terms" frame="50 104 40 20"/>
        </UITextView>
        """#),
      // Outside the visible area.
      Example(#"<UIButton title="Buy" frame="20 900 30 30"/>"#),
      // It cannot be touched.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 30 30"/>
        <UIView backgroundColor="#FFFFFF" frame="0 80 390 200"/>
        """#),
      // A cell with its separator.
      Example(
        #"<UITableViewCell gestures="tap" label="Mail" frame="0 100 390 43.5"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" frame="20 100 30 30"/>"#),
      Example(#"↓<UIButton title="Buy" frame="20 100 300 43.8"/>"#),
      Example(#"↓<UIButton title="Buy" accessibilityFrame="20 100 16 64" frame="20 100 64 64"/>"#),
      Example(#"↓<UIButton title="Buy" accessibilityFrame="20 100 64 64" frame="20 100 16 64"/>"#),
      // One control, twice in the capture.
      Example(
        #"""
        ↓<UIButton title="Buy" frame="20 100 30 30">
          <UIButton title="Buy" frame="20 100 30 30.4"/>
        </UIButton>
        """#),
      // Inside a larger control.
      Example(
        #"""
        <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">
          ↓<UIButton title="Flag" frame="350 120 20 20"/>
        </RowView>
        """#),
      // Partly seen.
      Example(#"↓<UIButton title="Buy" frame="375 100 30 30"/>"#),
      Example(
        #"""
        <UIScrollView frame="0 100 390 400">
          ↓<UIButton title="Buy" frame="20 470 80 30"/>
        </UIScrollView>
        """#),
    ]
  )
}
