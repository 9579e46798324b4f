internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports screens that do not respond to rotation.
struct HigOrientationResponse: PairRule {
  static let description = RuleDescription(
    id: "hig-orientation-response",
    group: .conventions,
    summary: "Screens should respond to rotation.",
    rationale: "Users rotate the device for wider lines or more content, and get neither.",
    remedy: Remedy(
      "lay the content out for the new size",
      .uiKit("stackView.axis = isLandscape ? .horizontal : .vertical"),
      .swiftUI("ViewThatFits { HStack { content }; VStack { content } }")),
    severity: .warning,
    needs: [.frames],
    platforms: [.iOS]
  )

  static let judgesScreensThatDoNotAnswer = true

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    // A view that nothing resizes may be a part that another screen embeds.
    guard let root = pair.second.root, !pair.isComputed else { return }
    if pair.first.screen.orientation == pair.second.screen.orientation {
      findings.report(
        "the screen stays in \(pair.first.screen.orientation.rawValue) after rotation", at: root,
        doubt: "only the app itself states its orientations")
    } else if pair.check.letterbox != nil {
      findings.report(
        "the screen keeps its portrait shape \(root.inOrientation)", at: root,
        doubt: "the app may support one orientation only")
    } else if pair.check.isSettled, let map = LayoutMap(pair) {
      if map.isIdentity {
        findings.report("the screen does not change after rotation", at: root)
      } else if map.isScaled {
        findings.report("the screen is only scaled after rotation", at: root)
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

  static let examples = RuleExamples(
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
