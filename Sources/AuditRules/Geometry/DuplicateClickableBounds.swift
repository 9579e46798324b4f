internal import AccessibilityModel
internal import Auditing

/// Reports controls with the same frame.
struct DuplicateClickableBounds: ScreenRule {
  static let description = RuleDescription(
    id: "duplicate-clickable-bounds",
    group: .geometry,
    summary: "Controls must not share a frame.",
    rationale: "Users who explore by touch reach only one of them, and hear two when they swipe.",
    remedy: Remedy(
      "merge the controls, or hide the redundant one",
      .uiKit("button.isAccessibilityElement = false"),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .appKit("button.setAccessibilityElement(false)"),
      .views(#"android:importantForAccessibility="no""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.frames],
    asks: [.hidden]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    for group in groups(on: context).map(distinct) {
      guard let first = group.first else { continue }
      let others = group.dropFirst().filter { $0.presence.separation(from: first) == nil }
      if others.isEmpty, group.count > 1 {
        let reason = group[1].presence.separation(from: first)
        findings.excuse(first, because: reason ?? "no other control has its frame")
      } else if !others.isEmpty {
        findings.report(
          "\(first) has the same frame as \(others[0])\(others.more)", at: first, on: [.frame],
          related: others)
      }
    }
  }

  /// The counted elements, grouped by frame.
  private func groups(on context: AuditContext) -> [[AuditedElement]] {
    var numbers: [Rect: Int] = [:]
    var groups: [[AuditedElement]] = []
    for subject in context.subjects(.actionable) where counts(subject) {
      let frame = subject.frame.rounded
      if let number = numbers[frame] {
        groups[number].append(subject)
      } else {
        numbers[frame] = groups.count
        groups.append([subject])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  private func counts(_ subject: AuditedElement) -> Bool {
    !subject.frame.isEmpty && subject.frame.isFinite && subject.touchTarget.respondsItself
      && subject.presence.displacement == nil
      // A view over most of the screen handles touches so that none reaches what is behind it.
      && (subject.role.isControl || !subject.surface.fillsScreen)
  }

  /// The members of a group that are separate controls.
  private func distinct(_ group: [AuditedElement]) -> [AuditedElement] {
    group.reduce(into: []) { chosen, control in
      if let last = chosen.last, control.touchTarget.repeats(last) { return }
      chosen.append(control)
    }
  }
}

extension Rect {
  /// With all edges at tenths of a point, so that equal frames are found by hash.
  fileprivate var rounded: Rect {
    func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    return Rect(x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height))
  }
}

extension [AuditedElement] {
  /// The end of a message after the first: ` and 3 more`.
  var more: String { count > 1 ? " and \(count - 1) more" : "" }
}

extension DuplicateClickableBounds {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="90 100 60 44"/>
        """#),
      // One control, twice in the capture.
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"><UIButton title="A" frame="20 100 60 44"/></UIButton>
        """#),
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIImageView image="a" frame="20 100 60 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="20 100 60 44"/>
        """#),
      Example(
        #"""
        ↓<RowView isElement="true" traits="button" label="Mail" action="open" frame="0 100 390 60">
          <UIButton title="Flag" action="flag" frame="0 100 390 60"/>
        </RowView>
        """#),
    ]
  )
}
