internal import AccessibilityModel
internal import Auditing

/// Reports traits that contradict each other.
///
/// On Android it reports buttons and switches that no tap reaches: TalkBack announces “Button”, and
/// a double tap does nothing.
struct TraitConflict: ElementRule {
  static let description = RuleDescription(
    id: "trait-conflict",
    group: .roles,
    summary: "Traits must not contradict each other.",
    rationale: "Users hear two roles with different gestures, of which only one works.",
    remedy: Remedy(
      "keep only the trait for the element's action",
      android: "use a TextView for text, or set android:clickable to true",
      .uiKit("view.accessibilityTraits = .button"),
      .swiftUI(".accessibilityRemoveTraits(.isLink)"),
      .views(#"android:clickable="true""#),
      .compose("Modifier.clickable(role = Role.Button, onClick = open)")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.traits],
    platforms: [.iOS, .tvOS, .android]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.taps.isDeadControl {
      return findings.report(
        "\(subject) is announced as a control but is not clickable",
        at: subject, doubt: subject.taps.doubtAboutDeadControl, severity: .warning,
        suggestion: "set android:clickable to true, or use a TextView for read-only text")
    }
    if subject.spokenState.isChosenAndDisabled {
      return findings.report(
        "\(subject) is selected but not enabled, unlike the choices beside it", at: subject,
        on: [.design], severity: .warning,
        suggestion: Remedy(
          "keep the selected choice enabled, and ignore its activation",
          android: "keep the selected choice enabled, and ignore clicks on it"))
    }
    if subject.spokenState.isDimmedText {
      return findings.report(
        "\(subject) is a text with the trait `notEnabled`", at: subject, on: [.design],
        severity: .warning,
        suggestion: "remove the trait from what is only read; users hear “dimmed”")
    }
    let traits = subject.traits
    let kinds = traits.intersection(Self.kinds)
    // Keys carry several by design; they are the system's (GTXiLib).
    guard !kinds.isEmpty, subject.role != .key else { return }
    let several = kinds.rawValue & (kinds.rawValue &- 1) != 0
    let conflict = several ? kinds : traits.intersection([.button, .adjustable])
    guard several || conflict == [.button, .adjustable] else { return }
    let names = conflict.names.map { "`\($0)`" }.joined(separator: " and ")
    findings.report("\(subject) has the conflicting traits \(names)", at: subject)
  }

  private static let kinds: Traits = [.button, .link, .searchField, .keyboardKey]
}

extension TraitConflict {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" traits="button image" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="3 s" traits="staticText updatesFrequently" frame="20 100 80 44"/>"#),
      Example(#"<UISwitch label="Wi-Fi" on="true" frame="20 100 51 31"/>"#),
      Example(#"<UIButton title="More" traits="button header" frame="20 100 80 44"/>"#),
      Example(#"<UISearchTextField placeholder="Search" frame="20 100 200 44"/>"#),
      // The row is clicked.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.LinearLayout" clickable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.TextView" text="Wi-Fi" clickable="false" enabled="true" bounds="[0,0][300,150]"/>
            <node class="android.widget.Switch" checkable="true" checked="true" clickable="false" enabled="true" bounds="[300,0][600,150]"/>
          </node>
        </hierarchy>
        """#),
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.Button" text="Buy" clickable="false" enabled="false" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Terms" traits="button link" frame="20 100 80 44"/>"#),
      Example(
        #"↓<StarsView isElement="true" traits="button adjustable" label="Stars" frame="20 100 200 44"/>"#
      ),
      Example(#"↓<UIButton title="A" traits="button keyboardKey" frame="20 100 44 44"/>"#),
      Example(
        #"↓<UIButton title="Search" traits="link searchField" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.LinearLayout" clickable="false" enabled="true" bounds="[0,0][600,150]">
            ↓<node class="android.widget.Button" text="Buy" clickable="false" enabled="true" bounds="[0,0][300,150]"/>
          </node>
        </hierarchy>
        """#),
      // Users hear “dimmed” of the tab that they are on.
      Example(
        #"""
        <UIView traits="tabBar" frame="0 780 390 60">
          ↓<UIButton label="Home" traits="selected button notEnabled" frame="0 780 195 60"/>
          <UIButton label="Search" traits="button" frame="195 780 195 60"/>
        </UIView>
        """#),
      // A current choice without a view around the group.
      Example(
        #"""
        <UIButton title="Free" frame="10 110 100 44"/>
        ↓<UIButton title="Family" traits="button selected notEnabled" frame="120 110 100 44"/>
        """#),
      // Nothing can be enabled there.
      Example(
        #"""
        ↓<UILabel text="Free of charge" traits="staticText notEnabled" frame="20 100 80 44"/>
        <UIButton title="Order" frame="20 200 80 44"/>
        """#),
    ]
  )
}
