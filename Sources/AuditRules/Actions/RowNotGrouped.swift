internal import AccessibilityModel
internal import Auditing

/// Reports lists whose rows have several stops each.
struct RowNotGrouped: ScreenRule {
  static let description = RuleDescription(
    id: "row-not-grouped",
    group: .actions,
    summary: "Each row should be one stop.",
    rationale: "Ten rows of four texts take forty swipes, and users do not hear where a row ends.",
    remedy: Remedy(
      "make the row an accessibility element labelled with its texts",
      swiftUI: "add accessibilityElement(children: .combine) to the row",
      android: "make the row focusable with screenReaderFocusable",
      .uiKit(
        #"row.isAccessibilityElement = true; row.accessibilityLabel = "#
          + #"texts.joined(separator: ", ")"#),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .views(#"android:screenReaderFocusable="true""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    needs: [.labels],
    // VoiceOver of the Mac moves in and out of groups, which have their own texts.
    platforms: [.iOS, .tvOS, .android]
  )

  static let judgesHiddenViews = true

  func check(_ context: AuditContext, findings: inout Findings) {
    for stops in context.splitStops {
      switch stops {
      case .rows(let rows): report(rows, &findings)
      case .pairs(let pairs, let premises, let doubt):
        let count = pairs.count == 1 ? "" : ", in \(pairs.count) pairs"
        findings.report(
          "\(pairs[0].label) has its value as a second stop\(count)", at: pairs[0].label,
          on: premises, doubt: doubt,
          related: [pairs[0].value] + pairs.dropFirst().prefix(5).flatMap { [$0.label, $0.value] })
      case .labels(let labels):
        findings.report(
          """
          \(labels[0]) is a stop apart from its value; grouping \(labels.count) rows saves \
          \(labels.count) swipes
          """, at: labels[0], doubt: "the value may be read on its own",
          related: Array(labels.dropFirst().prefix(10)), asking: .ofDesign)
      }
    }
  }

  private func report(_ rows: SplitRows, _ findings: inout Findings) {
    let (first, count) = (rows.rows[0], rows.rows.count)
    let saving =
      rows.isLoop
      ? "grouping saves \(rows.stops == 2 ? "1 swipe" : "\(rows.stops - 1) swipes") a row"
      : "grouping \(count) rows saves \(rows.stops - count) swipes"
    findings.report(
      "\(first) has several stops per row; \(saving)", at: first, doubt: rows.doubt,
      related: Array(rows.rows.dropFirst().prefix(10)), asking: rows.isLoop ? .ofScreen : nil)
  }
}

extension RowNotGrouped {
  private static func rows(_ count: Int, texts: Int, isElement: Bool = false) -> String {
    (0..<count).map { row in
      let texts = (0..<texts).map {
        #"<UILabel text="\#(row).\#($0)" frame="\#($0 * 100) \#(row * 60) 90 20"/>"#
      }.joined()
      return
        #"<RowView isElement="\#(isElement)" label="\#(row).0, \#(row).1, \#(row).2" frame="0 \#(row * 60) 390 60">"#
        + texts + "</RowView>"
    }.joined(separator: "\n")
  }

  static let examples = RuleExamples(
    passing: [
      Example("<UIView frame=\"0 0 390 844\">" + rows(2, texts: 3) + "</UIView>"),
      Example("<UIView frame=\"0 0 390 844\">" + rows(4, texts: 2) + "</UIView>"),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell label="1" frame="0 0 390 60"/><UITableViewCell label="2" frame="0 60 390 60"/>
          <UITableViewCell label="3" frame="0 120 390 60"/>
        </UITableView>
        """#),
    ],
    failing: [
      Example("<UIView frame=\"0 0 390 844\">\n↓" + rows(3, texts: 3) + "</UIView>")
    ]
  )
}
