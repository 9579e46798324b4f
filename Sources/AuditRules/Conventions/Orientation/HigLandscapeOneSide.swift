internal import AccessibilityModel
public import Auditing

/// Reports apps that support only one landscape orientation.
public struct HigLandscapeOneSide: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-landscape-one-side",
    "Landscape apps should support both landscape orientations.",
    because: "The mount or the headset of a user decides which side is up.",
    remedy: Remedy(
      "support landscapeLeft and landscapeRight",
      .uiKit(
        "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { "
          + ".landscape }")),
    .warning,
    needs: [.appOrientations]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.appRoot,
      let orientations = context.app.orientations
    else { return }
    let sides = orientations.filter { $0.lowercased().hasPrefix("landscape") }
    guard sides.count == 1, sides[0] != "landscape" else { return }
    findings.report("the app supports \(sides[0]) but not the other side", at: root)
  }
}

extension HigLandscapeOneSide {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app orientations="portrait landscapeLeft landscapeRight"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
      Example(
        #"""
        <app orientations="portrait"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app orientations="portrait landscapeLeft"><screen size="390 844">
        ↓<UIView frame="0 0 1 1"/>
        </screen></app>
        """#)
    ]
  )
}
