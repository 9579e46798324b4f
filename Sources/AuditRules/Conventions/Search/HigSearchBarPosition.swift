internal import AccessibilityModel
internal import Auditing

/// Reports search fields below their results.
struct HigSearchBarPosition: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-search-bar-position",
    "Search fields should be above their results.",
    because: "Users who look for one row go through all rows to reach the search.",
    remedy: Remedy(
      "move the search field above the list",
      .uiKit("navigationItem.searchController = searchController"),
      .swiftUI(".searchable(text: $query)")),
    .note,
    needs: [.frames],
    isRecommended: false
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let row = context.elements(.cell).first.map(context.subject) else { return }
    for field in context.elements(.searchField).map(context.subject) {
      guard field.element.frame.isFinite, row.element.frame.isFinite,
        field.element.frame.minY > row.element.frame.maxY
      else { continue }
      if !field.ancestorTraits.isDisjoint(with: [.bar, .cell]) {
        findings.excuse(field, because: "it is in a bar or a row")
        continue
      }
      findings.report("\(field) is below \(row)", at: field, related: [row])
    }
  }
}

extension HigSearchBarPosition {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UISearchBar placeholder="Search" frame="0 0 390 56"/><UITableViewCell label="A" frame="0 60 390 44"/>
        """#),
      Example(
        #"""
        <UITableViewCell label="A" frame="0 60 390 44"/><UIToolbar frame="0 761 390 49"><UISearchBar placeholder="Search" frame="0 761 390 44"/></UIToolbar>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UITableViewCell label="A" frame="0 60 390 44"/>
        ↓<UISearchBar placeholder="Search" frame="0 600 390 56"/>
        """#)
    ]
  )
}
