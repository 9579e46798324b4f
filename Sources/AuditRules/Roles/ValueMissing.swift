internal import AccessibilityModel
internal import Auditing

/// Reports controls that do not expose their value or state.
struct ValueMissing: ElementRule {
  static let description = RuleDescription(
    id: "value-missing",
    group: .roles,
    summary: "Controls with a value or state must expose it.",
    rationale: "Users hear “Volume, adjustable” and swipe up, but do not hear the new volume.",
    remedy: Remedy(
      "update accessibilityValue with the displayed value",
      appKit: "call setAccessibilityValue(_:) with the displayed value",
      android: "use setStateDescription or setRangeInfo",
      .uiKit(#"slider.accessibilityValue = "40 %""#),
      .swiftUI(#".accessibilityValue("40 %")"#),
      .appKit(#"slider.setAccessibilityValue("40 %")"#),
      .views(#"ViewCompat.setStateDescription(view, "40 %")"#),
      .compose(#"Modifier.semantics { stateDescription = "40 %" }"#)),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.values]
  )

  static let subjects: ElementKinds = [.stops, .actionable]
  static let judgesHiddenViews = true

  private static let kinds: ElementKinds = [.adjustables, .toggles, .controls]

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.element.showsStateByLook, !subject.isToggle {
      return findings.report(
        "\(subject) shows its state only by its look", at: subject,
        doubt: "what its look tells may be no state", asking: .ofSiblings)
    }
    guard subject.isStop else { return }
    if let state = subject.spokenState.unstatedState {
      findings.report(
        "\(subject) shows its state only by the image “\(state.image)”", at: subject, on: [.value],
        doubt: state.doubt, asking: state.doubt == nil ? nil : .ofSiblings)
    } else if subject.spokenState.isUnstatedToggle {
      findings.report(
        "\(subject) has no on or off state", at: subject,
        doubt: "a dump does not include state descriptions", severity: .warning, asking: .ofScreen)
    } else if subject.classPurpose?.holdsState == true {
      checkOwn(subject, findings: &findings)
    } else {
      checkStandard(subject, findings: &findings)
    }
  }

  /// A custom control whose name implies a state, such as stars or a check box.
  private func checkOwn(_ subject: AuditedElement, findings: inout Findings) {
    guard let assessment = subject.controlAssessment, assessment.gaps.contains(.value) else {
      return
    }
    guard isFirstChoice(subject) else {
      return findings.excuse(subject, because: "the first of its group is reported for all")
    }
    if let reason = assessment.reasonToWait(for: .value) ?? subject.spokenState.unstatedValue {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has no \(subject.classPurpose == .adjusted ? "accessibility value" : "on or off state")",
      at: subject, on: [.value], gap: .value)
  }

  /// Whether no other of a group of choices is before it: the group is reported once.
  private func isFirstChoice(_ subject: AuditedElement) -> Bool {
    subject.classPurpose != .choice
      || subject.neighbours.siblingsOfClass.first?.index == subject.index
  }

  private func checkStandard(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .progressIndicator || !subject.kinds.isDisjoint(with: Self.kinds) else {
      return
    }
    guard holdsValue(subject), subject.value?.isBlank ?? true else { return }
    let isToggle = subject.isToggle
    if isToggle, subject.element.isSelected || subject.element.isOn != nil {
      return findings.excuse(subject, because: "its state is told by its traits")
    }
    if let reason = subject.controlAssessment?.reasonToWait(for: .value)
      ?? .when(isStepper(subject), "its buttons have labels of their own")
      ?? .when(subject.spokenState.describesItself, "the system gives it a label and a value")
      ?? subject.spokenState.unstatedValue
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has no \(isToggle ? "on or off state" : "accessibility value")", at: subject,
      on: [.value])
  }

  private func holdsValue(_ subject: AuditedElement) -> Bool {
    switch subject.role {
    case .slider, .stepper, .picker, .pickerWheel, .datePicker: true
    case .toggle, .checkBox: true
    // An indeterminate one has no value; an empty value is one.
    case .progressIndicator: subject.value != nil
    // A trait exposes the selection.
    case .radioButton: false
    case .pageIndicator: true
    default:
      // Those that have one of the traits; asked first, since most have neither.
      (subject.isAdjustable || subject.isToggle)
        && !subject.traits.isDisjoint(with: [.adjustable, .toggleButton])
    }
  }

  /// Two buttons with the labels of their actions.
  private func isStepper(_ subject: AuditedElement) -> Bool {
    subject.role == .stepper
      && subject.children.count(where: { $0.kinds.contains(.labelled) }) > 1
  }
}

extension ValueMissing {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton label="Small" image="largecircle.fill.circle" traits="button selected" frame="20 100 200 44"/>
        <UIButton label="Large" image="circle" frame="20 160 200 44"/>
        """#),
      Example(
        #"""
        <RowView isElement="true" label="Delivery" traits="button" expandedStatus="collapsed" frame="0 100 390 44"><UIImageView image="chevron.down" frame="350 110 24 24"/></RowView>
        """#),
      // An icon.
      Example(#"<UIButton label="Done" image="checkmark.circle.fill" frame="20 100 80 44"/>"#),
      Example(#"<MPVolumeView frame="20 100 200 44"/>"#),
      Example(
        #"""
        <RadioOption isElement="true" label="Daily" traits="button selected" frame="20 100 200 44"/>
        <RadioOption isElement="true" label="Weekly" traits="button" frame="20 160 200 44"/>
        """#),
      // It has no trait either, and is role-missing's.
      Example(#"<StarsView isElement="true" label="Stars" action="rate" frame="20 100 200 44"/>"#),
      Example(#"<UISlider label="Volume" value="50%" frame="20 100 200 44"/>"#),
      Example(#"<UISwitch label="Wi-Fi" frame="20 100 51 31"/>"#),
      Example(#"<UIStepper frame="20 100 94 32"/>"#),
      Example(#"<UIProgressView label="Loading" frame="20 100 200 4"/>"#),
      Example(#"<UIPageControl numberOfPages="3" frame="20 100 200 44"/>"#),
      Example(#"<UIButton label="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"<StarButton isElement="true" label="Favourite" traits="toggleButton selected" frame="20 100 44 44"/>"#
      ),
    ],
    failing: [
      Example(
        #"""
        ↓<RowView isElement="true" label="Delivery" traits="button" frame="0 100 390 44"><UIImageView image="chevron.down" frame="350 110 24 24"/></RowView>
        """#),
      Example(
        #"""
        ↓<UIButton label="Small" image="largecircle.fill.circle" frame="20 100 200 44"/>
        <UIButton label="Large" image="circle" frame="20 160 200 44"/>
        """#),
      Example(
        #"""
        <RowView isElement="true" label="Milk" traits="button" frame="0 100 390 44"><UIImageView image="circle" frame="20 110 24 24"/></RowView>
        ↓<RowView isElement="true" label="Bread" traits="button" frame="0 160 390 44"><UIImageView image="checkmark.circle.fill" frame="20 170 24 24"/></RowView>
        """#),
      Example(#"↓<UISlider label="Volume" value=" " frame="20 100 200 44"/>"#),
      Example(#"↓<UISlider label="Volume" frame="20 100 200 44"/>"#),
      Example(
        #"↓<StarsView isElement="true" label="Stars" traits="adjustable" frame="20 100 200 44"/>"#),
      Example(
        #"↓<TermsCheckBox isElement="true" label="Terms" traits="button" frame="20 100 200 44"/>"#),
      Example(
        #"""
        ↓<RadioOption isElement="true" label="Daily" traits="button" frame="20 100 200 44"/>
        <RadioOption isElement="true" label="Weekly" traits="button" frame="20 160 200 44"/>
        """#),
      Example(#"↓<UISwitch label="Wi-Fi" value="" frame="20 100 51 31"/>"#),
      Example(#"↓<UIProgressView label="Loading" value="" frame="20 100 200 4"/>"#),
    ]
  )
}
