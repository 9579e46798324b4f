internal import AccessibilityModel
internal import Auditing

/// Reports labels that contain the value.
struct LabelContainsValue: ElementRule {
  static let description = RuleDescription(
    id: "label-contains-value",
    group: .hints,
    summary: "Labels should not contain the value.",
    rationale: "Users hear the value twice, and a wrong value as soon as it changes.",
    remedy: Remedy(
      "move the value to accessibilityValue",
      appKit: "move the value to setAccessibilityValue(_:)",
      android: "move the value to the state description",
      .uiKit(#"slider.accessibilityLabel = "Volume"; slider.accessibilityValue = "40 %""#),
      .swiftUI(#".accessibilityLabel("Volume").accessibilityValue("40 %")"#),
      .appKit(#"slider.setAccessibilityLabel("Volume"); slider.setAccessibilityValue("40 %")"#),
      .views(#"ViewCompat.setStateDescription(view, "40 %")"#),
      .compose(#"Modifier.semantics { stateDescription = "40 %" }"#)),
    severity: .warning,
    needs: [.labels, .values]
  )

  static let subjects: ElementKinds = [.adjustables, .toggles]
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.kinds.contains(.labelled), let value = subject.value, !value.isBlank else {
      return
    }
    let spoken = TextWords(value)
    guard !spoken.folded.isEmpty,
      // On and off are written as 1 and 0.
      !(subject.isToggle && spoken.folded.count == 1 && value.count == 1),
      spoken.folded != subject.wording.labelWords.folded || subject.isAdjustable,
      spoken.place(in: TextWords(subject.wording.labelWords)) != nil
    else { return }
    findings.report(
      "\(subject) repeats its value \(value.quoted) in the label \(subject.wording.quotedLabel)",
      at: subject,
      fix: rest(of: subject.wording.label.collapsed, without: value.collapsed).map {
        Fix(attribute: .label, value: $0)
      })
  }

  /// The label without the value at its end; nil if nothing is left or the label does not end with
  /// it.
  private func rest(of label: String, without value: String) -> String? {
    guard label.hasSuffix(value) else { return nil }
    let words = LabelWords(String(label.dropLast(value.count)))
    let rest = words.text(of: 0..<words.count)
    return rest.isEmpty ? nil : rest
  }
}

extension LabelContainsValue {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UISlider label="Volume" value="40%" frame="20 100 200 44"/>"#),
      Example(#"<UISwitch label="Channel 1" on="true" frame="20 100 51 31"/>"#),
      Example(#"<UISlider label="Volume of 140 people" value="40" frame="20 100 200 44"/>"#),
      Example(#"<UIButton label="40% off" value="40%" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISlider label="Volume 40%" value="40%" frame="20 100 200 44"/>"#),
      Example(#"↓<UISwitch label="Wi-Fi off" value="off" frame="20 100 51 31"/>"#),
    ]
  )
}
