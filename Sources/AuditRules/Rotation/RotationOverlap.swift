internal import AccessibilityModel
internal import Auditing

/// Reports controls that overlap after rotation.
struct RotationOverlap: PairRule {
  static let description = RuleDescription(
    id: "rotation-overlap",
    group: .rotation,
    summary: "Controls must not overlap after rotation.",
    rationale: "A tap in the shared area activates the upper control, whichever one the user "
      + "meant.",
    remedy: Remedy(
      "let the layout scroll, or put the controls in a row",
      .uiKit("stackView.axis = .horizontal"),
      .swiftUI("ViewThatFits { VStack { buttons }; HStack { buttons } }"),
      .views(#"android:orientation="horizontal""#),
      .compose("FlowRow { Buttons() }")),
    severity: .error,
    criteria: [.wcag("1.3.4"), .wcag("2.5.8")],
    needs: [.frames],
    platforms: [.iOS, .android]
  )

  /// The least area that counts, in square points and as a part of the smaller control.
  var leastArea = 4.0
  var leastPart = 0.1

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let geometry = pair.second.geometry
    for index in geometry.targets.elements {
      let subject = pair.second.subject(index)
      guard let before = pair.counterpart(of: subject),
        !geometry.isCovered(index) || !pair.first.geometry.isCovered(before.subject.index)
      else { continue }
      let above = geometry.targets.sharingArea(with: index).map(pair.second.subject).filter {
        $0.index > index && overlap(subject, $0, before.subject, pair)
          && !geometry.isCovered($0.index)
      }
      if let other = above.first {
        report(subject, under: other, above, before.doubt, &findings)
      }
    }
  }

  /// Whether two controls overlap now and did not before.
  private func overlap(
    _ lower: AuditedElement, _ upper: AuditedElement, _ before: AuditedElement,
    _ pair: OrientationPair
  ) -> Bool {
    guard let other = pair.counterpart(of: upper)?.subject,
      !isScrolledUnder(upper, lower),
      lower.presence.separation(from: upper) == nil,
      share(lower, upper)
    else { return false }
    return !share(before, other)
  }

  /// Whether it is content that scrolls away from under a bar.
  private func isScrolledUnder(_ upper: AuditedElement, _ lower: AuditedElement) -> Bool {
    upper.ancestorTraits.contains(.bar) && lower.presence.scrollsFromUnder(upper)
  }

  /// Whether two share an area that counts.
  private func share(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
    one.touchTarget.frame.overlaps(
      other.touchTarget.frame, leastArea: leastArea, leastPart: leastPart)
  }

  private func report(
    _ subject: AuditedElement, under other: AuditedElement, _ all: [AuditedElement],
    _ doubt: Reason?,
    _ findings: inout PairFindings
  ) {
    let hidden = all.first { $0.touchTarget.frame.contains(subject.touchTarget.activationPoint) }
    let shared = subject.touchTarget.frame.intersection((hidden ?? other).touchTarget.frame)
    let point = hidden == nil ? "over" : "at its activation point,"
    let cut = subject.certainty(of: [.frame]).doubt ?? other.certainty(of: [.frame]).doubt
    findings.report(
      """
      \(subject) is covered \(subject.inOrientation) by \(hidden ?? other) \(point) \
      \(sizeInWords: shared) \(subject.context.unit)
      """, at: subject, doubt: doubt ?? cut, severity: hidden == nil ? .warning : .error,
      related: all)
  }
}

extension RotationOverlap {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"""
          <UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="20 160 60 44"/>
          """#,
        landscape: #"""
          <UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="100 100 60 44"/>
          """#),
      // They did so before.
      .turned(
        portrait: #"""
          <UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="50 100 60 44"/>
          """#,
        landscape: #"""
          <UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="50 100 60 44"/>
          """#),
    ],
    failing: [
      .turned(
        portrait: #"""
          <UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="20 160 60 44"/>
          """#,
        landscape: #"""
          ↓<UIButton title="A" frame="20 100 60 44"/><UIButton title="B" frame="20 130 60 44"/>
          """#)
    ]
  )
}
