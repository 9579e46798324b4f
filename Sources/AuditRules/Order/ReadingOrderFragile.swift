internal import AccessibilityModel
public import Auditing

/// Reports stops of which a point more or less decides what is read first.
///
/// Another font size, and the screen is heard in another order.
public struct ReadingOrderFragile: ScreenRule {
  public static let description = RuleDescription(
    id: "reading-order-fragile",
    group: .order,
    summary: "Stops stand clearly in one row or clearly in two.",
    rationale: "A point more or less decides which is read first: with another text size the "
      + "screen is heard in another order.",
    remedy: "align the tops of what is one row, or give the order in accessibilityElements",
    severity: .note,
    criteria: [.wcag("1.3.2")],
    needs: [.frames, .exposure],
    isRecommended: false
  )

  /// How near to the limit between one row and two a difference must be, in points.
  var nearness = 2.0

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    let tolerance = inspection.screen.rowTolerance
    for group in inspection.stopsByContainer {
      let placed = group.filter { !$0.element.readerFrame.isEmpty }.sorted {
        ($0.element.readerFrame.minY, $0.index) < ($1.element.readerFrame.minY, $1.index)
      }
      var found: [(Subject, Finding.Message, [Subject])] = []
      found += chains(in: placed, tolerance)
      if found.isEmpty { found += pairs(in: placed, tolerance) }
      for (subject, message, related) in found {
        findings.report(
          message, at: subject, outcome: subject.geometryOutcome, related: related)
      }
    }
  }

  /// Stops that follow each other within the tolerance while the first and the last are apart.
  private func chains(
    in stops: [Subject], _ tolerance: Double
  ) -> [(Subject, Finding.Message, [Subject])] {
    var found: [(Subject, Finding.Message, [Subject])] = []
    var start = 0
    for place in stops.indices {
      let isLast = place == stops.count - 1
      guard isLast || top(stops[place + 1]) - top(stops[place]) >= tolerance else { continue }
      let height = top(stops[place]) - top(stops[start])
      if place - start >= 2, height >= tolerance {
        let count = place - start + 1
        found.append(
          (
            stops[start],
            "\(stops[start]) and \(count - 1) more stand in steps of less than "
              + "\(tolerance.inWords) points, \(height.inWords) in all, so that their order is chance",
            Array(stops[(start + 1)...place].prefix(10))
          ))
      }
      start = place + 1
    }
    return found
  }

  /// Neighbours in a row whose tops differ by about the tolerance.
  private func pairs(
    in stops: [Subject], _ tolerance: Double
  ) -> [(Subject, Finding.Message, [Subject])] {
    zip(stops, stops.dropFirst()).compactMap { a, b in
      let (first, second) = (a.element.readerFrame, b.element.readerFrame)
      let step = second.minY - first.minY
      guard abs(step - tolerance) <= nearness, first.sharesLine(with: second),
        !first.sharesColumn(with: second)
      else { return nil }
      return (
        a,
        "\(a) and \(b) stand side by side, \(step.inWords) points apart in height: "
          + "\(tolerance.inWords) decide which is read first", [b]
      )
    }
  }

  private func top(_ subject: Subject) -> Double { subject.element.readerFrame.minY }
}

extension Finding.Message {
  fileprivate static func + (message: Finding.Message, rest: String) -> Finding.Message {
    "\(message)\(rest)"
  }
}

extension ReadingOrderFragile {
  public static let examples = RuleExamples(
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
