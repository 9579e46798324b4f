internal import AccessibilityModel
internal import Auditing

/// Reports content wider than the screen.
struct ReflowOverflow: ElementRule {
  static let description = RuleDescription(
    id: "reflow-overflow",
    group: .geometry,
    summary: "Content must fit the width of the screen.",
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
    severity: .error,
    criteria: [.wcag("1.4.10")],
    needs: [.frames]
  )

  static let subjects: ElementKinds = [.stops, .texts, .actionable]

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let viewport = subject.context.geometry.viewport
    guard subject.context.hasEdges else {
      return findings.leaveOpen(subject, because: "the edges of the screen are unknown")
    }
    guard subject.frame.isFinite, !subject.frame.isEmpty, !viewport.isEmpty,
      !subject.frame.intersection(viewport).isNull
    else { return }
    if let excess = subject.presence.widthBeyondNarrowPhone, !isWideByNature(subject),
      !subject.ancestorTraits.contains(.bar)
    {
      return findings.report(
        """
        \(subject) extends \(excess.inWords) \(subject.context.unit) past the edge of a \
        \(Presence.narrowPhone.inWords)-point phone
        """, at: subject, doubt: "code may lay it out", asking: .ofScreen)
    }
    let frame = subject.presence.contentFrame
    let (left, right) = (viewport.minX - frame.minX, frame.maxX - viewport.maxX)
    guard max(left, right) > subject.presence.frameError else { return }
    if let reason = excuse(for: subject, viewport) {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      """
      \(subject) extends \(max(left, right).inWords) \(subject.context.unit) past the \
      \(left > right ? "left" : "right") screen edge
      """, at: subject, on: [.unclippedFrame])
  }

  private func excuse(for subject: AuditedElement, _ viewport: Rect) -> Reason? {
    if isWideByNature(subject) { return "it is content that may be wider than the screen" }
    if endsOnScreen(subject, viewport) { return "its text probably ends on the screen" }
    if isReachedIcon(subject, viewport) { return "it has no text, and its centre is on the screen" }
    return .when(overflows(subject.parent, viewport), "the control around it is reported")
  }

  /// Whether a text of a page source probably ends on the screen, though its frame does not: its
  /// label may be wider than the text, and nothing shows that it is right-aligned.
  private func endsOnScreen(_ subject: AuditedElement, _ viewport: Rect) -> Bool {
    guard subject.presence.mayBeWiderThanText,
      let text = subject.wording.visibleTexts.first ?? subject.label
    else { return false }
    let frame = subject.frame
    let visible = frame.intersection(viewport).width
    return frame.minX >= viewport.minX
      && TextWidth.estimate(text, size: 0.8 * frame.height, isBold: true) <= visible
  }

  /// Whether it is a button that shows no text, with its centre on the screen: there is nothing
  /// to read past the edge (WCAG 1.4.10), and a touch reaches it.
  private func isReachedIcon(_ subject: AuditedElement, _ viewport: Rect) -> Bool {
    subject.role == .button && subject.wording.label.isBlank && subject.wording.visibleTexts.isEmpty
      && viewport.contains(subject.frame.center)
  }

  /// Content that may be wide: horizontal scroll views, data tables, maps, images, web pages.
  private func isWideByNature(_ subject: AuditedElement) -> Bool {
    // UIKit divides the width of a tab bar among its tabs, and centres the content of each.
    if subject.role == .tab, subject.parent?.role == .tabBar { return true }
    let wide: AncestorTraits = [.scrollsHorizontally, .dataTable, .map, .image, .webView, .stop]
    if !subject.ancestorTraits.isDisjoint(with: wide) { return true }
    switch subject.role {
    case .image, .map, .webView: return true
    default: return subject.isImage
    }
  }

  private func overflows(_ parent: AuditedElement?, _ viewport: Rect) -> Bool {
    guard let parent, parent.isActionable else { return false }
    let slack = 0.5
    return parent.frame.minX < viewport.minX - slack
      || parent.frame.maxX > viewport.maxX + slack
  }
}

extension ReflowOverflow {
  static let examples = RuleExamples(
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
      // Constraints place it.
      Example(xib("", "")),
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
      // Needs review: an outlet may lay it out.
      Example(xib(#"fixedFrame="YES""#, "↓")),
    ]
  )

  /// A field on the canvas of a large phone.
  private static func xib(_ attributes: String, _ mark: String) -> String {
    Example.uiKitXIB(
      """
      \(mark)<textField placeholder="Bio" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="f">
        <rect key="frame" x="20" y="124" width="374" height="34"/>
      </textField>
      """, width: 414, height: 896)
  }
}
