internal import AccessibilityModel
public import Auditing

/// Reports controls with the same frame.
public struct DuplicateClickableBounds: ScreenRule {
  public static let description = RuleDescription(
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

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let groups = groups(on: context).map { distinct($0, context).map(context.subject) }
      .filter { $0.count > 1 }
    let isOfTwoStates = groups.count { areAlternatives($0) } > 1
    for group in groups {
      let others = group.dropFirst().filter {
        (!isOfTwoStates && !areTitled([group[0], $0]) || !areAlternatives([group[0], $0]))
          && !$0.isOnOtherPage(than: group[0]) && !$0.isInOtherRow(than: group[0])
          && !$0.isMovedByCode && !group[0].isMovedByCode
      }
      guard !others.isEmpty else { continue }
      findings.report(
        "\(group[0]) has the same frame as \(others[0])\(others.more)", at: group[0],
        outcome: group[0].geometryOutcome, related: others)
    }
  }

  /// Whether code may show the one or the other of some controls of a design that have one frame: it has
  /// outlets for all of them. Two of one title may be one too many.
  ///
  /// Several such places are the states of one screen, such as logging in and having logged in.
  private func areAlternatives(_ controls: [AuditedElement]) -> Bool {
    let titles = controls.compactMap(\.element.title).filter { !$0.isBlank }
    return controls.allSatisfy {
      $0.context.screen.framesAreDesignTime && $0.element.isOutlet
    } && Set(titles).count == titles.count
  }

  /// Whether all of them, without constraints that may part them, have a title: one on top of the other, the
  /// titles could not be read.
  private func areTitled(_ controls: [AuditedElement]) -> Bool {
    controls.allSatisfy {
      $0.element.layout?.isAutoresized == true && $0.element.title?.isBlank == false
    }
  }

  /// The counted elements, grouped by frame.
  private func groups(on context: AuditContext) -> [[Int]] {
    var numbers: [Rect: Int] = [:]
    var groups: [[Int]] = []
    for index in context.kinds.indices
    where context.kinds[index].contains(.actionable) && counts(context.subject(index)) {
      let frame = context.screen.elements[index].frame.rounded
      if let number = numbers[frame] {
        groups[number].append(index)
      } else {
        numbers[frame] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// `clickable` and `long-clickable`.
  private static let clicks: Set<Gesture> = [.tap, .longPress]

  private func counts(_ subject: AuditedElement) -> Bool {
    !subject.frame.isEmpty && subject.frame.isFinite
      && subject.flags.contains(.userInteractionEnabled)
      && !subject.ancestorTraits.contains(.untouchable) && !isPage(subject)
      && !subject.hasStaleFrame
      // Of two buttons in one place code shows the one or the other.
      && subject.element.codeEvidence?.location(of: .hidden) == nil
  }

  /// Whether it is a page of an Android app, or what dims the one below: a view over most of the screen handles
  /// touches so that none reaches what is behind it.
  private func isPage(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    return screen.platform == .android && !subject.role.isControl
      && 2 * subject.frame.area >= screen.bounds.area
  }

  /// The members of a group that are separate controls.
  ///
  /// Captures repeat one control as parent and child; only one with another action counts
  /// separately. Android's dumps state which views are clickable, so both count there.
  private func distinct(_ group: [Int], _ context: AuditContext) -> [Int] {
    let screen = context.screen
    if screen.platform == .android {
      // TalkBack skips unimportant views, such as the one that dims the screen below a sheet.
      let clickable = group.filter {
        !screen.elements[$0].gestures.isDisjoint(with: Self.clicks)
          && !screen.elements[$0].flags.contains(.notImportant)
      }
      // TalkBack passes over a wrapper of what it stops at.
      return clickable.filter { index in
        context.stopNumber(of: index) != nil
          || !clickable.contains { screen.isAncestor(index, of: $0) }
      }
    }
    var chosen: [Int] = []
    for index in group {
      guard let around = chosen.last, screen.isAncestor(around, of: index) else {
        chosen.append(index)
        continue
      }
      let (outer, inner) = (screen.elements[around].purpose, screen.elements[index].purpose)
      if let outer, let inner, outer != inner { chosen.append(index) }
    }
    return chosen
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
  public static let examples = RuleExamples(
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
