internal import AccessibilityModel
internal import Auditing

/// Reports scope bars with more than four scopes.
struct HigSearchScopeCount: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-search-scope-count",
    "Scope bars should have at most four scopes.",
    because: "More scopes are cut short, and each is one more swipe before the results.",
    remedy: Remedy(
      "keep four scopes and move the rest to a filter",
      .uiKit("searchBar.scopeButtonTitles = Array(scopes.prefix(4))"),
      .swiftUI(".searchScopes($scope) { ForEach(scopes.prefix(4)) { Text($0) } }")),
    .warning
  )

  var most = 4
  /// Maximum distance between the search field and a scope bar, in points.
  var mostBelow = 60.0

  func check(_ context: AuditContext, findings: inout Findings) {
    let fields = context.elements(.searchField).prefix(16).map(context.subject)
    guard !fields.isEmpty else { return }
    for scopes in context.elements(.segmentedControl).map(context.subject) {
      let count = scopes.children.count { !$0.kinds.isEmpty && $0.isActionable }
      guard count > most else { continue }
      let isScopeBar = scopes.surface.isScopeBar
      guard isScopeBar || fields.contains(where: { isPlaced(scopes, below: $0) }) else { continue }
      findings.report("\(scopes) has \(count) scopes; maximum \(most)", at: scopes)
    }
  }

  private func isPlaced(_ scopes: AuditedElement, below field: AuditedElement) -> Bool {
    let gap = scopes.element.frame.minY - field.element.frame.maxY
    return gap >= -1 && gap <= mostBelow
  }
}

extension HigSearchScopeCount {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UISearchBar placeholder="Search" frame="0 0 390 56"/>
        <UISegmentedControl frame="0 60 390 32"><UISegment title="All" frame="0 60 90 32"/><UISegment title="New" frame="90 60 90 32"/></UISegmentedControl>
        """#),
      Example(
        #"""
        <UISegmentedControl frame="0 60 390 32"><UISegment title="1" frame="0 60 60 32"/><UISegment title="2" frame="60 60 60 32"/><UISegment title="3" frame="120 60 60 32"/><UISegment title="4" frame="180 60 60 32"/><UISegment title="5" frame="240 60 60 32"/></UISegmentedControl>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UISearchBar placeholder="Search" frame="0 0 390 56"/>
        ↓<UISegmentedControl frame="0 60 390 32">
        <UISegment title="1" frame="0 60 60 32"/><UISegment title="2" frame="60 60 60 32"/>
        <UISegment title="3" frame="120 60 60 32"/><UISegment title="4" frame="180 60 60 32"/>
        <UISegment title="5" frame="240 60 60 32"/>
        </UISegmentedControl>
        """#)
    ]
  )
}
