internal import AccessibilityModel
public import Auditing

/// Reports controls that overlap.
public struct ControlsOverlap: ScreenRule {
  public static let description = RuleDescription(
    id: "controls-overlap",
    group: .geometry,
    summary: "Controls should not overlap.",
    rationale: "A tap in the shared area activates the upper control, whichever one the user "
      + "meant.",
    remedy: Remedy(
      "lay the controls out side by side",
      .uiKit("stackView.addArrangedSubview(button)"),
      .swiftUI("HStack { previous; next }"),
      .appKit("stackView.addArrangedSubview(button)"),
      .views(#"app:layout_constraintStart_toEndOf="@id/previous""#),
      .compose("Row { previous(); next() }")),
    severity: .warning,
    criteria: [.wcag("2.5.8")],
    needs: [.frames]
  )

  /// The least area that counts, in square points and as a part of the smaller control: frames of
  /// neighbours often share a hairline.
  var leastArea = 4.0
  var leastPart = 0.1
  /// The minimum uncovered part of a control, in points, and as a fraction of its shorter side.
  var leastLeft = 44.0
  var leastPartLeft = 0.9
  /// The same where the upper one is a badge on the lower.
  var leastPartLeftByBadge = 0.7

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let geometry = context.geometry
    for index in geometry.targets.elements {
      let subject = context.subject(index)
      var above = geometry.targets.sharingArea(with: index).filter {
        context.screen.isDrawn($0, above: index) && areBothMet(subject, context.subject($0))
      }
      guard !above.isEmpty, !geometry.isCovered(index) else { continue }
      above.removeAll {
        geometry.isCovered($0) || !isStop($0, context) || mayBeBelow(context.subject($0), subject)
          || isPart(subject, of: $0)
      }
      guard !above.isEmpty, isStop(index, context), !isStillMet(subject, above),
        !isBackdrop(subject)
      else { continue }
      if let other = above.first.map(context.subject) {
        report(subject, under: other, above, &findings)
      }
    }
  }

  /// Whether a control of a running Android app is in another that the same one covers, and cannot be tapped by
  /// itself.
  private func isPart(_ lower: AuditedElement, of other: Int) -> Bool {
    let (context, upper) = (lower.context, lower.context.subject(other))
    guard context.screen.platform == .android, !lower.element.gestures.contains(.tap),
      let outer = context.geometry.targets.ancestor(of: lower.index)
    else { return false }
    return context.subject(outer).touchFrame.overlaps(
      upper.touchFrame, leastArea: leastArea, leastPart: leastPart)
  }

  /// Whether the other of two overlapping controls may be the upper one, and then both can be met.
  ///
  /// A dump without drawing orders has views in the order of their positions, and the controls of Compose and
  /// Flutter in that in which they are read (docs/evidence/android.md#drawing-order). A small control of a
  /// framework may then be drawn on a large one; among Android's own views it is at an edge, such as the plus
  /// sign below a portrait.
  private func mayBeBelow(_ upper: AuditedElement, _ lower: AuditedElement) -> Bool {
    let screen = lower.context.screen
    let times = upper.touchFrame.area / lower.touchFrame.area
    guard !screen.showsOrder(of: upper.index, and: lower.index), times >= 1 else { return false }
    return
      (times >= 4 && isDrawn(upper, with: lower)
      || !upper.touchFrame.contains(lower.activationPoint))
      && isStillMet(upper, [lower.index])
  }

  /// Whether a framework draws both in one view of Android, which has no views inside.
  private func isDrawn(_ one: AuditedElement, with other: AuditedElement) -> Bool {
    let screen = one.context.screen
    return screen.ancestors(of: other.index).first { screen.isAncestor($0, of: one.index) }
      .map { screen.elements[$0].className } == "android.view.View"
  }

  /// A clickable view of a dump that is not a stop wraps one.
  private func isStop(_ index: Int, _ context: AuditContext) -> Bool {
    context.screen.platform != .android || context.stopNumber(of: index) != nil
  }

  /// Whether enough of a control is free, including its activation point: an icon on the corner of a picture of
  /// a running app is deliberate and covers little of it. Of a control in a design it is nearly all, since the
  /// sizes of its file are not those of the app.
  private func isStillMet(_ lower: AuditedElement, _ above: [Int]) -> Bool {
    let context = lower.context
    let frames = above.map { context.subject($0).touchFrame }
    guard !frames.contains(where: { $0.contains(lower.activationPoint) }) else { return false }
    guard !context.screen.framesAreDesignTime else {
      // Two that meet at a corner, and not one that is on the other.
      let covered = frames.reduce(0) { $0 + $1.intersection(lower.touchFrame).area }
      return covered <= (1 - leastPartLeft) * lower.touchFrame.area
        && !frames.contains { lower.touchFrame.contains($0.center) }
    }
    guard let left = UncoveredPart.largest(of: lower.touchFrame, without: frames)
    else { return false }
    let areBadges = above.allSatisfy { isBadge(context.subject($0), on: lower) }
    let part = areBadges ? leastPartLeftByBadge : leastPartLeft
    return left.shorterSide >= min(leastLeft, part * lower.touchFrame.shorterSide)
  }

  /// Whether the two are drawn as one: on Android, the upper is in the same view, not larger, and at an
  /// edge of the lower, such as the plus sign on a portrait.
  private func isBadge(_ upper: AuditedElement, on lower: AuditedElement) -> Bool {
    upper.context.screen.platform == .android && upper.parent?.index == lower.parent?.index
      && upper.touchFrame.area <= lower.touchFrame.area
  }

  private func areBothMet(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    lower.lineInTouchArea.overlaps(
      upper.lineInTouchArea, leastArea: leastArea, leastPart: leastPart)
      && !lower.touchFrame.isAlmostEqual(to: upper.touchFrame)
      && !isBackground(lower) && !lower.isCutByCapture && !upper.isInLayer(over: lower)
      && !lower.scrollsFromUnder(upper) && !isComposed(upper, lower)
      && !lower.hasEnlargedTouchArea && !upper.hasEnlargedTouchArea && !isInMargin(upper, of: lower)
      && !isLaidOutByCode(lower, upper) && !lower.isRim(of: upper)
      && lower.ancestorTraits.contains(.modal) == upper.ancestorTraits.contains(.modal)
  }

  /// Whether it is what is behind the controls of a bar on Android and keeps touches between them from what is
  /// further behind: it has neither a name nor content, and three or more are on it.
  private func isBackdrop(_ lower: AuditedElement) -> Bool {
    let context = lower.context
    guard context.screen.platform == .android, !lower.hasChildren, lower.element.hasBlankLabel,
      !lower.isTextEntry
    else { return false }
    return context.geometry.targets.sharingArea(with: lower.index).count {
      let other = context.subject($0).touchFrame
      return 2 * other.area < lower.touchFrame.area && lower.touchFrame.contains(other.center)
    } > 2
  }

  /// Whether it fills so much of the screen that it is the background of the controls on it.
  private func isBackground(_ lower: AuditedElement) -> Bool {
    !lower.context.screen.framesAreDesignTime
      && lower.touchFrame.area >= 0.5 * lower.context.screen.bounds.area
  }

  /// Whether the two are composed: the upper one is at one end of the lower, on its line, as the
  /// eye of a password field, the arrow of a drop-down menu and the icon in a search bar are.
  private func isComposed(_ upper: AuditedElement, _ lower: AuditedElement) -> Bool {
    let (inner, outer) = (upper.touchFrame, lower.touchFrame)
    guard outer.width >= 2 * inner.width, inner.minX >= outer.minX - 1,
      inner.maxX <= outer.maxX + 1, !inner.contains(lower.activationPoint)
    else { return false }
    let isAtEnd = min(inner.minX - outer.minX, outer.maxX - inner.maxX) <= inner.width
    return isAtEnd && abs(inner.center.y - outer.center.y) <= 0.2 * outer.height
  }

  /// Whether the upper one covers the side of a field, where its text does not reach: a field is met
  /// anywhere along its width.
  private func isInMargin(_ upper: AuditedElement, of lower: AuditedElement) -> Bool {
    let (inner, outer) = (upper.touchFrame, lower.touchFrame)
    guard lower.isTextEntry, !upper.isTextEntry, outer.width >= 2 * inner.width,
      !inner.contains(lower.activationPoint)
    else { return false }
    return min(inner.minX - outer.minX, outer.maxX - inner.maxX) <= inner.width
  }

  private func report(
    _ subject: AuditedElement, under other: AuditedElement, _ all: [Int], _ findings: inout Findings
  ) {
    let context = subject.context
    let point = subject.activationPoint
    let hidden = all.map(context.subject).first { $0.touchFrame.contains(point) }
    let floats =
      context.geometry.scroller(of: subject.index)
      != context.geometry.scroller(of: other.index)
    let sure = subject.geometryOutcome == .fail && other.geometryOutcome == .fail
    // One of them scrolls away from the other, as the picture below a toolbar does.
    guard !floats || context.screen.platform != .android else { return }
    let shared = subject.touchFrame.intersection((hidden ?? other).touchFrame)
    findings.report(
      """
      \(subject) is covered by \(hidden ?? other) \
      \(hidden == nil ? "over" : "at its activation point,") \(sizeInWords: shared) \
      \(subject.unit)
      """, at: subject, outcome: sure && !floats ? .fail : .review,
      severity: hidden == nil ? nil : .error, related: all)
  }
}

extension AuditedElement {
  /// The point that the screen reader taps: the app's, or the centre.
  var activationPoint: Point { element.activationPoint ?? effectiveFrame.center }
}

extension Rect {
  /// Whether two share more than a hairline: more square points, and more of the smaller one.
  func overlaps(_ other: Rect, leastArea: Double, leastPart: Double) -> Bool {
    intersection(other).area > max(leastArea, leastPart * min(area, other.area))
  }
}

extension ControlsOverlap {
  public static let examples = RuleExamples(
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
      // Neither is met: a third view covers one of them.
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
