import AuditRules
import Auditing
import Testing

@testable import Measurements

/// The stored form of a rule set, compared with this version.
@Suite struct RulesetTests {
  /// Pinning a set keeps its state: a stored rule neither disappears nor changes. Until the first
  /// release set 1 may grow; after it, changes are added to `BuiltInRules.changes`, and a new rule
  /// names its set.
  @Test func `the first set of rules holds what is stored of it`() throws {
    let made = StoredRuleset.made
    let stored = try StoredRuleset.lines()
    #expect(!stored.isEmpty)
    #expect(
      stored.filter { !made.contains($0) } == [], "write it anew: .ci/update-generated")
    if try StoredRuleset.isReleased() { #expect(made == stored, "a new rule names its set") }
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
}
