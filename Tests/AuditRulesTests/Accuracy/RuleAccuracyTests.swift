import AuditRules
import Auditing
import Platform
import TestSupport
import Testing

@Suite(
  .enabled(
    if: CorpusFiles.areThere,
    "skips: ../shared/corpus is not beside the package"))
struct RuleAccuracyTests {
  /// The page counts all rules, so that each new one would make it out of date: `.ci/run` compares it.
  @Test(.enabled(if: PagePart.isUpdating, "skips: only .ci/update-generated writes the page"))
  func `the page about accuracy says what was measured of the rules`() throws {
    let part = PagePart("rules", of: "docs/accuracy.md")
    let made = RuleAccuracyPage(
      RuleScore.all, CorpusAudit.shared, samples: try SampleJudgement.all()
    ).text
    try part.updateIfWanted(to: made)
    #expect(try part.stored() == made)
  }

  @Test func `the precision in the rules equals the measured one`() throws {
    let path = "\(PackageFiles.root)/Sources/AuditRules/MeasuredRules.swift"
    let made = MeasuredRulesFile(RuleScore.all).text
    var stored = String(decoding: try InputFile.read(path), as: UTF8.self)
    // A source with a new date is compiled again, and with it all targets above.
    if Environment.value("EARSHOT_UPDATE") == "1", stored != made {
      try OutputFile.write(Array(made.utf8), to: path)
      stored = made
    }
    #expect(stored == made, "write it anew: .ci/update-generated")
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
  /// not recommended all the same says why (`keptOut`).
  @Test func `the recommended rules are those that the measure allows`() {
    let expected = BuiltInRules.descriptions.filter { rule in
      rule.severity != .note && (BuiltInRules.measured[rule.id]?.isGoodEnough ?? true)
        && rule.reasonKeptOut == nil
    }
    let recommended = BuiltInRules.descriptions.filter(\.isRecommended)
    #expect(recommended.map(\.id) == expected.map(\.id))
  }
}
