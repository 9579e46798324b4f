internal import AccessibilityModel
internal import Auditing

/// Reports custom actions that are many, or without distinct names.
struct CustomActionBad: ElementRule {
  static let description = RuleDescription(
    id: "custom-action-bad",
    group: .actions,
    summary: "Custom actions should be few and have distinct names.",
    rationale: "Users hear the names one by one and have nothing else to choose by.",
    remedy: Remedy(
      "name each action by its result and move rare ones to a detail screen",
      .uiKit(#"UIAccessibilityCustomAction(name: "Archive") { _ in archive() }"#),
      .swiftUI(#".accessibilityAction(named: "Archive", archive)"#),
      .appKit(#"NSAccessibilityCustomAction(name: "Archive", handler: archive)"#),
      .views(#"ViewCompat.addAccessibilityAction(row, "Archive") { _, _ -> archive() }"#),
      .compose(#"CustomAccessibilityAction("Archive") { archive() }"#)),
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.customActions]
  )

  static let subjects: ElementKinds = .stops

  var most = 8

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let actions = subject.element.customActions
    guard !actions.isEmpty, let fault = fault(of: actions, at: subject) else { return }
    findings.report("\(subject) has \(fault)", at: subject)
  }

  private func fault(of actions: [String], at subject: AuditedElement) -> String? {
    if actions.contains(where: \.isBlank) { return "a custom action without a name" }
    var seen: Set<Words> = []
    for action in actions where !seen.insert(Words(action)).inserted {
      return "two custom actions named “\(action)”"
    }
    if let label = subject.element.label, !label.isBlank,
      actions.contains(where: { Words($0) == Words(label) })
    {
      return "a custom action named like its label"
    }
    return actions.count > most ? "\(actions.count) custom actions; maximum \(most)" : nil
  }
}

extension CustomActionBad {
  private static func row(_ actions: [String], mark: String = "") -> Example {
    let actions = actions.map { "<action name=\"\($0)\"/>" }.joined()
    return Example(
      "\(mark)<UIButton title=\"Mail\" frame=\"20 100 200 44\">\(actions)</UIButton>")
  }

  static let examples = RuleExamples(
    passing: [
      row([]), row(["Archive", "Flag"]), row(["A", "B", "C", "D", "E", "F", "G", "H"]),
    ],
    failing: [
      row(["Archive", " "], mark: "↓"), row(["Archive", "archive"], mark: "↓"),
      row(["Mail"], mark: "↓"), row(["A", "B", "C", "D", "E", "F", "G", "H", "I"], mark: "↓"),
    ]
  )
}
