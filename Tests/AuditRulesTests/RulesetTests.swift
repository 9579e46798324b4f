import AuditRules
import Auditing
import Platform
import Testing

/// The stored form of a rule set, compared with this version.
@Suite struct RulesetTests {
  /// Pinning a set keeps its state: a stored rule neither disappears nor changes. Until the first
  /// release set 1 may grow; after it, changes are added to `BuiltInRules.changes`, and a new rule
  /// names its set.
  @Test func `the first set of rules holds what is stored of it`() throws {
    let made = Self.lines(of: Ruleset(1, changes: BuiltInRules.changes))
    let isReleased = try StoredRuleset.isReleased()
    if Environment.value("EARSHOT_UPDATE") == "1", !isReleased { try StoredRuleset.write(made) }
    let stored = try StoredRuleset.lines()
    #expect(!stored.isEmpty)
    #expect(
      stored.filter { !made.contains($0) } == [], "write it anew: .ci/update-generated")
    if isReleased { #expect(made == stored, "a new rule names its set") }
  }

  @Test func `every change is one of a rule that there is, in a set that there is`() {
    let rules = Dictionary(uniqueKeysWithValues: BuiltInRules.descriptions.map { ($0.id, $0) })
    let odd = BuiltInRules.changes.filter {
      guard let rule = rules[$0.rule] else { return true }
      return $0.ruleset <= rule.ruleset || $0.ruleset > Ruleset.current
    }
    #expect(odd == [])
    #expect(rules.values.allSatisfy { (1...Ruleset.current).contains($0.ruleset) })
  }

  /// `id severity`, whether it is recommended, and its thresholds.
  private static func lines(of ruleset: Ruleset) -> [String] {
    BuiltInRules.all.compactMap { rule in
      guard let about = ruleset.description(of: rule.ownDescription) else { return nil }
      let before = ruleset.thresholds(of: about.id)
      let thresholds = rule.thresholds.map { "\($0.name)=\(before[$0.name] ?? $0.standard)" }
      return
        ([about.id, about.severity.rawValue, about.isRecommended ? "recommended" : "-"]
        + thresholds).joined(separator: " ")
    }.sorted()
  }
}
