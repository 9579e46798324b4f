internal import AccessibilityModel
internal import Auditing

/// Reports searches without results, progress or an empty message.
struct HigSearchNoProgress: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-search-no-progress",
    "Searches should show results, progress, or that nothing was found.",
    because: "After typing, users cannot tell silence from an empty result.",
    remedy: Remedy(
      "show partial results, an activity indicator, or “No results”",
      .uiKit("tableView.backgroundView = results.isEmpty ? emptyView : nil"),
      .swiftUI("ContentUnavailableView.search(text: query)")),
    .warning,
    needs: [.labels, .values, .wholeScreen],
    languages: states.languages.intersection(Dismissal.languages)
  )

  /// Search fields that are looked at.
  var mostFields = 16

  private static let states = PhraseLists("phrase-search-states")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.elements(.progressIndicator, .activityIndicator).isEmpty else { return }
    for field in context.elements(.searchField).prefix(mostFields).map(context.subject) {
      guard field.element.value?.isBlank == false,
        field.element.value != placeholder(of: field)
      else { continue }
      if hasResults(field) || context.says(Self.states) {
        findings.excuse(field, because: "the screen shows results, or says that there are none")
        continue
      }
      findings.report(
        "\(field) has the query “\(field.element.value ?? "")” but no results or status", at: field,
        on: [.classesAndGestures])
    }
  }

  private func placeholder(of field: AuditedElement) -> String? {
    field.element.placeholder
  }

  /// Rows, or other stops below the field outside the system's bars.
  private func hasResults(_ field: AuditedElement) -> Bool {
    let context = field.context
    if !context.elements(.cell).isEmpty { return true }
    return context.stops.contains {
      let other = context.subject($0.element)
      return other.index != field.index && !other.ancestorTraits.contains(.bar)
        && !context.screen.isAncestor(field.index, of: other.index)
        && other.element.frame.minY >= field.element.frame.maxY
        && other.element.role != .segmentedControl && !other.surface.dismisses
    }
  }
}

extension HigSearchNoProgress {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UISearchTextField text="" placeholder="Search" frame="0 0 390 36"/>"#),
      Example(
        #"""
        <UISearchTextField label="Search" text="bread" frame="0 0 390 36"/><UITableView frame="0 40 390 800"><UITableViewCell label="Bread" frame="0 40 390 44"/></UITableView>
        """#),
      Example(
        #"""
        <UISearchTextField label="Search" text="bread" frame="0 0 390 36"/><UIActivityIndicatorView label="Searching" frame="180 400 30 30"/>
        """#),
      Example(
        #"""
        <UISearchTextField label="Search" text="bread" frame="0 0 390 36"/><UILabel text="No results" frame="0 100 390 30"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UISearchTextField label="Search" text="bread" frame="0 0 390 36"/>
        <UITableView frame="0 40 390 800"/>
        """#)
    ]
  )
}
