import Auditing
import TestSupport
import Testing

struct MutationPageTests {
  /// The page counts what the draw gives, so that each new fixture changes it: `.ci/run` compares it.
  @Test(
    .enabled(
      if: PagePart.isUpdating && ScreenFile.hasRealFiles,
      "skips: only .ci/update-generated writes the page, with ../shared/corpus beside the package"))
  func `the page about accuracy says what was measured with mutants`() throws {
    let part = PagePart("mutants", of: "docs/accuracy.md")
    let made = MutationPage(MutationRun.shared).text
    try part.updateIfWanted(to: made)
    #expect(try part.stored() == made)
  }

  @Test(.enabled(if: ScreenFile.hasRealFiles, "skips: ../shared/corpus is not beside the package"))
  func `each rule kills a mutant, or it is said why none can show it`() {
    let rules = RuleKills.all(in: MutationRun.shared)
    let silent = rules.filter { $0.killedByIt == 0 }.map(\.rule.id)
    #expect(silent == RulesWithoutMutant.reasons.keys.sorted())
  }
}
