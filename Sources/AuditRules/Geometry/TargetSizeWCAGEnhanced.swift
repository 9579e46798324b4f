internal import AccessibilityModel
public import Auditing

/// Reports touch targets below WCAG's level AAA.
///
/// Its exceptions differ from those of the platform's size.
public struct TargetSizeWCAGEnhanced: ElementRule {
  public static let description = RuleDescription(
    id: "target-size-wcag-enhanced",
    group: .geometry,
    summary: "Touch targets should be at least 44 by 44 CSS pixels.",
    rationale: "Users with limited precision miss smaller controls.",
    remedy: Remedy(
      "enlarge the hit area to 44 by 44 points",
      android: "enlarge the target to 44 by 44 dp",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
      .swiftUI(".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())"),
      .appKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
      .views(#"android:minWidth="44dp" android:minHeight="44dp""#),
      .compose("Modifier.sizeIn(minWidth = 44.dp, minHeight = 44.dp)")),
    severity: .note,
    criteria: [.wcag("2.5.5")],
    needs: [.frames],
    asks: [.hitArea, .contentSize],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .actionable

  /// WCAG 2.2, success criterion 2.5.5; a CSS pixel is a point or a dp.
  var least = 44.0
  var tolerance = 0.1

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let geometry = subject.context.geometry
    guard geometry.targets.contains(subject.index), !subject.hasOwnHitArea else { return }
    let frame = subject.touchFrame
    // A cell loses a hairline to its separator.
    let most = subject.sureLeast(subject.role == .cell ? least - 1 : least - tolerance)
    guard frame.shorterSide < most, !subject.isInlineLink, !subject.hasSystemSize,
      !frame.intersection(geometry.window(of: subject.index)).isNull,
      !subject.hasEquivalent(ofSize: least - tolerance), !geometry.isCovered(subject.index)
    else { return }
    let outcome = subject.sizeOutcome(below: least)
    guard outcome == .fail || !subject.hasContentSizeOfCode else { return }
    findings.report(
      """
      \(subject) is \(sizeInWords: frame) \(subject.unit); minimum \(inWords: least) by \
      \(inWords: least)
      """,
      at: subject, outcome: outcome)
  }
}

extension TargetSizeWCAGEnhanced {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 44 44"/>"#),
      // Another control does the same.
      Example(
        #"""
        <UIButton title="Buy" action="buy" frame="20 100 80 30"/>
        <UIButton title="Buy now" action="buy" frame="20 200 200 50"/>
        """#),
      Example(
        #"""
        <UITabBar frame="0 761 390 83"><UITabBarItem title="Mail" frame="0 761 40 40"/></UITabBar>
        """#),
      Example(#"<UISwitch label="Sound" frame="300 100 51 31"/>"#),
      Example(
        #"""
        <UIView frame="0 100 390 40">
          <UILabel text="By going on you accept the" frame="20 100 180 20"/>
          <UIView isElement="true" traits="link" label="terms" frame="203 100 40 20"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" frame="20 100 30 30"/>"#),
      Example(#"↓<UIButton title="Buy" frame="20 100 300 40"/>"#),
    ]
  )
}
