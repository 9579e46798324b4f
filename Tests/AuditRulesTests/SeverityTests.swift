import AuditRules
import Auditing
import Platform
import TestSupport
import Testing

/// A row of the table in `docs/severity.md`: a rule whose severity does not follow from its criteria alone.
private struct SeverityRow: Equatable {
  enum Basis: String {
    case unusable, platform, advises

    var severity: Severity {
      switch self {
      case .unusable: .error
      case .platform: .warning
      case .advises: .note
      }
    }
  }

  let rule: String
  let severity: Severity
  let basis: Basis
  let reason: String

  /// nil for a line that is not such a row.
  init?(_ line: Substring) {
    let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }.map {
      $0.hasSuffix(" ") ? $0.dropLast() : $0
    }
    guard cells.count == 4, cells[0].hasPrefix("`"),
      let severity = Severity(rawValue: String(cells[1])),
      let basis = Basis(rawValue: String(cells[2]))
    else { return nil }
    rule = String(cells[0].dropFirst().dropLast())
    (self.severity, self.basis) = (severity, basis)
    reason = String(cells[3])
  }

  static let all: [SeverityRow] = {
    let page = (try? InputFile.read("\(PackageFiles.root)/docs/severity.md")) ?? []
    return String(decoding: page, as: UTF8.self).split(separator: "\n").compactMap(SeverityRow.init)
  }()
}

@Suite struct SeverityTests {
  /// The interface guidelines have words of their own for what is required.
  private let rules = BuiltInRules.descriptions.filter { $0.group != .conventions }
  private let rows = Dictionary(SeverityRow.all.map { ($0.rule, $0) }) { first, _ in first }

  @Test func `the severity of each rule follows from its criteria or from the table`() {
    for rule in rules {
      let byCriteria: Severity = rule.criteria.contains { $0.level != .aaa } ? .error : .note
      let expected = rows[rule.id]?.basis.severity ?? byCriteria
      #expect(rule.severity == expected, "\(rule.id); see docs/severity.md")
    }
  }

  @Test func `each row of the table is of one rule and says why`() {
    let ids = SeverityRow.all.map(\.rule)
    #expect(ids.count > 20)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).subtracting(rules.map(\.id)) == [])
    #expect(SeverityRow.all.filter { $0.severity != $0.basis.severity } == [])
    #expect(SeverityRow.all.filter { $0.reason.count < 10 } == [])
  }

  @Test(arguments: [
    ("missing-label", Criterion.Level.a, true), ("text-contrast", .a, false),
    ("text-contrast", .aa, true), ("target-size-platform", .aa, false),
    ("heading-order", .aa, false), ("row-not-grouped", .aa, false),
  ])
  func `a rule fails a level of WCAG by its criteria`(
    _ id: String, _ level: Criterion.Level, _ fails: Bool
  ) throws {
    let rule = try #require(BuiltInRules.descriptions.first { $0.id == id })
    #expect(rule.fails(level) == fails)
  }
}
