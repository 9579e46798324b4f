internal import AccessibilityModel
public import Auditing
internal import Relayout

/// Reports screens that look the same, turned or not.
///
/// People turn a device to get more room; a screen that does not answer takes it from them.
public struct HigOrientationResponse: PairRule {
  public static let description = RuleDescription(
    id: "hig-orientation-response",
    group: .conventions,
    summary: "A screen answers when the device is turned.",
    rationale:
      "People turn a device to see more or wider lines; a screen that does not answer takes "
      + "that from them.",
    remedy: "lay the content out for the new size: wrap again, show more",
    severity: .warning,
    needs: [.frames],
    platforms: [.iOS]
  )

  public static let judgesScreensThatDoNotAnswer = true

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    // A view that nothing resizes may be a part that another screen embeds.
    guard let root = pair.second.root, !pair.isComputed else { return }
    if pair.first.screen.orientation == pair.second.screen.orientation {
      // The first screen and its twin: only the app itself says so for certain.
      findings.report(
        """
        the screen stays in \(pair.first.screen.orientation.rawValue) when the device is turned, or \
        was captured too early
        """, at: root, outcome: .review)
    } else if pair.check.letterbox != nil {
      findings.report(
        "the screen keeps the shape of portrait \(root.inOrientation)", at: root, outcome: .review)
    } else if pair.check.isSettled, let map = LayoutMap(pair) {
      if map.isIdentity {
        findings.report("nothing moves when the device is turned", at: root)
      } else if map.isScaled {
        findings.report("the screen is only scaled when the device is turned", at: root)
      }
    }
  }
}

extension HigOrientationResponse {
  private static let portrait = #"""
    <UILabel text="Total" frame="20 40 100 20"/>
    <UILabel text="12 euros" frame="200 40 100 20"/>
    <UIButton title="Buy" frame="20 100 350 44"/>
    <UIButton title="Back" frame="20 200 350 44"/>
    """#

  public static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: portrait,
        landscape: #"""
          <UILabel text="Total" frame="20 40 100 20"/>
          <UILabel text="12 euros" frame="600 40 100 20"/>
          <UIButton title="Buy" frame="20 100 350 44"/>
          <UIButton title="Back" frame="400 100 350 44"/>
          """#)
    ],
    failing: [
      .turned(portrait: portrait, landscape: "↓" + portrait),
      .turned(
        portrait: portrait,
        landscape: #"""
          ↓<UILabel text="Total" frame="10 20 50 10"/>
          <UILabel text="12 euros" frame="100 20 50 10"/>
          <UIButton title="Buy" frame="10 50 175 22"/>
          <UIButton title="Back" frame="10 100 175 22"/>
          """#),
    ]
  )
}
