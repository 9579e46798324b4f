internal import AccessibilityModel
internal import Auditing

/// Reports stops whose order contradicts their position on the screen: a declared order, and a line that is read
/// from its end.
struct ReadingOrderVisualMismatch: ScreenRule {
  static let description = RuleDescription(
    id: "reading-order-visual-mismatch",
    group: .order,
    summary: "Reading order must follow the visual order.",
    rationale: "Users with some sight lose their place, and related content is read apart.",
    remedy: Remedy(
      "order accessibilityElements as the screen is read",
      swiftUI: "order the views as the screen is read, or add accessibilitySortPriority",
      android: "remove accessibilityTraversalBefore, or order it as the screen is read",
      .uiKit("container.accessibilityElements = [title, field, button]"),
      .swiftUI(".accessibilitySortPriority(1)"),
      .views(#"android:accessibilityTraversalBefore="@id/button""#),
      .compose("Modifier.semantics { traversalIndex = 1f }")),
    severity: .error,
    criteria: [.wcag("1.3.2"), .wcag("2.4.3")],
    needs: [.frames, .exposure],
    // VoiceOver on a Mac has its own order.
    platforms: [.iOS, .tvOS, .android]
  )

  /// The number of following elements to compare: contradictions are near, and the work stays
  /// bounded.
  var reach = 64

  func check(_ context: AuditContext, findings: inout Findings) {
    checkLines(context, findings: &findings)
    for sequence in sequences(in: context) where sequence.count > 1 {
      let inversions = inversions(in: sequence, context)
      for (mover, others) in movers(of: inversions).sorted(by: { $0.key < $1.key }) {
        let subject = context.subject(sequence[mover])
        let related = others.map { context.subject(sequence[$0]) }
        let isEarly = others.contains { $0 > mover }
        findings.report(
          """
          \(subject) is read \(isEarly ? "before" : "after") \(related[0]) but shown \
          \(isEarly ? "after" : "before") it
          """, at: subject, on: [.frame], related: related)
      }
    }
  }

  /// The stops of each container that declares their order, in that order.
  private func sequences(in context: AuditContext) -> [[Int]] {
    let screen = context.screen
    var sequences: [[Int]] = []
    var ranked: [Int: [Int]] = [:]
    for index in screen.elements.indices {
      if let ordered = screen.elements[index].orderedElements,
        !context.kinds[index].isEmpty
      {
        sequences.append(ordered.filter { context.kinds[$0].contains(.stops) })
      }
      if screen.elements[index].sortPriority != nil, let parent = screen.parent(of: index) {
        ranked[parent] = []
      }
    }
    guard !ranked.isEmpty else { return sequences }
    for stop in context.stops {
      guard let parent = screen.parent(of: stop.element), ranked[parent] != nil else { continue }
      ranked[parent]?.append(stop.element)
    }
    return sequences + ranked.sorted { $0.key < $1.key }.map(\.value)
  }

  /// For each index of the sequence, the indices that contradict it.
  private func inversions(in sequence: [Int], _ context: AuditContext) -> [Int: [Int]] {
    let screen = context.screen
    let frames = sequence.map { screen.elements[$0].effectiveFrame }
    var inversions: [Int: [Int]] = [:]
    for first in frames.indices where !frames[first].isEmpty {
      for second in frames[(first + 1)...].indices.prefix(reach) {
        guard !frames[second].isEmpty, screen.shows(frames[second], before: frames[first]) else {
          continue
        }
        inversions[first, default: []].append(second)
        inversions[second, default: []].append(first)
      }
    }
    return inversions
  }

  /// Approximately the smallest set of indices whose removal leaves no contradiction: those with
  /// the most contradictions are removed first.
  private func movers(of inversions: [Int: [Int]]) -> [Int: [Int]] {
    var open = inversions.mapValues { Set($0) }
    var movers: [Int: [Int]] = [:]
    let order = inversions.keys.sorted {
      let (a, b) = (inversions[$0]?.count ?? 0, inversions[$1]?.count ?? 0)
      return a != b ? a > b : $0 > $1
    }
    for place in order {
      guard let others = open.removeValue(forKey: place), !others.isEmpty else { continue }
      movers[place] = inversions[place]
      for other in others { open[other]?.remove(place) }
    }
    return movers
  }
}

extension ReadingOrderVisualMismatch {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView elements="a b c" frame="0 100 390 200">
          <UILabel identifier="a" text="A" frame="20 100 100 20"/>
          <UILabel identifier="b" text="B" frame="130 103 100 20"/>
          <UILabel identifier="c" text="C" frame="20 130 100 20"/>
        </UIView>
        """#),
      // Column by column.
      Example(
        #"""
        <UIView elements="a b c d" frame="0 100 390 200">
          <UILabel identifier="a" text="A" frame="20 100 100 20"/>
          <UILabel identifier="b" text="B" frame="20 130 100 20"/>
          <UILabel identifier="c" text="C" frame="200 90 100 20"/>
          <UILabel identifier="d" text="D" frame="200 120 100 20"/>
        </UIView>
        """#),
      // A picture beside several lines.
      Example(
        #"""
        <UILabel text="Harbour walk" frame="16 110 200 20"/><UILabel text="3 kilometres" frame="16 140 200 20"/>
        <UILabel text="Easy" frame="16 170 200 20"/>
        <UIImageView isElement="true" label="Harbour" frame="250 100 100 100"/>
        """#),
      // In a cell, VoiceOver reads each line from its beginning.
      Example(
        #"""
        <UITableViewCell isElement="false" frame="0 100 390 64">
          <UILabel text="Total: 24 euros" frame="16 122 200 20"/><UIButton title="Pay" frame="250 100 124 64"/>
        </UITableViewCell>
        """#),
      // From right to left.
      Example(
        #"""
        <screen size="390 844" direction="rtl" language="ar">
          <UIView elements="a b" frame="0 100 390 200">
            <UILabel identifier="a" text="A" frame="200 100 100 20"/>
            <UILabel identifier="b" text="B" frame="20 100 100 20"/>
          </UIView>
        </screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIView elements="c a b" frame="0 100 390 200">
          <UILabel identifier="a" text="A" frame="20 100 100 20"/>
          <UILabel identifier="b" text="B" frame="20 130 100 20"/>
          ↓<UILabel identifier="c" text="C" frame="20 160 100 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView elements="b a" frame="0 100 390 200">
          ↓<UILabel identifier="a" text="A" frame="20 100 100 20"/>
          <UILabel identifier="b" text="B" frame="130 103 100 20"/>
        </UIView>
        """#),
      // VoiceOver reads what begins higher first, so that the tallest of a centred line is read before the rest.
      Example(
        #"""
        <UILabel text="Total: 24 euros" frame="16 762 200 20"/>
        ↓<UIButton title="Pay" frame="250 740 124 64"/>
        """#),
    ]
  )
}
