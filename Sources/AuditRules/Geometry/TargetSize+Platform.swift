internal import AccessibilityModel
internal import Auditing

extension TargetSize {
  /// The Human Interface Guidelines, Accessibility, recommend 44 by 44 points, Material Design 48 by 48 dp;
  /// 32 where a side ends at the edge of the screen (Accessibility Test Framework, TouchTargetSizeCheck).
  static let platform: TargetSize = {
    var rule = TargetSize(
      platformDescription, platformExamples, least: PerPlatform(points: 44, dp: 48))
    rule.dpAtEdge = 32
    rule.measuresReading = true
    return rule
  }()

  private static let platformDescription = RuleDescription(
    id: "target-size-platform",
    group: .geometry,
    summary: "Touch targets should be at least 44 by 44 points (48 by 48 dp on Android).",
    rationale: "A fingertip covers about 9 mm: users with a tremor miss a smaller target or hit "
      + "the one beside it.",
    remedy: Remedy(
      "enlarge the frame or hit area to 44 by 44 points",
      android: "set minWidth and minHeight to 48dp, or use a TouchDelegate",
      compose: "add Modifier.minimumInteractiveComponentSize()",
      .uiKit("button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
      .swiftUI(".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())"),
      .views(#"android:minWidth="48dp" android:minHeight="48dp""#),
      .compose("Modifier.minimumInteractiveComponentSize()")),
    severity: .warning,
    criteria: [.wcag("2.5.5")],
    needs: [.targetSizes],
    asks: [.hitArea, .contentSize],
    platforms: [.iOS, .android]
  )

  private static let platformExamples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 44 44"/>"#),
      Example(#"<UIButton title="Buy" frame="20 100 80 43.95"/>"#),
      Example(#"<UIButton title="Buy" hidden="true" frame="20 100 30 30"/>"#),
      Example(#"<UIButton title="Buy" userInteractionEnabled="false" frame="20 100 30 30"/>"#),
      Example(#"<UILabel text="Total" frame="20 100 30 20"/>"#),
      // A part of a field.
      Example(
        #"""
        <UITextField label="Name" text="Ann" frame="0 100 390 60">
          <UIButton title="Clear text" frame="350 120 20 20"/>
        </UITextField>
        """#),
      // A disabled part belongs to its row.
      Example(
        #"""
        <UITableViewCell gestures="tap" label="Mail" frame="0 100 390 60">
          <UIButton label="chevron" enabled="false" frame="351 120 11 15"/>
        </UITableViewCell>
        """#),
      // The system decides how large they are.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UIButton title="Edit" frame="340 51 40 36"/>
        </UINavigationBar>
        """#),
      Example(#"<UISwitch label="Sound" frame="300 100 51 31"/>"#),
      // In a sentence.
      Example(
        #"""
        <UITextView text="See the terms" frame="20 100 300 60">
          <UIAccessibilityElement traits="link" label="terms" frame="50 104 40 20"/>
        </UITextView>
        """#),
      // Outside the visible area.
      Example(#"<UIButton title="Buy" frame="20 900 30 30"/>"#),
      // It cannot be touched.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 30 30"/>
        <UIView backgroundColor="#FFFFFF" frame="0 80 390 200"/>
        """#),
      // A cell with its separator.
      Example(
        #"<UITableViewCell gestures="tap" label="Mail" frame="0 100 390 43.5"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" frame="20 100 30 30"/>"#),
      Example(#"↓<UIButton title="Buy" frame="20 100 300 43.8"/>"#),
      Example(#"↓<UIButton title="Buy" accessibilityFrame="20 100 16 64" frame="20 100 64 64"/>"#),
      Example(#"↓<UIButton title="Buy" accessibilityFrame="20 100 64 64" frame="20 100 16 64"/>"#),
      // One control, twice in the capture.
      Example(
        #"""
        ↓<UIButton title="Buy" frame="20 100 30 30">
          <UIButton title="Buy" frame="20 100 30 30.4"/>
        </UIButton>
        """#),
      // Inside a larger control.
      Example(
        #"""
        <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">
          ↓<UIButton title="Flag" frame="350 120 20 20"/>
        </RowView>
        """#),
      // Partly seen.
      Example(#"↓<UIButton title="Buy" frame="375 100 30 30"/>"#),
      Example(
        #"""
        <UIScrollView frame="0 100 390 400">
          ↓<UIButton title="Buy" frame="20 470 80 30"/>
        </UIScrollView>
        """#),
    ]
  )
}
