internal import AccessibilityModel
internal import Auditing

/// Reports longer screens without a heading.
struct ScreenWithoutHeading: ScreenRule {
  static let description = RuleDescription(
    id: "screen-without-heading",
    group: .screen,
    summary: "Screens with many stops should have a heading.",
    rationale: "Users jump from heading to heading; without one, they swipe through everything.",
    remedy: Remedy(
      "add the trait .header to section titles",
      swiftUI: "add the trait .isHeader to section titles, or use Section headers",
      android: #"set android:accessibilityHeading="true" on section titles"#,
      .uiKit("title.accessibilityTraits.insert(.header)"),
      .swiftUI(#"Text("Payees").accessibilityAddTraits(.isHeader)"#),
      .views(#"android:accessibilityHeading="true""#),
      .compose("Modifier.semantics { heading() }")),
    severity: .note,
    criteria: [.wcag("1.3.1"), .wcag("2.4.6"), .wcag("2.4.10")],
    needs: [.headings, .exposure, .wholeScreen],
    // AppKit has no headings: a window is read by its groups.
    platforms: [.iOS, .android, .tvOS],
    isRecommended: false
  )

  var leastStops = 8
  var leastTexts = 2

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.root, context.stops.count >= leastStops else { return }
    let stops = context.stopElements
    guard !stops.contains(where: { context.screen.elements[$0].traits.contains(.header) }) else {
      return
    }
    guard stops.count(where: { context.subject($0).role == .staticText }) >= leastTexts else {
      return findings.excuse(root, because: "it has too few texts for a heading")
    }
    let bars = context.outermost(.navigationBar).map(context.subject)
    if bars.contains(where: \.screenTitle.showsTitle) {
      return findings.excuse(root, because: "the title of its bar is a heading")
    }
    findings.report(
      "the screen has \(context.stops.count) stops but no heading", at: root,
      doubt: context.doubtAboutHeadings)
  }
}

extension ScreenWithoutHeading {
  private static let stops = (1...6).map {
    #"<UIButton title="\#($0)" frame="20 \#(100 + $0 * 60) 80 44"/>"#
  }.joined(separator: "\n")

  static let examples = RuleExamples(
    passing: [
      // A short dialogue.
      Example(
        #"""
        <UILabel text="Really?" frame="20 100 200 20"/><UILabel text="All." frame="20 130 200 20"/>
        <UIButton title="Yes" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UILabel text="Payees" traits="staticText header" frame="20 50 200 20"/>
        <UILabel text="Nobody yet" frame="20 80 200 20"/>
        """# + stops),
      Example(
        #"""
        <UINavigationBar frame="0 0 390 44"><UILabel text="Payees" frame="150 10 90 26"/></UINavigationBar>
        <UILabel text="Nobody yet" frame="20 80 200 20"/>
        """# + stops),
    ],
    failing: [
      Example(
        #"""
        ↓<UILabel text="Payees" frame="20 50 200 20"/>
        <UILabel text="Nobody yet" frame="20 80 200 20"/>
        """# + stops)
    ]
  )
}
