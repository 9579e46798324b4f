internal import AccessibilityModel
internal import Auditing

/// Reports stops whose reading order depends on a point of difference.
struct ReadingOrderFragile: ScreenRule {
  static let description = RuleDescription(
    id: "reading-order-fragile",
    group: .order,
    summary: "Rows should be clearly aligned.",
    rationale: "One point decides what is read first: with another text size, users hear the "
      + "screen in another order.",
    remedy: Remedy(
      "align the tops of a row, or set accessibilityElements",
      swiftUI: "align the tops of a row, or add accessibilitySortPriority",
      android: "align the tops of a row, or set accessibilityTraversalBefore",
      .uiKit("container.accessibilityElements = [label, button]"),
      .swiftUI("HStack(alignment: .top) { label; button }"),
      .views(#"app:layout_constraintTop_toTopOf="@id/label""#),
      .compose("Row(verticalAlignment = Alignment.Top) { Label(); Action() }")),
    severity: .note,
    criteria: [.wcag("1.3.2")],
    needs: [.frames, .exposure],
    // VoiceOver on a Mac has its own order.
    platforms: [.iOS, .tvOS, .android],
    isRecommended: false
  )

  /// How near to the limit between one row and two a difference must be, in points.
  var nearness = 2.0

  func check(_ context: AuditContext, findings: inout Findings) {
    let tolerance = context.screen.rowTolerance
    for group in context.stopGroups where group.count > 1 {
      let placed = group.map { PlacedStop($0, on: context) }
        .sorted { ($0.top, $0.index) < ($1.top, $1.index) }
      var found = chains(in: placed, tolerance)
      if found.isEmpty { found = pairs(in: placed, tolerance) }
      for doubt in found { report(doubt, of: placed, tolerance, on: context, &findings) }
    }
  }

  /// Stops whose order a point or two decide.
  private struct Reason {
    /// The index of the first, and of those after it.
    var stops: Range<Int>
    /// Whether each is within the tolerance of the one before.
    var isChain: Bool
  }

  /// Stops that follow each other within the tolerance while the first and the last are apart.
  private func chains(in stops: [PlacedStop], _ tolerance: Double) -> [Reason] {
    var found: [Reason] = []
    var start = 0
    for place in stops.indices {
      let isLast = place == stops.count - 1
      guard isLast || stops[place + 1].top - stops[place].top >= tolerance else { continue }
      if place - start >= 2, stops[place].top - stops[start].top >= tolerance {
        found.append(Reason(stops: start..<(place + 1), isChain: true))
      }
      start = place + 1
    }
    return found
  }

  /// Neighbours in a row whose tops differ by about the tolerance.
  private func pairs(in stops: [PlacedStop], _ tolerance: Double) -> [Reason] {
    stops.indices.dropLast().compactMap { place in
      let (first, second) = (stops[place].frame, stops[place + 1].frame)
      guard abs(second.minY - first.minY - tolerance) <= nearness, first.sharesLine(with: second),
        !first.sharesColumn(with: second)
      else { return nil }
      return Reason(stops: place..<(place + 2), isChain: false)
    }
  }

  private func report(
    _ doubt: Reason, of stops: [PlacedStop], _ tolerance: Double, on context: AuditContext,
    _ findings: inout Findings
  ) {
    let (first, last) = (stops[doubt.stops.lowerBound], stops[doubt.stops.upperBound - 1])
    let subject = context.subject(first.index)
    let related = doubt.stops.dropFirst().prefix(10).map { stops[$0].index }
    let height = last.top - first.top
    findings.report(
      doubt.isChain
        ? """
        \(subject) starts \(doubt.stops.count) stops less than \(inWords: tolerance) points \
        apart, \(inWords: height) in total
        """
        : """
        \(subject) is \(inWords: height) points above \(context.subject(last.index)); rows break \
        at \(inWords: tolerance)
        """, at: subject, on: [.frame], related: related)
  }
}

extension ReadingOrderFragile {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="A" frame="20 100 100 20"/><UILabel text="B" frame="130 103 100 20"/>
        <UILabel text="C" frame="20 130 100 20"/>
        """#),
      Example(
        #"""
        <UILabel text="A" frame="20 100 100 40"/><UILabel text="B" frame="130 112 100 20"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UILabel text="A" frame="20 100 100 20"/><UILabel text="B" frame="130 106 100 20"/>
        <UILabel text="C" frame="240 112 100 20"/>
        """#),
      Example(
        #"""
        ↓<UILabel text="A" frame="20 100 100 34"/><UILabel text="B" frame="130 107 100 20"/>
        """#),
    ]
  )
}
