internal import AccessibilityModel
public import Auditing

/// Reports content wider than the screen.
public struct ReflowOverflow: ElementRule {
  public static let description = RuleDescription(
    id: "reflow-overflow",
    group: .geometry,
    summary: "Content should fit the width of the screen.",
    rationale: "Users with low vision cannot read content beyond the edge, or must scroll each "
      + "line sideways.",
    remedy: Remedy(
      "constrain it to the safe area and let text wrap",
      appKit: "constrain it to the window and let text wrap",
      android: "constrain it to the parent and let text wrap",
      .uiKit(
        "view.trailingAnchor.constraint(lessThanOrEqualTo: "
          + "safeArea.trailingAnchor).isActive = true"),
      .swiftUI(".frame(maxWidth: .infinity)"),
      .appKit(
        "view.trailingAnchor.constraint(lessThanOrEqualTo: "
          + "content.trailingAnchor).isActive = true"),
      .views(#"android:layout_width="match_parent""#),
      .compose("Modifier.fillMaxWidth()")),
    severity: .warning,
    criteria: [.wcag("1.4.10")],
    needs: [.frames]
  )

  public static let subjects: ElementKinds = [.stops, .texts, .actionable]

  var tolerance = 0.5
  /// WebDriverAgent rounds frames outwards (`CGRectIntegral` in `wdFrame`), by less than a point.
  var roundedTolerance = 1.0
  /// A canvas is not to the point, and letters begin inside of their frames.
  var designTolerance = 4.0
  /// AppKit draws its controls inside of their frames, with up to so much around them
  /// (`NSView.alignmentRectInsets`).
  var appKitTolerance = 8.0

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let viewport = subject.context.geometry.viewport
    let frame = subject.element.frame
    guard subject.context.screen.hasEdges, frame.isFinite, !frame.isEmpty, !viewport.isEmpty,
      !exempts(subject),
      !frame.intersection(viewport).isNull
    else { return }
    // The insets of a button are around what it shows.
    let insets = subject.element.layout?.contentInsets
    let left = viewport.minX - frame.minX - (insets?.left ?? 0)
    let right = frame.maxX - viewport.maxX - (insets?.right ?? 0)
    let screen = subject.context.screen
    let tolerance =
      screen.platform == .macOS
      ? appKitTolerance
      : screen.framesAreDesignTime ? designTolerance : frame.isWhole ? roundedTolerance : tolerance
    guard max(left, right) > tolerance, !endsOnScreen(subject, viewport),
      !isReachedIcon(subject, viewport),
      !overflows(subject.parent?.element, viewport, subject), !subject.hasStaleFrame,
      !subject.isMovedByCode
    else { return }
    findings.report(
      """
      \(subject) extends \(max(left, right).inWords) \(subject.unit) past the \
      \(left > right ? "left" : "right") screen edge
      """, at: subject,
      outcome: subject.isFrameSure ? .fail : .review)
  }

  /// Whether a text of a page source probably ends on the screen, though its frame does not: its
  /// label may be wider than the text, and nothing shows that it is right-aligned.
  private func endsOnScreen(_ subject: AuditedElement, _ viewport: Rect) -> Bool {
    let element = subject.element
    guard subject.role == .staticText, !subject.context.screen.framesAreDesignTime,
      !subject.context.screen.capabilities.contains(.fonts),
      let text = element.visibleText ?? element.label
    else { return false }
    let frame = element.frame
    let visible = frame.intersection(viewport).width
    return frame.minX >= viewport.minX
      && TextWidth.estimate(text, size: 0.8 * frame.height, isBold: true) <= visible
  }

  /// Whether it is a button of a running app that shows no text, with its middle on the screen: there is nothing
  /// to read past the edge (WCAG 1.4.10), and a touch reaches it.
  private func isReachedIcon(_ subject: AuditedElement, _ viewport: Rect) -> Bool {
    subject.isCaptured && subject.role == .button && subject.element.hasBlankLabel
      && subject.visibleTexts.isEmpty && viewport.contains(subject.frame.center)
  }

  /// Content that may be wide: horizontal scroll views, data tables, maps, images, web pages.
  private func exempts(_ subject: AuditedElement) -> Bool {
    // A table is as wide as its file makes it, and its rows are as wide as the table.
    if subject.context.screen.framesAreDesignTime, subject.role == .cell { return true }
    // A bar lays its items out at every width; a file has them where its canvas puts them.
    if subject.context.screen.framesAreDesignTime, subject.ancestorTraits.contains(.bar) {
      return true
    }
    // AppKit lays the tabs of a tab view out.
    if subject.context.screen.platform == .macOS, subject.flags.contains(.virtual) { return true }
    // UIKit divides the width of a tab bar among its tabs, and centres the content of each.
    if subject.role == .tab, subject.parent?.role == .tabBar { return true }
    let wide: AncestorTraits = [.scrollsHorizontally, .dataTable, .map, .image, .webView, .stop]
    if !subject.ancestorTraits.isDisjoint(with: wide) { return true }
    switch subject.element.role {
    case .image, .map, .webView: return true
    default: return subject.element.isImage
    }
  }

  /// Whether the parent is found already.
  private func overflows(_ parent: Element?, _ viewport: Rect, _ subject: AuditedElement) -> Bool {
    guard let parent, subject.parent?.isActionable == true else { return false }
    return parent.frame.minX < viewport.minX - tolerance
      || parent.frame.maxX > viewport.maxX + tolerance
  }
}

extension Screen {
  /// Whether the edges of the screen are known: a part of a page source is not a screen.
  var hasEdges: Bool { size != nil || capabilities.contains(.wholeScreen) }
}

extension Rect {
  fileprivate var isWhole: Bool {
    [x, y, width, height].allSatisfy { $0 == $0.rounded() }
  }
}

extension ReflowOverflow {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="0 100 390 20"/>"#),
      Example(#"<UILabel text="Total" frame="-0.3 100 390.5 20"/>"#),
      Example(#"<UIImageView image="sea" isElement="true" label="Sea" frame="-50 100 490 300"/>"#),
      Example(#"<UIView frame="-50 100 490 300"/>"#),
      Example(
        #"""
        <UITabBar frame="0 761 390 83"><UITabBarItem title="Mail" frame="-3 761 196 49"/></UITabBar>
        """#),
      Example(#"<UIButton title="Menu" hidden="true" frame="300 0 300 844"/>"#),
      Example(
        #"""
        <UIScrollView scrollAxis="horizontal" frame="0 100 390 200">
          <UIButton title="Next" frame="300 100 200 200"/>
        </UIScrollView>
        """#),
      Example(
        #"""
        <UIView containerType="dataTable" frame="0 100 500 200">
          <UILabel text="1,234.50" frame="350 100 80 20"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(#"↓<UILabel text="A long line" frame="20 100 400 20"/>"#),
      Example(#"↓<UIButton title="Buy" frame="-10 100 200 44"/>"#),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          ↓<UITableViewCell label="Wide" frame="0 100 420 44"/>
        </UITableView>
        """#),
    ]
  )
}
