internal import AccessibilityModel
public import Auditing

/// Reports phone apps that support portrait and begin in landscape.
///
/// A phone is held upright when its home screen is left.
public struct HigLaunchPortrait: ScreenRule {
  public static let description = RuleDescription(
    id: "hig-launch-portrait",
    group: .conventions,
    summary: "A phone app that supports portrait begins in it.",
    rationale:
      "A phone is held upright when its home screen is left; who cannot turn it cannot start.",
    remedy: "lay the first screen out in portrait too",
    severity: .note,
    needs: [.appOrientations, .firstLaunch],
    platforms: [.iOS],
    isRecommended: false
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let screen = context.screen
    guard screen.idiom == .phone, screen.orientation == .landscape,
      !screen.isComputed, !context.hasOtherOrientation, let root = context.appRoot,
      context.app.orientations?.contains("portrait") == true
    else { return }
    findings.report("the first screen is laid out for landscape only", at: root)
  }
}

extension HigLaunchPortrait {
  public static let examples = RuleExamples(
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
