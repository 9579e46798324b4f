internal import AccessibilityModel
internal import Auditing

// Labels that are stops apart from their values: users hear “23” and do not learn what it counts.

extension RowNotGrouped {
  func checkPairs(_ context: AuditContext, _ findings: inout Findings) {
    guard context.framesAreMeasured else { return checkLabelsWithColon(context, &findings) }
    // Types of elements alone do not say which texts the app has joined.
    for run in context.pairsOfLines where run.count >= leastRows {
      report(run, on: [.exposure], &findings)
    }
    report(context.figures, on: [.exposure], &findings)
  }

  private func checkLabelsWithColon(_ context: AuditContext, _ findings: inout Findings) {
    for labels in context.labelsWithColon where labels.count >= leastRows {
      findings.report(
        """
        \(labels[0]) is a stop apart from its value; grouping \(labels.count) rows saves \
        \(labels.count) swipes
        """, at: labels[0], doubt: "the value may be read on its own",
        related: Array(labels.dropFirst().prefix(10)))
    }
  }

  /// Reports rows of several stops in the source of a view, which states them once for all items of a collection, and
  /// lines of a label and its value outside of them: three are sure to be many.
  func checkStatedRows(_ context: AuditContext, _ findings: inout Findings) {
    let rows = context.statedRows.filter { (leastStops...mostStops).contains($0.texts) }
    for row in rows {
      findings.report(
        "\(row.row) has several stops per row; grouping saves \(row.texts - 1) swipes a row",
        at: row.row,
        doubt: .when(row.controls > 1, "its controls may be worth stops of their own"),
        asking: .ofScreen)
    }
    let pairs = context.statedPairs.filter { pair in
      !rows.contains { context.screen.isAncestor($0.row.index, of: pair.label.index) }
    }
    report(
      pairs, doubt: .when(pairs.count < leastRows, "the two may be worth stops of their own"),
      &findings)
  }

  private func report(
    _ pairs: [ValuePair], on premises: [Premise] = [], doubt: Reason? = nil,
    _ findings: inout Findings
  ) {
    guard let first = pairs.first else { return }
    findings.report(
      pairs.count == 1
        ? "\(first.label) has its value as a second stop"
        : "\(first.label) has its value as a second stop, in \(pairs.count) pairs",
      at: first.label, on: premises, doubt: doubt,
      related: [first.value] + pairs.dropFirst().prefix(5).flatMap { [$0.label, $0.value] })
  }
}
