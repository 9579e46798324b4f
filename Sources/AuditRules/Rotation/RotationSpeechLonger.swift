internal import AccessibilityModel
internal import Auditing

/// Reports screens whose main action takes longer to reach in landscape.
struct RotationSpeechLonger: PairRule {
  static let description = RuleDescription(
    id: "rotation-speech-longer",
    group: .rotation,
    summary: "The way to the main action should be equally short in both orientations.",
    rationale: "Users who listen hear everything before it, on each visit.",
    remedy: Remedy(
      "keep the reading order, or move new content after the main action",
      .uiKit("container.accessibilityElements = [payButton, details]"),
      .swiftUI(".accessibilitySortPriority(1)"),
      .views(#"android:accessibilityTraversalBefore="@id/details""#),
      .compose("Modifier.semantics { traversalIndex = -1f }")),
    severity: .note,
    needs: [.labels],
    platforms: [.iOS, .android],
    isRecommended: false,
    languages: StepsToPrimary.primary.languages
  )

  /// How much longer the way may be, and below which it does not matter, in seconds.
  var factor = 1.5
  var least = 5.0

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let rule = StepsToPrimary()
    var before = 0.0
    for subject in pair.first.stopSubjects {
      before += seconds(subject)
      guard rule.isPrimary(subject) else { continue }
      guard let after = pair.counterpart(of: subject), after.subject.isStop,
        let now = seconds(to: after.subject)
      else { return }
      guard now > factor * before, now - before > least else { return }
      findings.report(
        """
        \(after.subject) is about \(now.inSeconds) away \(after.subject.inOrientation), \
        \(before.inSeconds) \(subject.inOrientation)
        """, at: after.subject, doubt: after.doubt)
      return
    }
  }

  private func seconds(_ subject: AuditedElement) -> Double {
    subject.spokenText.map(SpokenTime.estimate) ?? 0
  }

  /// The time until a stop has been spoken.
  private func seconds(to subject: AuditedElement) -> Double? {
    guard let place = subject.context.stopNumber(of: subject.index) else { return nil }
    return subject.context.stops[...place].reduce(0) {
      $0 + seconds(subject.context.subject($1.element))
    }
  }
}

extension RotationSpeechLonger {
  private static let long =
    "The parcel goes to the house next door if nobody opens, and comes again on the next day."

  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: """
          <UILabel text="\(long)" frame="20 20 300 60"/><UIButton title="Pay" frame="20 200 80 44"/>
          """,
        landscape: """
          <UILabel text="\(long)" frame="20 20 300 60"/><UIButton title="Pay" frame="20 200 80 44"/>
          """)
    ],
    failing: [
      .turned(
        portrait: """
          <UIButton title="Pay" frame="20 20 80 44"/><UILabel text="\(long)" frame="20 100 300 60"/>
          """,
        landscape: """
          <UILabel text="\(long)" frame="20 20 300 60"/>
          ↓<UIButton title="Pay" frame="20 200 80 44"/>
          """)
    ]
  )
}
