internal import AccessibilityModel
internal import Auditing

/// Reports scroll areas without a label, and pagers without a page number.
struct ScrollAreaAnonymous: ScreenRule {
  static let description = RuleDescription(
    id: "scroll-area-anonymous",
    group: .actions,
    summary: "Several scroll areas should each have a label, and pagers a page.",
    rationale: "With several on a screen, “page 2 of 5” may belong to any of them.",
    remedy: Remedy(
      "set accessibilityLabel, and give a pager a UIPageControl or the trait .adjustable",
      appKit: "call setAccessibilityLabel(_:)",
      android: "set contentDescription, and give a pager a page indicator",
      .label("Offers", of: "scrollView"),
      .swiftUI(#"ScrollView { offers }.accessibilityLabel("Offers")"#)),
    severity: .warning,
    criteria: [.wcag("2.4.6")],
    needs: [.labels],
    isRecommended: false
  )

  /// A pager fills this part of the width, and holds more than one page.
  var pagerWidth = 0.9
  /// An area that fills this part of the scroll area around it counts as one with it.
  var filledPart = 0.8

  func check(_ context: AuditContext, findings: inout Findings) {
    let areas = context.elements(.scrollView, .table, .collectionView)
      .map(context.subject).filter { !fillsAnother($0) }
    let anonymous = areas.filter { $0.element.hasBlankLabel }
    if areas.count > 1, let first = anonymous.first {
      findings.report(
        """
        \(first) may need a label: \(anonymous.count) of \(areas.count) scroll areas have none
        """, at: first,
        doubt: "the scroll area of the whole screen needs no label",
        related: Array(anonymous.dropFirst().prefix(10)))
    }
    let pagers = areas.filter { isPager($0, context) }
    guard !pagers.isEmpty, context.elements(.pageIndicator).isEmpty else { return }
    for pager in pagers where !pager.element.isAdjustable {
      if areas.count > 1, pager.index == anonymous.first?.index {
        findings.excuse(pager, because: "it is asked about for its missing label already")
        continue
      }
      findings.report("\(pager) scrolls by pages without announcing the page", at: pager)
    }
  }

  /// Whether it is the content of another one: a list in its scroll view, a page in its pager.
  private func fillsAnother(_ area: AuditedElement) -> Bool {
    let frame = area.element.frame
    guard frame.isFinite else { return false }
    return area.ancestors.contains {
      guard $0.element.role.scrolls, $0.element.frame.isFinite else { return false }
      return frame.intersection($0.element.frame).area >= filledPart * $0.element.frame.area
    }
  }

  private func isPager(_ area: AuditedElement, _ context: AuditContext) -> Bool {
    let element = area.element
    guard element.scrolls(.horizontal), !element.scrolls(.vertical),
      let content = element.contentSize, element.frame.isFinite
    else { return false }
    return element.frame.width >= pagerWidth * context.geometry.viewport.width
      && content.width >= 1.5 * element.frame.width
  }
}

extension ScrollAreaAnonymous {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIScrollView frame="0 0 390 844"/>"#),
      Example(
        #"""
        <UIScrollView label="Offers" frame="0 0 390 300"/>
        <UITableView label="Orders" frame="0 300 390 500"/>
        """#),
      // One in the other, and all of it.
      Example(
        #"""
        <UIScrollView frame="0 0 390 844"><UITableView frame="0 0 390 800"/></UIScrollView>
        """#),
      Example(
        #"""
        <UIScrollView contentSize="1170 300" frame="0 0 390 300"/>
        <UIPageControl numberOfPages="3" currentPage="0" frame="100 310 190 30"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIScrollView label="Offers" frame="0 0 390 300"/>
        ↓<UITableView frame="0 300 390 500"/>
        """#),
      Example(#"↓<UIScrollView contentSize="1170 300" frame="0 0 390 300"/>"#),
    ]
  )
}
