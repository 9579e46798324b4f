internal import AccessibilityModel
internal import Auditing

// A CSS pixel is a point or a dp.

extension TargetSize {
  /// WCAG 2.2, success criterion 2.5.8.
  static let wcagMinimum = TargetSize(
    minimumDescription, minimumExamples, least: PerPlatform(24),
    exceptions: [.equivalent, .spacing])

  private static let minimumDescription = RuleDescription(
    id: "target-size-wcag-minimum",
    group: .geometry,
    summary: "Touch targets must be at least 24 by 24 CSS pixels or well spaced.",
    rationale: "Users who cannot aim precisely activate the control beside it.",
    remedy: Remedy(
      "enlarge the hit area to 24 by 24 points, or move the neighbouring control",
      android: "enlarge the target to 24 by 24 dp, or move the neighbouring control",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"),
      .swiftUI(".frame(minWidth: 24, minHeight: 24).contentShape(Rectangle())"),
      .appKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"),
      .views(#"android:minWidth="24dp" android:minHeight="24dp""#),
      .compose("Modifier.sizeIn(minWidth = 24.dp, minHeight = 24.dp)")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames],
    asks: [.hitArea, .contentSize]
  )

  private static let minimumExamples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 24 24"/>"#),
      // Alone.
      Example(#"<UIButton title="Buy" frame="20 100 20 20"/>"#),
      // Far enough.
      Example(
        #"""
        <UIButton title="Less" frame="20 100 20 20"/>
        <UIButton title="More" frame="44 100 20 20"/>
        """#),
      // Enough of it is free.
      Example(
        #"""
        <UIButton title="Less" frame="0 100 80 40"/>
        <UIButton title="More" frame="30 120 80 40"/>
        """#),
      // Under another.
      Example(
        #"""
        <UIButton title="Less" frame="20 100 20 20"/>
        <UIButton title="More" frame="20 100 20 20"/>
        """#),
      // The system's.
      Example(
        #"""
        <UIToolbar frame="0 761 390 49">
          <UIBarButtonItem title="A" frame="10 765 20 40"/>
          <UIBarButtonItem title="B" frame="30 765 20 40"/>
        </UIToolbar>
        """#),
      // Another control does the same.
      Example(
        #"""
        <UIButton title="Less" action="less" frame="20 100 20 20"/>
        <UIButton title="More" frame="42 100 60 60"/>
        <UIButton title="Fewer" action="less" frame="20 300 60 60"/>
        """#),
      // Links in a sentence.
      Example(
        #"""
        <UITextView text="Terms and privacy" frame="20 100 300 60">
          <UIAccessibilityElement traits="link" label="Terms" frame="20 104 40 18"/>
          <UIAccessibilityElement traits="link" label="privacy" frame="64 104 40 18"/>
        </UITextView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 20 20"/>
        ↓<UIButton title="More" frame="42 100 20 20"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 20 30"/>
        <UIButton title="More" frame="40 100 44 44"/>
        """#),
      // Too little of it is free.
      Example(
        #"""
        ↓<UIButton title="Less" frame="20 100 44 44"/>
        <UIButton title="More" frame="30 100 60 44"/>
        """#),
    ]
  )

  /// WCAG 2.2, success criterion 2.5.5.
  static let wcagEnhanced = TargetSize(
    enhancedDescription, enhancedExamples, least: PerPlatform(44), exceptions: .equivalent)

  private static let enhancedDescription = RuleDescription(
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
    needs: [.targetSizes],
    asks: [.hitArea, .contentSize],
    isRecommended: false
  )

  private static let enhancedExamples = RuleExamples(
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
