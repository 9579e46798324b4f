import AuditRules
import Auditing
import TestSupport
import Testing

@testable import Measurements

@Suite(
  .enabled(
    if: CorpusFiles.areThere,
    "skips: ../shared/corpus is not beside the package"))
struct RuleAccuracyTests {
  @Test func `the precision in the rules equals the measured one`() throws {
    let made = MeasuredRulesFile(RuleScore.all).text
    #expect(try MeasuredRulesFile.stored() == made, "write it anew: .ci/update-generated")
  }

  /// A rule is judged when it enters its set.
  @Test func `every finding of the draw is judged`() throws {
    let judged = Set(Judgement.all.map(\.place))
    let rules = try StoredRuleset.ids()
    #expect(
      CorpusAudit.shared.drawn.filter { rules.contains($0.rule) && !judged.contains($0) } == [])
  }

  @Test func `findings judged correct are still found`() {
    let found = Set(CorpusAudit.shared.findings.map(\.place))
    let lost = Judgement.all.filter { $0.verdict == .true && !found.contains($0.place) }
    #expect(lost == [])
  }
}

@Suite struct JudgementTests {
  @Test func `judgements are sorted, once each, about rules that there are, with a reason`() {
    let judgements = Judgement.all
    #expect(!judgements.isEmpty)
    #expect(Set(judgements.map(\.place)).count == judgements.count)
    let rules = Set(BuiltInRules.descriptions.map(\.id))
    #expect(judgements.filter { !rules.contains($0.rule) || $0.reason.count < 10 } == [])
    #expect(judgements.map(\.rule) == judgements.map(\.rule).sorted())
  }

  /// Errors and warnings whose precision is good enough, or that found nothing on the corpus: those
  /// have raised no false alarm, and their examples and the peers' cases show that they find. A rule that is
  /// not recommended all the same says why (`keptOut`). A note is recommended only if it is as precise.
  @Test func `the recommended rules are those that the measure allows`() {
    let expected = BuiltInRules.descriptions.filter { rule in
      (rule.severity != .note || rule.isRecommended)
        && (BuiltInRules.measured[rule.id]?.isGoodEnough ?? true)
        && rule.reasonKeptOut == nil
    }
    let recommended = BuiltInRules.descriptions.filter(\.isRecommended)
    #expect(recommended.map(\.id) == expected.map(\.id))
  }
}
