internal import AccessibilityModel
internal import Auditing

/// Reports stops without a label.
///
/// Fields with a placeholder belong to ``PlaceholderOnlyField``, images to ``ImageMissingLabel``.
/// Texts that are empty are exempt, as in GTXiLib.
struct MissingLabel: ElementRule {
  static let description = RuleDescription(
    id: "missing-label",
    group: .names,
    summary: "Controls must have an accessibility label.",
    rationale: "Without a label, the screen reader announces only the role: users hear “Button” "
      + "and do not learn what it does.",
    remedy: Remedy(
      "set accessibilityLabel to the action, as in “Add to favourites”",
      appKit: "call setAccessibilityLabel(_:) with the action, as in “Add to favourites”",
      android: "set android:contentDescription to the action, as in “Add to favourites”",
      compose: "set contentDescription of the icon to the action, as in “Add to favourites”",
      .label("Add to favourites")),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = [.stops, .actionable, .indicators]
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.isStop else { return checkSilent(subject, &findings) }
    if let fault = NameFault(of: subject) { return report(fault, at: subject, &findings) }
    guard !subject.kinds.contains(.labelled), !subject.surface.isPlainImage else { return }
    if subject.isTextual, !subject.isTextEntry { return checkText(subject, &findings) }
    if let symbol = subject.labelSource.symbolWithoutObject {
      findings.report(
        "\(subject) is named only by its symbol “\(symbol)”", at: subject,
        doubt: "the word may be enough on this screen", severity: .warning,
        suggestion: Self.remedyOfSymbols, asking: .ofScreen)
    } else if let reason = subject.spokenName.reason ?? subject.presence.clipping {
      findings.excuse(subject, because: reason)
    } else if subject.isTextEntry {
      reportField(subject, &findings)
    } else {
      reportControl(subject, &findings)
    }
  }

  /// A text has itself as label, unless the label was set to an empty text.
  private func checkText(_ subject: AuditedElement, _ findings: inout Findings) {
    guard subject.role == .staticText, subject.labelSource.hasEmptiedLabel else { return }
    findings.report(
      "\(subject) has an empty label", at: subject, severity: .warning,
      fix: Fix(attribute: .label, value: nil))
  }

  private func reportField(_ subject: AuditedElement, _ findings: inout Findings) {
    findings.report(
      "\(subject) has no label or placeholder", at: subject, on: [.name],
      suggestion: Self.remedy(forField: subject), fix: Fix.labelFor(subject),
      // The fields of an app get their hints in one way.
      asking: subject.spokenName.mayBeHint && subject.fieldLabel.fieldCaption == nil
        ? .ofScreen : .ofClass)
  }

  private func reportControl(_ subject: AuditedElement, _ findings: inout Findings) {
    let gaps = subject.controlAssessment?.otherGapsInWords ?? ""
    findings.report(
      "\(subject) has no label\(gaps.isEmpty ? subject.labelSource.heardInsteadOfName : gaps)",
      at: subject,
      // Without a role, it is a defect whatever names it.
      on: subject.spokenState.certainlyLacksRole ? [] : [.name],
      suggestion: Self.remedy(forControl: subject), fix: Fix.labelFor(subject),
      asking: question(about: subject),
      gap: subject.controlAssessment == nil ? nil : .label)
  }

  /// Headers of one table are made alike, and so are the indicators of a window; buttons have names of their own.
  private func question(about subject: AuditedElement) -> Question? {
    if subject.surface.isHeaderOfColumn { return .ofSiblings }
    if subject.role == .progressIndicator { return .ofScreen }
    let hasOwnName = subject.role == .button || !subject.role.isControl
    return hasOwnName && !subject.isCustomClass ? nil : .ofClass
  }
}

extension MissingLabel {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="" isElement="false" frame="20 100 80 44"/>"#),
      Example(#"<UIButton hidden="true" frame="20 100 80 44"/>"#),
      // One letter is a name.
      Example(#"<UIButton label="B" frame="20 100 44 44"/>"#),
      Example(#"<UILabel text="" frame="20 100 80 44"/>"#),
      Example(#"<MPVolumeView frame="20 100 200 44"/>"#),
      Example(#"<UIActivityIndicatorView frame="20 100 44 44"/>"#),
      Example(#"<UITextField placeholder="Name" frame="20 100 200 44"/>"#),
      Example(#"<UIView traits="tabBar" frame="0 800 390 44"/>"#),
      Example(
        #"""
        <UILabel identifier="name" text="Name" frame="20 60 200 20"/>
        <UITextField labelledBy="name" frame="20 100 200 44"/>
        """#),
      // It shows that something loads.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.ViewGroup" enabled="true" bounds="[0,0][1080,2000]">
          <node class="android.widget.TextView" text="Loading" enabled="true" bounds="[40,40][400,120]"/>
          <node class="android.widget.ProgressBar" enabled="true" bounds="[40,130][140,230]"/>
        </node></hierarchy>
        """#),
      // The cell is the element.
      Example(
        #"""
        <UITableViewCell isElement="true" label="Wi-Fi" frame="0 100 390 44">
          <UILabel text="Wi-Fi" frame="20 112 200 20"/>
          <UISwitch on="true" frame="320 106 51 31"/>
        </UITableViewCell>
        """#),
    ],
    failing: [
      // A warning only.
      Example(#"↓<UILabel text="Total" label="" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton image="cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label=" " frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="&#x200B;&#xFEFF;" frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" frame="20 100 200 44"/>"#),
      Example(#"↓<SwatchView superclass="UIControl" isElement="true" frame="20 100 44 44"/>"#),
      Example(#"↓<UISwitch on="true" frame="20 100 51 31"/>"#),
      Example(#"↓<UISlider value="40%" frame="20 100 200 31"/>"#),
      Example(#"↓<UITextField frame="20 100 200 44"/>"#),
      Example(#"↓<UITextField text="Ann" frame="20 100 200 44"/>"#),
      Example(
        #"""
        ↓<UIButton frame="20 100 80 44">
          <UIImageView image="cart" frame="20 100 44 44"/>
        </UIButton>
        """#),
      // Compose's button with an icon.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.View" enabled="true" bounds="[0,0][1080,2000]">
          <node class="android.widget.TextView" text="Photos" enabled="true" bounds="[40,40][400,120]"/>
          ↓<node class="android.view.View" clickable="true" focusable="true" enabled="true" bounds="[800,1800][1000,1950]">
            <node class="android.view.View" enabled="true" bounds="[860,1840][940,1910]"/>
            <node class="android.widget.Button" enabled="true" bounds="[800,1800][1000,1950]"/>
          </node>
        </node></hierarchy>
        """#),
      // To be judged by a person: a tab in a view that can be clicked as well.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" enabled="true" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true" bounds="[0,300][480,450]">
            <node class="android.widget.Button" text="Followers" clickable="true" enabled="true" bounds="[40,300][440,450]"/>
          </node>
        </node></hierarchy>
        """#),
      // To be judged by a person: a field that Flutter draws, whose hint is not in the dump.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.View" enabled="true" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.EditText" NAF="true" text="" clickable="true" focusable="true" enabled="true" bounds="[45,320][1035,446]"/>
        </node></hierarchy>
        """#),
    ]
  )
}
