internal import AccessibilityModel
internal import Auditing

/// Reports phone apps that support portrait and launch in landscape.
struct HigLaunchPortrait: ScreenRule {
  static let description = RuleDescription(
    id: "hig-launch-portrait",
    group: .conventions,
    summary: "Phone apps that support portrait should launch in portrait.",
    rationale: "The home screen is in portrait: users who cannot rotate the phone cannot start.",
    remedy: Remedy(
      "add a portrait layout to the first screen",
      .uiKit(
        "override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation "
          + "{ .portrait }"),
      .swiftUI("ViewThatFits { HStack { content }; VStack { content } }")),
    severity: .note,
    needs: [.appOrientations, .firstLaunch],
    platforms: [.iOS],
    isRecommended: false
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    let screen = context.screen
    guard screen.idiom == .phone, screen.orientation == .landscape,
      !screen.isComputed, !context.hasOtherOrientation, let root = context.appRoot,
      context.app.orientations?.contains("portrait") == true
    else { return }
    findings.report("the first screen supports landscape only", at: root)
  }
}

extension HigLaunchPortrait {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app orientations="portrait landscape">
          <screen size="390 844"><UIButton title="Buy" frame="20 100 80 44"/></screen>
          <screen size="844 390"><UIButton title="Map" frame="20 100 80 44"/></screen>
        </app>
        """#),
      Example(
        #"""
        <app orientations="landscape">
          <screen size="844 390"><UIButton title="Buy" frame="20 100 80 44"/></screen>
        </app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app orientations="portrait landscape">
          <screen size="844 390">↓<UIButton title="Buy" frame="20 100 80 44"/></screen>
        </app>
        """#)
    ]
  )
}
