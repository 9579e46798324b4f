internal import AccessibilityModel
internal import Auditing

/// Reports scroll areas whose content beyond the edge has no stops.
struct ScrollContentUnexposed: ScreenRule {
  static let description = RuleDescription(
    id: "scroll-content-unexposed",
    group: .actions,
    summary: "Content beyond the edge of a scroll area must be reachable.",
    rationale: "Only users who scroll with a finger and see the screen find it.",
    remedy: Remedy(
      "make its texts and controls accessibility elements",
      android: "make its texts and controls important for accessibility",
      .uiKit("label.isAccessibilityElement = true"),
      .swiftUI("ScrollView { content }.accessibilityElement(children: .contain)"),
      .appKit("label.setAccessibilityElement(true)"),
      .views(#"android:importantForAccessibility="yes""#),
      .compose("LazyColumn { items(rows) { Row(it) } }")),
    severity: .error,
    criteria: [.wcag("1.3.1")],
    needs: [.frames, .exposure]
  )

  private struct Content {
    var hidden: [Int] = []
    var hasStop = false
  }

  func check(_ context: AuditContext, findings: inout Findings) {
    var contents: [Int: Content] = [:]
    let geometry = context.geometry
    // The last scroller with a stop in it: nothing more is asked of it.
    var reached = -1
    for index in context.kinds.indices {
      guard !context.kinds[index].isDisjoint(with: [.texts, .actionable, .stops]),
        let scroller = geometry.scroller(of: index), scroller != reached,
        isBeyond(index, scroller, context)
      else { continue }
      let isReached =
        context.kinds[index].contains(.stops)
        || geometry.ancestorTraits[index].contains(.stop) || holdsStop(index, context)
      if isReached {
        contents[scroller, default: Content()].hasStop = true
        reached = scroller
      } else if contents[scroller]?.hidden.count ?? 0 < 10 {
        contents[scroller, default: Content()].hidden.append(index)
      }
    }
    for (scroller, content) in contents.sorted(by: { $0.key < $1.key })
    where !content.hasStop && !context.kinds[scroller].isEmpty {
      let subject = context.subject(scroller)
      findings.report(
        "\(subject) has unreachable content beyond its edge",
        at: subject, doubt: "scrolling may expose it", related: content.hidden.map(context.subject))
    }
  }

  /// Whether it holds a stop, such as a text view that holds its text as an element.
  private func holdsStop(_ index: Int, _ context: AuditContext) -> Bool {
    context.screen.descendants(of: index).prefix(Self.mostInside).contains {
      context.kinds[$0].contains(.stops)
    }
  }

  /// A file may nest any number.
  private static let mostInside = 16

  /// Whether it is outside the frame of its scroll area.
  private func isBeyond(_ index: Int, _ scroller: Int, _ context: AuditContext) -> Bool {
    let elements = context.screen.elements
    let (frame, window) = (elements[index].frame, elements[scroller].frame)
    return frame.intersection(window).isNull && !context.kinds[scroller].contains(.stops)
      && frame.isFinite && window.isFinite && !frame.isEmpty && !window.isEmpty
  }
}

extension ScrollContentUnexposed {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIScrollView frame="0 0 390 844"><UILabel text="End" frame="0 900 200 20"/></UIScrollView>
        """#),
      Example(
        #"""
        <UIScrollView frame="0 0 390 844">
          <UILabel text="Seen" isElement="false" frame="0 100 200 20"/>
        </UIScrollView>
        """#),
      Example(
        #"""
        <UIScrollView frame="0 0 390 844">
          <UITextView text="End" isElement="false" frame="0 900 200 60">
            <UILabel text="End" frame="0 900 200 20"/>
          </UITextView>
        </UIScrollView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIScrollView frame="0 0 390 844">
          <UILabel text="Seen" frame="0 100 200 20"/>
          <UILabel text="End" isElement="false" frame="0 900 200 20"/>
        </UIScrollView>
        """#)
    ]
  )
}
