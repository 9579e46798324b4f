internal import Auditing

/// A clause of EN 301 549 V3.2.1 on software, chapter 11, which covers native apps.
///
/// A clause that adopts a criterion of WCAG 2.1, levels A and AA, has the criterion's number after
/// 11. Some criteria have none: those of level AAA, those new in WCAG 2.2, and those about sets of
/// pages, whose clauses are void for software.
struct EuropeanClause {
  let number: String

  init?(_ criterion: Criterion) {
    guard criterion.level != .aaa, !Self.without.contains(criterion.wcag) else { return nil }
    number = "11.\(criterion.wcag)"
  }

  private static let without: Set<String> = [
    // Void in chapter 11.
    "2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4",
    // New in WCAG 2.2.
    "2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8",
  ]
}
