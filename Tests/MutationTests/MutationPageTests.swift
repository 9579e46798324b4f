import Auditing
import Testing

@testable import Measurements

/// Figures of the whole draw, which each new fixture changes.
@Suite(
  .enabled(
    if: MutationPage.isComplete,
    "skips: .ci/check-mutants runs it, with ../shared/corpus beside the package"))
struct MutationPageTests {
  @Test func `the page about accuracy says what was measured with mutants`() throws {
    #expect(try PagePart.mutants.stored() == MutationPage(MutationRun.shared).text)
  }

  @Test func `the stored rates are those that were measured`() throws {
    let stored = try KillRates(stored: .whole)
    let measured = KillRates(of: MutationRun.shared.outcomes)
    #expect(stored == stored.raised(by: measured), "write them anew: .ci/update-generated")
  }

  @Test func `each rule kills a mutant, or it is said why none can show it`() {
    let rules = RuleKills.all(in: MutationRun.shared)
    let silent = rules.filter { $0.killedByIt == 0 }.map(\.rule.id)
    #expect(silent == RulesWithoutMutant.reasons.keys.sorted())
  }
}
