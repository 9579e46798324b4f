internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports content that is only scaled, moved or boxed in after rotation.
struct RotationScaledOnly: PairRule {
  static let description = RuleDescription(
    id: "rotation-scaled-only",
    group: .rotation,
    summary: "Content should adapt to rotation.",
    rationale: "Users who rotate the device for wider lines and larger controls get neither.",
    remedy: Remedy(
      "lay the content out for the new size",
      android: "provide a landscape layout",
      .uiKit("stackView.axis = isLandscape ? .horizontal : .vertical"),
      .swiftUI("ViewThatFits { HStack { content }; VStack { content } }"),
      .views(#"app:layout_constraintWidth_percent="0.5""#),
      .compose("BoxWithConstraints { if (maxWidth > maxHeight) WideScreen() else TallScreen() }")),
    severity: .warning,
    criteria: [.wcag("1.3.4")],
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  static let judgesScreensThatDoNotAnswer = true

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    guard let root = pair.second.root,
      pair.first.screen.orientation != pair.second.screen.orientation
    else { return }
    if let box = pair.check.letterbox {
      findings.report(
        """
        the screen stays in a box of \(sizeInWords: box) \(root.context.unit) \
        \(root.inOrientation)
        """, at: root, doubt: "the app may support one orientation only")
      return
    }
    guard pair.check.isSettled, let map = LayoutMap(pair) else { return }
    if map.isScaled {
      findings.report(
        "the screen is only scaled \(root.inOrientation), to \(map.inWords)", at: root)
    } else if map.isShifted, !isResized(pair), !isLaidOut(pair),
      !(pair.isComputed && pair.first.isMostlyDrawnByCode)
    {
      findings.report(
        "the screen is only moved \(root.inOrientation)", at: root,
        doubt: "the layout may be meant so")
    }
  }

  /// Whether constraints give the other layout, which keep what is centred or has a width of its own as it is.
  private func isLaidOut(_ pair: OrientationPair) -> Bool {
    pair.isComputed && !pair.second.isTurned
  }

  /// Whether masks resize what scrolls over most of the screen, so that its content has the new size.
  private func isResized(_ pair: OrientationPair) -> Bool {
    let (old, new) = (pair.first, pair.second)
    guard pair.isComputed else { return false }
    return old.elements(.scrollView, .table, .collectionView, .webView, .map, .textView).contains {
      let before = old.subject($0)
      guard before.frame.isFinite, before.surface.fillsScreen,
        let after = pair.matching.match(of: $0).map({ new.subject($0.index) }), after.frame.isFinite
      else { return false }
      return after.frame.width - before.frame.width >= LayoutMap.residual
    }
  }
}

extension CaptureCheck {
  /// The box that the content keeps to, if letterboxing is the only problem.
  var letterbox: Rect? {
    guard didNotAnswer, case .letterbox(let box) = evidence.first else { return nil }
    return box
  }
}

extension RotationScaledOnly {
  private static let portrait = #"""
    <UILabel text="Total" frame="20 100 100 20"/>
    <UILabel text="12 euros" frame="200 100 100 20"/>
    <UIButton title="Buy" frame="20 200 350 44"/>
    <UIButton title="Back" frame="20 300 350 44"/>
    """#

  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: portrait,
        landscape: #"""
          <UILabel text="Total" frame="20 100 100 20"/>
          <UILabel text="12 euros" frame="600 100 100 20"/>
          <UIButton title="Buy" frame="20 200 350 44"/>
          <UIButton title="Back" frame="400 200 350 44"/>
          """#)
    ],
    failing: [
      .turned(
        portrait: portrait,
        landscape: #"""
          ↓<UILabel text="Total" frame="10 50 50 10"/>
          <UILabel text="12 euros" frame="100 50 50 10"/>
          <UIButton title="Buy" frame="10 100 175 22"/>
          <UIButton title="Back" frame="10 150 175 22"/>
          """#),
      .turned(
        portrait: "<UIView frame=\"0 0 390 844\">\n\(portrait)\n</UIView>",
        landscape: #"""
          ↓<UIView frame="0 0 844 390">
            <UIView frame="332 0 180 390">
              <UILabel text="Total" frame="340 46 46 9"/>
              <UILabel text="12 euros" frame="424 46 46 9"/>
              <UIButton title="Buy" frame="340 92 160 20"/>
              <UIButton title="Back" frame="340 138 160 20"/>
            </UIView>
          </UIView>
          """#),
    ]
  )
}
