internal import AccessibilityModel
internal import Auditing

/// Reports modal views whose only dismiss control is the last stop.
struct CloseLast: ScreenRule {
  static let description = RuleDescription(
    id: "close-last",
    group: .order,
    summary: "Dismiss controls should be near the start of modal views.",
    rationale: "Users who opened it by mistake swipe through all of it to leave.",
    remedy: Remedy(
      "move Close to the start, or implement accessibilityPerformEscape",
      appKit: "move Close to the start, or implement cancelOperation(_:)",
      android: "move Close to the start",
      .uiKit(
        "override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); "
          + "return true }"),
      .swiftUI(".accessibilityAction(.escape) { dismiss() }"),
      .appKit("override func cancelOperation(_ sender: Any?) { close() }"),
      .views(#"app:navigationIcon="@drawable/close""#),
      .compose("TopAppBar(title = title, navigationIcon = { CloseButton() })")),
    severity: .note,
    criteria: [.wcag("2.1.2")],
    needs: [.exposure, .labels, .wholeScreen],
    isRecommended: false,
    languages: Dismissal.languages
  )

  var mostStops = 10

  func check(_ context: AuditContext, findings: inout Findings) {
    for modal in context.modals {
      let stops = context.stops(in: modal).sorted {
        (context.stopNumber(of: $0) ?? 0) < (context.stopNumber(of: $1) ?? 0)
      }
      guard stops.count > mostStops, let last = stops.last else { continue }
      let ways = stops.filter { context.subject($0).surface.dismisses }
      guard ways == [last] else { continue }
      let subject = context.subject(last)
      findings.report(
        "\(subject) is the only dismiss control, at stop \(stops.count) of \(stops.count)",
        at: subject,
        related: [context.subject(modal)])
    }
  }
}

extension CloseLast {
  private static func sheet(first: String, last: String) -> String {
    let rows = (1...10).map { #"<UIButton title="Row \#($0)" frame="0 \#($0 * 50) 390 44"/>"# }
    return "<UIView viewIsModal=\"true\" frame=\"0 0 390 844\">\n\(first)"
      + rows.joined(separator: "\n") + last + "</UIView>"
  }

  static let examples = RuleExamples(
    passing: [
      Example(sheet(first: #"<UIButton title="Close" frame="0 0 60 44"/>"#, last: "")),
      Example(
        #"""
        <UIView viewIsModal="true" frame="0 0 390 844">
          <UILabel text="Saved" frame="20 100 200 20"/>
          <UIButton title="Close" frame="20 200 60 44"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(sheet(first: "", last: "\n" + #"↓<UIButton title="Close" frame="0 600 60 44"/>"#))
    ]
  )
}
