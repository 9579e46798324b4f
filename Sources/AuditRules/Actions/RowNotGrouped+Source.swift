internal import AccessibilityModel
internal import Auditing

// Rows in the source of a view, which states them once for all items of a collection.

extension RowNotGrouped {
  /// Reports rows of several stops, and lines of a label and its value outside of them: three are sure to be many.
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
    guard let first = pairs.first else { return }
    findings.report(
      pairs.count == 1
        ? "\(first.label) has its value as a second stop"
        : "\(first.label) has its value as a second stop, in \(pairs.count) pairs",
      at: first.label,
      doubt: .when(pairs.count < leastRows, "the two may be worth stops of their own"),
      related: [first.value] + pairs.dropFirst().prefix(5).flatMap { [$0.label, $0.value] })
  }
}
