internal import AccessibilityModel
internal import Auditing

/// Reports rows whose swipe actions are not custom actions.
struct SwipeActionsHidden: ElementRule {
  static let description = RuleDescription(
    id: "swipe-actions-hidden",
    group: .actions,
    summary: "Swipe actions must also be custom actions.",
    rationale: "VoiceOver users cannot swipe a row aside, so they never learn of these actions.",
    remedy: Remedy(
      "add them to accessibilityCustomActions",
      appKit: "add them with setAccessibilityCustomActions(_:)",
      android: "add them with ViewCompat.addAccessibilityAction",
      .uiKit(
        #"cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { "#
          + #"_ in delete() }]"#),
      .swiftUI(#".accessibilityAction(named: "Delete", delete)"#),
      .appKit(
        #"row.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "Delete", "#
          + #"handler: delete)])"#),
      .views(#"ViewCompat.addAccessibilityAction(row, "Delete") { _, _ -> delete() }"#),
      .compose(
        #"Modifier.semantics { customActions = "#
          + #"listOf(CustomAccessibilityAction("Delete") { delete() }) }"#)),
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("2.5.1")],
    needs: [.customActions]
  )

  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let swiped = subject.element.swipeActions
    guard !swiped.isEmpty else { return }
    let offered = Set(
      subject.element.customActions.map(Words.init) + actions(inside: subject))
    let missing = swiped.filter { !offered.contains(Words($0)) }
    guard !missing.isEmpty else { return }
    if subject.tableRow.offersItsSwipeActions {
      return findings.excuse(subject, because: "UIKit offers the swipe actions of a table's rows")
    }
    let names = missing.map { "“\($0)”" }.joined(separator: ", ")
    findings.report(
      "\(subject) has the swipe \(missing.count == 1 ? "action" : "actions") \(names) without a custom action",
      at: subject)
  }

  /// The custom actions of the stop inside a row that is not a stop itself.
  private func actions(inside row: AuditedElement) -> [Words] {
    guard !row.isStop else { return [] }
    return row.context.stops(in: row.index).prefix(50).flatMap { stop in
      row.context.screen.elements[stop].customActions.map(Words.init)
    }
  }
}

extension SwipeActionsHidden {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UITableViewCell label="Mail" swipeActions="Archive|Flag" frame="0 100 390 60">
          <action name="Archive"/><action name="Flag"/>
        </UITableViewCell>
        """#),
      Example(
        #"""
        <UITableView frame="0 100 390 400">
          <UITableViewCell label="Mail" swipeActions="Archive" frame="0 100 390 60"/>
        </UITableView>
        """#),
      Example(
        #"""
        <RowView swipeActions="Archive" frame="0 100 390 60">
          <UILabel text="Mail" frame="0 100 390 60"><action name="archive"/></UILabel>
        </RowView>
        """#),
    ],
    failing: [
      Example(
        #"↓<UITableViewCell label="Mail" swipeActions="Archive" frame="0 100 390 60"/>"#),
      Example(
        #"""
        ↓<UITableViewCell label="Mail" swipeActions="Archive|Flag" frame="0 100 390 60">
          <action name="Archive"/>
        </UITableViewCell>
        """#),
    ]
  )
}
