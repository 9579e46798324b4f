import TestSupport

/// The measurements for the documentation and the rules. Tests compare the stored figures with those measured now.
package enum Figures: String, CaseIterable, Sendable {
  /// How far computed frames agree with those of Interface Builder.
  case layout
  /// The rules of set 1.
  case ruleset
  /// How many of the defects that people listed are found.
  case recall
  /// The precision of rules, on the page and in `MeasuredRules.swift`.
  case rules
  /// The cases of other tools that run here.
  case cases
  /// The speech for cases with evidence.
  case transcripts
  /// Which inserted defects are reported: the rates of the draw, and the page where that is the whole one.
  case mutants

  /// Why it cannot be measured; nil if it can.
  package var reasonSkipped: String? {
    switch self {
    case .layout, .rules:
      CorpusFiles.areThere ? nil : "../shared/corpus is not beside the package"
    case .cases: RuleVector.isThere ? nil : "../shared/vectors is not beside the package"
    case .recall, .ruleset, .transcripts, .mutants: nil
    }
  }

  /// Measures it and writes the files that have it.
  package func write() throws {
    switch self {
    case .layout:
      try PagePart.layout.write(AgreementPage(measurement: try CanvasMeasurement()).text)
    case .ruleset: try StoredRuleset.update()
    case .recall: try PagePart.recall.write(RecallPage(try ListedDefect.all()).text)
    case .rules:
      let page = RuleAccuracyPage(
        RuleScore.all, CorpusAudit.shared, samples: try SampleJudgement.all())
      try PagePart.rules.write(page.text)
      try MeasuredRulesFile(RuleScore.all).write()
    case .cases: try PagePart.cases.write(VectorSummary().text)
    case .transcripts:
      let vectors = TranscriptVector.spoken + TranscriptVector.layout
      try PagePart.transcripts.write(TranscriptAccuracyPage(vectors).text)
    case .mutants: try writeMutants()
    }
  }

  private func writeMutants() throws {
    let run = MutationRun.shared
    let draw = DrawSize.asked
    let measured = KillRates(of: run.outcomes)
    try ((try? KillRates(stored: draw))?.raised(by: measured) ?? measured).store(as: draw)
    if MutationPage.isComplete { try PagePart.mutants.write(MutationPage(run).text) }
  }
}

extension PagePart {
  static let layout = PagePart("agreement", of: "docs/auto-layout.md")
  static let recall = PagePart("recall", of: "docs/accuracy.md")
  static let rules = PagePart("rules", of: "docs/accuracy.md")
  static let cases = PagePart("cases", of: "docs/accuracy.md")
  static let transcripts = PagePart("transcripts", of: "docs/accuracy.md")
  static let mutants = PagePart("mutants", of: "docs/accuracy.md")
}
