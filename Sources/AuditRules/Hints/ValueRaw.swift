internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports values in the form of code.
struct ValueRaw: ElementRule {
  static let description = RuleDescription(
    id: "value-raw",
    group: .hints,
    summary: "Values should be formatted for people.",
    rationale: "Users hear “zero point three three three three” or “true” instead of a third or "
      + "on.",
    remedy: Remedy(
      "format accessibilityValue for people: rounded, with its unit, or on and off",
      appKit: "format the accessibility value for people: rounded, with its unit, or on and off",
      android: "format the state description for people: rounded, with its unit, or on and off",
      .uiKit("slider.accessibilityValue = value.formatted(.percent)"),
      .swiftUI(".accessibilityValue(value.formatted(.percent))"),
      .appKit("slider.setAccessibilityValue(value.formatted(.percent))"),
      .views(
        "ViewCompat.setStateDescription(view, "
          + "NumberFormat.getPercentInstance().format(value))"),
      .compose("Modifier.semantics { stateDescription = percent.format(value) }")),
    severity: .warning,
    needs: [.values]
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.element.saysShareOfRange, subject.isStop {
      return findings.report(
        "\(subject) says its value in per cent of its range", at: subject,
        doubt: "per cent may be what it is about", suggestion: Self.remedyOfShares,
        asking: .ofScreen)
    }
    guard let value = subject.value, !value.isBlank else { return }
    guard !subject.isTextEntry,
      let fault = fault(value.collapsed, subject)
    else { return }
    findings.report("\(subject) has the value \(value.quoted), \(fault)", at: subject)
  }

  private static let remedyOfShares = Remedy(
    "set accessibilityValue to the value with its unit",
    android: "set the state description to the value with its unit")

  private func fault(_ value: String, _ subject: AuditedElement) -> String? {
    if subject.spokenState.isLiteralOfCode { return "a code literal" }
    if isOwnSwitch(subject), value == "0" || value == "1" { return "instead of on or off" }
    guard subject.isAdjustable else { return nil }
    if decimals(of: value) > 2 { return "with more than 2 decimals" }
    guard value.allSatisfy({ $0.isNumber || ".,-−".contains($0) }), let unit = unit(subject) else {
      return nil
    }
    return "without the unit “\(unit)” of its label"
  }

  /// VoiceOver says on and off for UIKit's switches and for the trait, for nothing else.
  private func isOwnSwitch(_ subject: AuditedElement) -> Bool {
    subject.isCustomClass && !subject.traits.contains(.toggleButton) && !subject.isAdjustable
      && subject.traits.contains(.button)
  }

  private func decimals(of value: String) -> Int {
    // By scalars: each step back over characters goes back over a whole row of flags.
    let scalars = value.unicodeScalars
    guard let point = scalars.lastIndex(where: { $0 == "." || $0 == "," }) else { return 0 }
    let digits = value[scalars.index(after: point)...].prefix(while: \.isNumber)
    // A comma before three digits parts thousands.
    return scalars[point] == "," && digits.count == 3 ? 0 : digits.count
  }

  private func unit(_ subject: AuditedElement) -> String? {
    let label = subject.wording.label
    if let sign = label.first(where: { "%°€$£".contains($0) }) { return String(sign) }
    guard let units = Self.units[subject.wording.language.code] else { return nil }
    let words = subject.wording.labelWords
    return units.firstMatch(in: words.folded).map { words.text(of: $0) }
  }

  private static let units = WordLists("units")
}

extension ValueRaw {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UISlider label="Volume" value="40%" frame="20 100 200 44"/>"#),
      Example(#"<UISlider label="Price" value="1,000" frame="20 100 200 44"/>"#),
      Example(#"<UISlider label="Rate" value="0.25" frame="20 100 200 44"/>"#),
      Example(#"<UISwitch label="Wi-Fi" on="true" frame="20 100 51 31"/>"#),
      Example(#"<UISlider label="Weight in kilograms" value="4 kg" frame="20 100 200 44"/>"#),
      Example(#"<UITextField label="Answer" text="true" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISlider label="Volume" value="0.3333333" frame="20 100 200 44"/>"#),
      Example(#"↓<UISlider label="Weight in kilograms" value="4" frame="20 100 200 44"/>"#),
      Example(#"↓<UISlider label="Zoom (%)" value="40" frame="20 100 200 44"/>"#),
      Example(#"↓<UISwitch label="Wi-Fi" value="true" frame="20 100 51 31"/>"#),
      Example(#"↓<UIButton label="Photo" value="(null)" frame="20 100 200 44"/>"#),
      Example(
        #"↓<TickBox isElement="true" traits="button" label="Agree" value="1" frame="20 100 44 44"/>"#
      ),
    ]
  )
}
