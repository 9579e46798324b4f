internal import AccessibilityModel
internal import Auditing

/// Reports controls of one screen with the same label.
///
/// In the rows of a list it is a note, since the row gives the context, and on a running screen a question. One
/// finding covers all of them.
struct DuplicateLabel: ScreenRule {
  static let description = RuleDescription(
    id: "duplicate-label",
    group: .names,
    summary: "Controls on a screen should have unique labels.",
    rationale: "Users hear “Edit, button” twice and cannot tell which is which; Voice Control "
      + "asks which one they mean.",
    remedy: Remedy(
      "add the object to each label: “Edit address”, “Edit payment”",
      android: "add the object to each contentDescription: “Edit address”, “Edit payment”",
      .label("Edit address"),
      .swiftUI(#"Button("Edit") { }.accessibilityLabel("Edit address")"#)),
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("2.4.9")],
    needs: [.labels]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    for namesakes in context.namesakes {
      if let reason = namesakes.excuse {
        findings.excuse(namesakes.members[0], because: reason)
      } else if namesakes.steppers.isEmpty {
        report(namesakes, &findings)
      } else {
        reportSteppers(of: namesakes, &findings)
      }
    }
    for fields in context.fieldsWithOneHint { reportFields(fields, &findings) }
  }

  private func report(_ namesakes: Namesakes, _ findings: inout Findings) {
    let controls = namesakes.members
    let place = namesakes.setting.map { " in other \($0)" } ?? ""
    findings.report(
      """
      \(controls[0]) shares the label \(controls[0].wording.quotedLabel) with \
      \(others(of: controls, "control"))\(place)
      """, at: controls[0],
      doubt: namesakes.doubt,
      severity: namesakes.setting == nil || namesakes.areInCapturedRows ? nil : .note,
      related: Array(controls.dropFirst().prefix(10)),
      asking: namesakes.areInCapturedRows ? .ofScreen : nil)
  }

  /// UIKit's steppers, whose buttons have the same labels in each: one finding for both buttons of all.
  private func reportSteppers(of namesakes: Namesakes, _ findings: inout Findings) {
    let steppers = namesakes.steppers
    findings.report(
      """
      \(steppers[0]) has the buttons “Decrement” and “Increment” in common with \
      \(others(of: steppers, "stepper"))
      """, at: steppers[0],
      doubt: .when(
        steppers.contains(where: \.labelSource.maySetNameAtRunTime),
        "code may set one of the labels"),
      severity: namesakes.setting == nil ? nil : .note, suggestion: Self.remedyOfSteppers,
      related: Array(steppers.dropFirst().prefix(10)))
  }

  private func reportFields(_ fields: [AuditedElement], _ findings: inout Findings) {
    findings.report(
      """
      \(fields[0]) shares the \(fields[0].context.nounOfHint) \((fields[0].element.placeholder ?? "").quoted) with \
      \(others(of: fields, "field"))
      """, at: fields[0],
      doubt: fields.compactMap(\.spokenName.doubt).first, suggestion: Self.remedyOfHints,
      related: Array(fields.dropFirst().prefix(10)))
  }

  private func others(of all: [AuditedElement], _ noun: String) -> String {
    all.count == 2 ? "another \(noun)" : "\(all.count - 1) other \(noun)s"
  }

  private static let remedyOfHints = Remedy(
    "give each field a label of its own, as in “Repeat the password”",
    android: "give each field a hint of its own, as in “Repeat the password”")

  private static let remedyOfSteppers: Remedy =
    "make each stepper one adjustable element with a label for its quantity, as in “Adults”"
}

extension DuplicateLabel {
  static let examples = RuleExamples(
    passing: [
      // One is a back button, the other a tab, and both are announced as such.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UIButton title="Library" traits="backButton" frame="8 47 90 44"/>
        </UINavigationBar>
        <UITabBar frame="0 761 390 49">
          <UITabBarItem title="Library" frame="0 761 195 49"/>
          <UITabBarItem title="Search" frame="195 761 195 49"/>
        </UITabBar>
        """#),
      Example(
        #"""
        <UIButton label="Edit address" frame="20 100 80 44"/>
        <UIButton label="Edit payment" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIButton label="" frame="20 100 80 44"/>
        <UIButton label=" " frame="20 200 80 44"/>
        """#),
      // One control twice in the capture.
      Example(
        #"""
        <UIButton label="Edit" frame="20 100 80 44"/>
        <UIButton label="Edit" frame="19.5 100 80 44"/>
        """#),
      Example(
        #"""
        <UIButton label="Edit" frame="20 100 80 44">
          <UIButton label="Edit" frame="24 104 72 36"/>
        </UIButton>
        """#),
      // VoiceOver distinguishes them: “search field”, “button”.
      Example(
        #"""
        <UISearchTextField label="Search" frame="20 100 80 44"/>
        <UIButton label="Search" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UILabel text="Edit" frame="20 100 80 44"/>
        <UILabel text="Edit" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIStepper label="Adults" frame="20 100 94 32"/>
        <UIStepper label="Children" frame="200 100 94 32"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton label="Edit" frame="20 100 80 44"/>
        <UIButton label="edit " frame="20 200 80 44"/>
        <UIButton label="Edit" frame="20 300 80 44"/>
        """#),
      // Only a note: the rows distinguish them.
      Example(
        #"""
        <UITableView frame="0 100 390 200">
          <UIView frame="0 100 390 44"><UIButton label="Home" frame="20 100 80 44"/>↓<UIButton label="Edit" frame="300 100 80 44"/></UIView>
          <UIView frame="0 144 390 44"><UIButton label="Work" frame="20 144 80 44"/><UIButton label="Edit" frame="300 144 80 44"/></UIView>
        </UITableView>
        """#),
      // UIKit labels the buttons of a stepper.
      Example(
        #"""
        ↓<UIStepper frame="20 100 94 32"/>
        <UIStepper frame="200 100 94 32"/>
        """#),
    ]
  )
}
