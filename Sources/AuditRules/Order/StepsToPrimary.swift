internal import AccessibilityModel
internal import Auditing

/// Reports screens whose main action is many swipes away.
struct StepsToPrimary: ScreenRule {
  static let description = RuleDescription(
    id: "steps-to-primary",
    group: .order,
    summary: "The main action should be at most 20 swipes away.",
    rationale: "Users who listen repeat the long way on each visit.",
    remedy: Remedy(
      "move it forward, add a heading before it, or support magic tap",
      appKit: "move it forward",
      android: "move it forward, or add a heading before it",
      .uiKit("override func accessibilityPerformMagicTap() -> Bool { pay(); return true }"),
      .swiftUI(".accessibilityAction(.magicTap, pay)"),
      .appKit(#"payButton.keyEquivalent = "\r""#),
      .views(#"android:accessibilityTraversalBefore="@id/details""#),
      .compose("Modifier.semantics { traversalIndex = -1f }")),
    severity: .note,
    needs: [.exposure, .labels, .wholeScreen],
    isRecommended: false,
    languages: primary.languages
  )

  var mostSwipes = 20

  static let primary = PhraseLists("phrase-primary")

  func check(_ context: AuditContext, findings: inout Findings) {
    let far = context.stops.indices.dropFirst(mostSwipes + 1)
    let primary = far.first { swipes in
      let index = context.stops[swipes].element
      return context.kinds[index].contains(.controls)
        && isPrimary(context.subject(index))
    }
    guard let swipes = primary else { return }
    let byRotor = swipesByRotor(to: swipes, context)
    let subject = context.subject(context.stops[swipes].element)
    guard byRotor > mostSwipes else {
      return findings.excuse(subject, because: "users reach it sooner by headings")
    }
    findings.report(
      "\(subject) is \(swipes) swipes from the first stop, \(byRotor) by headings; maximum \(mostSwipes)",
      at: subject)
  }

  /// A swipe for each heading, then on from there.
  private func swipesByRotor(to stop: Int, _ context: AuditContext) -> Int {
    let headings = context.stops.indices[...stop].filter {
      context.screen.elements[context.stops[$0].element].traits.contains(.header)
    }
    return headings.last.map { headings.count + stop - $0 } ?? stop
  }

  /// Whether it looks like the main action of its screen.
  func isPrimary(_ subject: AuditedElement) -> Bool {
    guard subject.isActionable, subject.element.traits.contains(.button),
      !subject.ancestorTraits.contains(.list)
    else { return false }
    let words = subject.wording.words
    return words.count <= 4 && Self.primary.begins(words, of: subject)
  }
}

extension StepsToPrimary {
  private static let rows = (0..<21).map {
    #"<UILabel text="Row \#($0)" frame="0 \#($0 * 30) 200 20"/>"#
  }.joined(separator: "\n")

  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Pay" frame="0 0 80 44"/>"#),
      Example(
        rows + #"<UILabel text="Payment" traits="header" frame="0 650 200 20"/>"#
          + #"<UIButton title="Pay now" frame="0 700 80 44"/>"#),
    ],
    failing: [Example(rows + "\n" + #"↓<UIButton title="Pay now" frame="0 700 80 44"/>"#)]
  )
}
