internal import AccessibilityModel
internal import Auditing

/// Reports controls that overlap.
struct ControlsOverlap: ScreenRule {
  static let description = RuleDescription(
    id: "controls-overlap",
    group: .geometry,
    summary: "Controls must not overlap.",
    rationale: "A tap in the shared area activates the upper control, whichever one the user "
      + "meant.",
    remedy: Remedy(
      "lay the controls out side by side",
      .uiKit("stackView.addArrangedSubview(button)"),
      .swiftUI("HStack { previous; next }"),
      .appKit("stackView.addArrangedSubview(button)"),
      .views(#"app:layout_constraintStart_toEndOf="@id/previous""#),
      .compose("Row { previous(); next() }")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames],
    asks: [.hidden]
  )

  /// The least area that counts, in square points and as a part of the smaller control: frames of
  /// neighbours often share a hairline.
  var leastArea = 4.0
  var leastPart = 0.1
  /// The minimum uncovered part of a control, in points, and as a fraction of its shorter side.
  var leastLeft = TouchTarget.FreePart.length
  var leastPartLeft = TouchTarget.FreePart.ofControl
  /// The same where the upper one is a badge on the lower.
  var leastPartLeftByBadge = TouchTarget.FreePart.belowBadge

  func check(_ context: AuditContext, findings: inout Findings) {
    for index in context.geometry.targets.elements {
      let lower = context.subject(index)
      let above = lower.touchTarget.controlsAbove.filter { share(lower, $0) }
      guard let first = above.first else { continue }
      let covering = above.filter { lower.touchTarget.separation(from: $0) == nil }
      if let reason = covering.isEmpty
        ? lower.touchTarget.separation(from: first) : excuse(for: lower, below: covering)
      {
        findings.excuse(lower, because: reason)
      } else {
        report(lower, under: covering[0], covering, &findings)
      }
    }
  }

  private func share(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    lower.touchTarget.ownArea.overlaps(
      upper.touchTarget.ownArea, leastArea: leastArea, leastPart: leastPart)
      && !lower.touchTarget.frame.isAlmostEqual(to: upper.touchTarget.frame)
  }

  /// Why a control with others on it can be touched all the same; nil if it cannot.
  private func excuse(for lower: AuditedElement, below above: [AuditedElement]) -> Reason? {
    if let reason = lower.presence.absence { return reason }
    if !lower.touchTarget.hasKnownExtent { return lower.touchTarget.exemption }
    if lower.touchTarget.isBackground { return "it is the background of the controls on it" }
    return .when(leavesEnough(of: lower, above), "enough of it is free, its centre included")
  }

  /// Whether enough of a control is free, including its activation point: an icon on the corner of a picture is
  /// deliberate and covers little of it. Where the frames are not sure it is nearly all, since only controls that
  /// share a corner are laid out apart.
  private func leavesEnough(of lower: AuditedElement, _ above: [AuditedElement]) -> Bool {
    let frames = above.map(\.touchTarget.frame)
    guard !frames.contains(where: { $0.contains(lower.touchTarget.activationPoint) }) else {
      return false
    }
    guard lower.certainty(of: [.frame]) == .certain else {
      let covered = frames.reduce(0) { $0 + $1.intersection(lower.touchTarget.frame).area }
      return covered <= (1 - leastPartLeft) * lower.touchTarget.frame.area
        && !frames.contains { lower.touchTarget.frame.contains($0.center) }
    }
    guard let left = UncoveredPart.largest(of: lower.touchTarget.frame, without: frames)
    else { return false }
    let areBadges = above.allSatisfy { isBadge($0, on: lower) }
    let part = areBadges ? leastPartLeftByBadge : leastPartLeft
    return left.shorterSide >= min(leastLeft, part * lower.touchTarget.frame.shorterSide)
  }

  /// Whether the two are drawn as one: the upper is in the same view, not larger, and at an edge of the lower,
  /// such as the plus sign on a portrait.
  private func isBadge(_ upper: AuditedElement, on lower: AuditedElement) -> Bool {
    upper.parent?.index == lower.parent?.index
      && upper.touchTarget.frame.area <= lower.touchTarget.frame.area
  }

  private func report(
    _ lower: AuditedElement, under first: AuditedElement, _ all: [AuditedElement],
    _ findings: inout Findings
  ) {
    let point = lower.touchTarget.activationPoint
    let hidden = all.first { $0.touchTarget.frame.contains(point) }
    let upper = hidden ?? first
    findings.report(
      """
      \(lower) is covered by \(upper) \(hidden == nil ? "over" : "at its activation point,") \
      \(sizeInWords: lower.touchTarget.frame.intersection(upper.touchTarget.frame)) \(lower.context.unit)
      """, at: lower, on: [.frame], doubt: upper.certainty(of: [.frame]).doubt,
      severity: hidden == nil ? nil : .error, related: all)
  }
}

extension Rect {
  /// Whether two share more than a hairline: more square points, and more of the smaller one.
  func overlaps(_ other: Rect, leastArea: Double, leastPart: Double) -> Bool {
    intersection(other).area > max(leastArea, leastPart * min(area, other.area))
  }
}

extension ControlsOverlap {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="79.5 100 60 44"/>
        """#),
      // One in the other.
      Example(
        #"""
        <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">
          <UIButton title="Flag" frame="330 108 44 44"/>
        </RowView>
        """#),
      // A row that scrolls under a bar.
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell gestures="tap" label="Mail" frame="0 740 390 60"/>
        </UITableView>
        <UITabBar frame="0 761 390 83"><UITabBarItem title="Mail" frame="0 761 195 49"/></UITabBar>
        """#),
      // A touch reaches neither: a third view covers one of them.
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="50 100 60 44"/>
        <UIView backgroundColor="#FFFFFF" frame="0 0 390 844"/>
        """#),
      // Enough is left of it.
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="70 100 60 44"/>
        """#),
      // The eye in a field.
      Example(
        #"""
        <UITextField label="Password" frame="20 100 300 44"/>
        <UIButton title="Show" frame="276 100 44 44"/>
        """#),
      // The arrow of a drop-down menu.
      Example(
        #"""
        <UIButton title="Country" frame="20 100 300 44"/>
        <UIButton label="Show the menu" frame="276 100 44 44"/>
        """#),
      // A button that floats over a list.
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell gestures="tap" label="Mail" frame="0 700 390 60"/>
        </UITableView>
        <UIButton label="Write" frame="310 720 56 56"/>
        """#),
      // A menu above the control that opened it.
      Example(
        #"""
        <UIButton title="A" frame="20 100 60 44"/>
        <UIView frame="0 80 300 200"><UIButton title="B" frame="50 110 60 44"/></UIView>
        """#),
      // The close button of a player covers all of it.
      Example(
        #"""
        <PlayerView isElement="true" label="Pause" traits="button" frame="0 0 390 844"/>
        <UIButton title="Close" frame="20 60 44 44"/>
        """#),
      // Below an alert.
      Example(
        #"""
        <UIButton title="A" isElement="false" frame="20 400 300 44"/>
        <UIAlertController title="Delete?" viewIsModal="true" frame="60 350 270 150">
          <UIButton title="Delete" frame="60 420 270 44"/>
        </UIAlertController>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="42 100 60 44"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="A" frame="20 100 60 44"/>
        <UIButton title="B" frame="30 100 100 44"/>
        """#),
    ]
  )
}
