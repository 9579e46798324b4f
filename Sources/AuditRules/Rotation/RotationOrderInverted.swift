internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports stops with another place in the reading order after rotation.
///
/// An order that contradicts the new layout is a failure; one that follows it is a note for review.
struct RotationOrderInverted: PairRule {
  static let description = RuleDescription(
    id: "rotation-order-inverted",
    group: .rotation,
    summary: "The reading order must survive rotation or follow the new layout.",
    rationale: "Users who know the screen by ear lose their place when the order changes.",
    remedy: Remedy(
      "set accessibilityElements for each layout, or group related views",
      android: "set accessibilityTraversalBefore for each layout, or group related views",
      .uiKit("container.accessibilityElements = isLandscape ? wide : tall"),
      .swiftUI(".accessibilitySortPriority(isLandscape ? 1 : 0)"),
      .views(#"android:accessibilityTraversalBefore="@id/button""#),
      .compose("Modifier.semantics { isTraversalGroup = true }")),
    severity: .error,
    criteria: [.wcag("1.3.2")],
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    var legitimate: [OrderComparison.Move] = []
    for move in pair.order.moves {
      let subject = pair.second.subject(move.counterpart)
      guard contradictsLayout(move, pair) else {
        legitimate.append(move)
        continue
      }
      findings.report(
        "\(subject) \(words(for: move, pair)), out of place", at: subject,
        on: [.frame], doubt: pair.counterpart(of: subject)?.doubt)
    }
    guard let move = legitimate.first else { return }
    let others = legitimate.dropFirst().map { pair.second.subject($0.counterpart) }
    let rest = others.isEmpty ? "" : "; \(others.count) more moved"
    let subject = pair.second.subject(move.counterpart)
    findings.report(
      "\(subject) \(words(for: move, pair))\(rest)", at: subject,
      doubt: "the new order may be meant so",
      severity: .note, related: others)
  }

  private func words(for move: OrderComparison.Move, _ pair: OrientationPair) -> String {
    move.inWords(from: pair.first.screen, to: pair.second.screen) { screen, index in
      let isFirst = screen.orientation == pair.first.screen.orientation
      return (isFirst ? pair.first : pair.second).subject(index).description
    }
  }

  /// Whether a neighbour in the new reading order is on the other side of it on the screen.
  private func contradictsLayout(_ move: OrderComparison.Move, _ pair: OrientationPair) -> Bool {
    let stops = pair.second.stops
    guard let place = pair.second.stopNumber(of: move.counterpart) else { return false }
    let frame = pair.second.subject(move.counterpart).element.effectiveFrame
    guard frame.isFinite, !frame.isEmpty else { return false }
    func frameOfStop(_ place: Int) -> Rect? {
      guard stops.indices.contains(place) else { return nil }
      let found = pair.second.subject(stops[place].element).element.effectiveFrame
      return found.isFinite && !found.isEmpty ? found : nil
    }
    let screen = pair.second.screen
    if let next = frameOfStop(place + 1), screen.shows(next, before: frame) { return true }
    guard let last = frameOfStop(place - 1) else { return false }
    return screen.shows(frame, before: last)
  }
}

extension RotationOrderInverted {
  private static let portrait = #"""
    <UIView elements="a b c" frame="0 0 390 300">
      <UILabel identifier="a" text="A" frame="20 20 100 20"/>
      <UILabel identifier="b" text="B" frame="20 60 100 20"/>
      <UILabel identifier="c" text="C" frame="20 100 100 20"/>
    </UIView>
    """#

  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: portrait,
        landscape: #"""
          <UIView elements="a b c" frame="0 0 844 300">
            <UILabel identifier="a" text="A" frame="20 20 100 20"/>
            <UILabel identifier="b" text="B" frame="220 20 100 20"/>
            <UILabel identifier="c" text="C" frame="420 20 100 20"/>
          </UIView>
          """#)
    ],
    failing: [
      .turned(
        portrait: portrait,
        landscape: #"""
          <UIView elements="c a b" frame="0 0 844 300">
            <UILabel identifier="a" text="A" frame="20 20 100 20"/>
            <UILabel identifier="b" text="B" frame="20 60 100 20"/>
            ↓<UILabel identifier="c" text="C" frame="20 100 100 20"/>
          </UIView>
          """#),
      // A note: the layout has moved it.
      .turned(
        portrait: portrait,
        landscape: #"""
          <UIView frame="0 0 844 300">
            <UILabel identifier="a" text="A" frame="20 20 100 20"/>
            ↓<UILabel identifier="b" text="B" frame="20 200 100 20"/>
            <UILabel identifier="c" text="C" frame="20 100 100 20"/>
          </UIView>
          """#),
    ]
  )
}
