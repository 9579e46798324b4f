internal import AccessibilityModel
internal import Auditing

/// Reports labels that are code identifiers.
struct LabelIsIdentifier: ElementRule {
  static let description = RuleDescription(
    id: "label-is-identifier",
    group: .names,
    summary: "Labels must not be code identifiers.",
    rationale: "Users hear “files dot backup status”: a key for tests or translations, in no "
      + "spoken language.",
    remedy: Remedy(
      "set accessibilityLabel to words and keep the identifier in accessibilityIdentifier",
      appKit: "call setAccessibilityLabel(_:) with words and keep the identifier in "
        + "setAccessibilityIdentifier(_:)",
      android: "set contentDescription to words and keep the identifier in android:id",
      .label("Log in"),
      .swiftUI(#".accessibilityLabel("Log in").accessibilityIdentifier("login")"#),
      .compose(#"Modifier.testTag("login").semantics { contentDescription = "Log in" }"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = [.labelled, .texts]
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let name = subject.labelSource.codeName
    guard subject.kinds.contains(.labelled) || name.isReadByCell, name.isIdentifier else { return }
    if let reason = name.reasonToShowIdentifier {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has the code identifier \(subject.wording.quotedLabel) as its label", at: subject,
      // Visible text may be the name of a user, or the key of a missing translation.
      doubt: .when(name.mayBeOfUser, "a user may have chosen the name"), asking: .ofDesign)
  }
}

extension LabelIsIdentifier {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton identifier="Loading…" label="Loading…" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="設定…" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Q" frame="20 100 80 44"/>"#),
      Example(#"<UIButton identifier="Save" label="Save" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="iPhone" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="macOS" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="GitHub" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="example.org" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="2.0.1" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="YouTube" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="AM/PM" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Radio-button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton identifier="T-shirts" label="T-shirts" frame="20 100 80 44"/>"#),
      // A value, after its label.
      Example(
        #"""
        <UILabel text="Account:" frame="20 100 80 20"/><UILabel text="ann_example" frame="120 100 80 20"/>
        """#),
      Example(
        #"""
        <UILabel text="Device" frame="20 100 80 20"/><UILabel text="annsPhone" frame="120 100 80 20"/>
        """#),
      Example(#"<UILabel text="user_4711" frame="20 100 80 44"/>"#),
      // The name of a file is another rule's.
      Example(#"<UIButton label="ic_cart" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="files.backupStatus" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="submit_order" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="backupStatus" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton identifier="PlayButton" label="PlayButton" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton identifier="btn_buy" label="btn_buy" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="UIButton" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Shop.HeartView" frame="20 100 80 44"/>"#),
      Example(#"↓<TagBadge isElement="true" label="TagBadge" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="com.shop:id/cart" frame="20 100 80 44"/>"#),
      // For review: it may be a user name.
      Example(#"↓<UILabel text="settings_title" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="qr-code-button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="button-LOGIN" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Home|FINANCE_TAB1" frame="20 100 80 44"/>"#),
    ]
  )
}
