internal import AccessibilityModel
public import Auditing

/// Reports apps that turn to one side only.
///
/// Where the headset plugs in, or the mount holds, decides which side is up.
public struct HigLandscapeOneSide: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-landscape-one-side",
    "An app that turns to landscape does so both ways.",
    because: "Where the mount holds or the headset plugs in decides which side is up.",
    remedy: "support landscapeLeft and landscapeRight",
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
    findings.report("the app supports \(sides[0]) and not the other side", at: root)
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
