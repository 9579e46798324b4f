internal import AccessibilityModel
internal import Auditing

/// Reports controls with the same action and different labels.
struct SameActionDifferentLabel: ScreenRule {
  static let description = RuleDescription(
    id: "same-action-different-label",
    group: .actions,
    summary: "Controls with the same action must have the same label.",
    rationale: "Users expect another action from another label, and find nothing new.",
    remedy: Remedy(
      "use one label",
      android: "use one contentDescription",
      .label("Save"),
      .swiftUI(#"Button("Save", action: save)"#)),
    severity: .error,
    criteria: [.wcag("3.2.4")],
    needs: [.labels, .actions]
  )

  /// More labels than this are keys of a keypad: one action, distinguished by its sender.
  var mostLabels = 3

  func check(_ context: AuditContext, findings: inout Findings) {
    var groups: [String: [Int]] = [:]
    var labels: [String: Set<String>] = [:]
    var excused: [(subject: AuditedElement, purpose: String, reason: Reason)] = []
    for subject in context.subjects(.controls) {
      guard let purpose = subject.element.purpose, !subject.wording.words.isEmpty else { continue }
      if subject.templateUse.hasPrototypeLabel {
        findings.leaveOpen(subject, because: "only the running app has its label")
        continue
      }
      labels[purpose, default: []].insert(subject.wording.words.joined)
      if let reason = excuse(for: subject) {
        excused.append((subject, purpose, reason))
      } else {
        groups[purpose, default: []].append(subject.index)
      }
    }
    for (subject, purpose, reason) in excused where labels[purpose].map({ $0.count > 1 }) ?? false {
      findings.excuse(subject, because: reason)
    }
    for group in groups.values.lazy.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let first = context.subject(group[0])
      let words = first.wording.words
      let others = Array(
        group.lazy.map(context.subject).filter { $0.wording.words != words }.prefix(1000))
      let labels = Set(others.map { $0.wording.words.joined })
      guard let other = others.first, labels.count < mostLabels else { continue }
      findings.report(
        "\(first) has the same action as \(other) but another label", at: first,
        doubt: .when(labels.count > 1, "several labels may mean several actions"),
        related: Array(others.prefix(10)))
    }
  }

  /// Why its action may have another effect than that of another control with the same one.
  private func excuse(for subject: AuditedElement) -> Reason? {
    if subject.ancestorTraits.contains(.compositeControl) || subject.role == .radioButton
      || subject.element.isToggle
    {
      return "one action handles the choice among several"
    }
    if subject.role == .cell || subject.ancestorTraits.contains(.cell) {
      return "rows of a list do the same, each for itself"
    }
    return .when(isToldItsSender(subject), "its action may differ by its sender")
  }

  /// A selector with an argument receives its sender and may have another effect for each.
  private func isToldItsSender(_ subject: AuditedElement) -> Bool {
    subject.element.segue == nil && subject.element.action?.hasSuffix(":") == true
  }
}

extension SameActionDifferentLabel {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton title="Search" action="search" frame="20 100 80 44"/>
        <UIButton title="search" action="search" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIButton title="Edit" action="edit" segue="address" frame="20 100 80 44"/>
        <UIButton title="Edit name" action="edit" segue="name" frame="20 200 80 44"/>
        """#),
      // Rows of a list.
      Example(
        #"""
        <UITableView frame="0 100 390 120">
          <UITableViewCell label="Northern Line" action="play" frame="0 100 390 60"/>
          <UITableViewCell label="Slow Tide" action="play" frame="0 160 390 60"/>
        </UITableView>
        """#),
      // A pad of keys.
      Example(
        #"""
        <UIButton title="1" action="digit" frame="0 100 80 44"/>
        <UIButton title="2" action="digit" frame="80 100 80 44"/>
        <UIButton title="3" action="digit" frame="160 100 80 44"/>
        <UIButton title="4" action="digit" frame="240 100 80 44"/>
        """#),
      // One choice of several.
      Example(
        #"""
        <UISwitch label="Sound" action="store" frame="0 100 80 44"/>
        <UISwitch label="Light" action="store" frame="0 200 80 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Search" action="search" frame="20 100 80 44"/>
        <UIButton title="Find" action="search" frame="20 200 80 44"/>
        """#)
    ]
  )
}
