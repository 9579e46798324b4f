internal import AccessibilityModel
internal import Auditing

/// Reports headings that are lost, or no longer first, after rotation.
struct RotationHeadingLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-heading-lost",
    group: .rotation,
    summary: "Headings must survive rotation.",
    rationale: "Users who jump from heading to heading miss a part of the screen.",
    remedy: Remedy(
      "add the trait .header in both layouts",
      android: "set accessibilityHeading in both layouts",
      .uiKit("title.accessibilityTraits.insert(.header)"),
      .swiftUI(".accessibilityAddTraits(.isHeader)"),
      .views(#"android:accessibilityHeading="true""#),
      .compose("Modifier.semantics { heading() }")),
    severity: .error,
    criteria: [.wcag("1.3.1")],
    needs: [.headings],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    var isFound = false
    for (before, after) in pair.matchedStops
    where before.traits.contains(.header) && after.subject.isStop {
      guard !after.subject.traits.contains(.header) else { continue }
      isFound = true
      findings.report(
        """
        \(after.subject) is a heading \(before.inOrientation) but not \
        \(after.subject.inOrientation)\(after.doubtInWords)
        """, at: after.subject, doubt: after.doubt,
        fix: .traits(adding: .header, to: after.subject.element))
    }
    if !isFound { checkFirst(pair, &findings) }
  }

  private func checkFirst(_ pair: OrientationPair, _ findings: inout PairFindings) {
    guard let before = firstHeading(pair.first, pair), let after = firstHeading(pair.second, pair),
      let same = pair.counterpart(of: before)?.subject, same.isStop, same.index != after.index
    else { return }
    findings.report(
      """
      \(after) is the first heading \(after.inOrientation) but \(before) \
      \(before.inOrientation)
      """, at: after)
  }

  /// Apart from the column of a split view, which is before the rest in landscape only.
  private func firstHeading(_ context: AuditContext, _ pair: OrientationPair) -> AuditedElement? {
    context.stopSubjects.first {
      $0.traits.contains(.header) && pair.reasonOfColumn($0) == nil
    }
  }
}

extension RotationHeadingLost {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UILabel text="Cart" traits="header" frame="20 100 200 44"/>"#,
        landscape: #"<UILabel text="Cart" traits="header" frame="20 100 200 44"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UILabel text="Cart" traits="header" frame="20 100 200 44"/>"#,
        landscape: #"↓<UILabel text="Cart" frame="20 100 200 44"/>"#),
      .turned(
        portrait: #"""
          <UILabel text="Cart" traits="header" frame="20 100 200 44"/>
          <UILabel text="Offers" traits="header" frame="20 200 200 44"/>
          """#,
        landscape: #"""
          <UILabel text="Cart" traits="header" frame="20 200 200 44"/>
          ↓<UILabel text="Offers" traits="header" frame="20 100 200 44"/>
          """#),
    ]
  )
}
