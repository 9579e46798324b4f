/// Precision in and out of sample, the latter first.
struct SamplePage {
  private let judgements: [SampleJudgement]
  private let corpus: SampleScore

  init(_ judgements: [SampleJudgement], corpus: SampleScore) {
    self.judgements = judgements
    self.corpus = corpus
  }

  var text: String {
    """
    \(outOfSample)

    | files | failures judged | right | trivial | false | reviews judged | worthwhile | undecided |
    |---|---|---|---|---|---|---|---|
    \(row("out of sample: \(out.files)", out))
    \(row("the draw before, of rules as they were then: \(former.files)", former))
    \(row("in sample: \(inSample.files)", inSample))

    **Out of sample** are files that were drawn after the last change of a rule, once, and judged one by one, from the file alone, by judges who
    did not make the rules. The figure is that of the commit at which they were judged, and is not measured again: if a rule is changed on
    such a file afterwards, only a new draw shows the effect. Of each file at most two findings of a rule and outcome were drawn, and at most
    ten of a rule and outcome in all, in the order of a hash. The **draw before** was made in the same way; rules were changed on its files since.

    **In sample** are the files that were looked at while rules were made or changed: all of `Fixtures`, and the real files of
    `../shared/corpus`, `../shared/corpus-2`, `../shared/pairs` and `../shared/apps`, of which those of the corpus were judged. What was
    false there was corrected, so what is left is right by construction: the figure says that nothing known is wrong, and nothing about
    other files. An earlier edition of this page gave it, 93 of 93, as the precision of the rules; on 945 files that had not been seen 32 of 60
    failures were right then, and 9 of 59 reviews worthwhile.

    - A **failure** (`fail`) is *right* where the element is as the message says and somebody is worse off for it, *trivial* where it is
      as the message says and nobody is.
    - A **review** is *worthwhile* where a person who looks at the app would be glad to have been asked.
    - What the file itself cannot settle is *undecided* and not counted.\(perRule)
    """
  }

  private var out: SampleScore { SampleScore(judgements.filter { $0.sample == .outOfSample }) }
  private var former: SampleScore {
    SampleScore(judgements.filter { $0.sample == .formerlyOutOfSample })
  }
  private var inSample: SampleScore {
    corpus + SampleScore(judgements.filter { $0.sample == .inSample })
  }

  private var outOfSample: String {
    guard out.files > 0 else {
      return """
        **There is no judgement yet of files that were not in view when the rules were changed.** How often a finding is right on
        a new file is therefore not known.
        """
    }
    return """
      On files that were not in view when the rules were changed, \(out.right) of \(out.failures) judged failures are right and \
      \(out.worthwhile) of \(out.reviews) reviews worthwhile.
      The addresses, lines, verdicts and reasons are in `Tests/Vectors/sample-judgements.tsv`.
      """
  }

  private func row(_ name: String, _ score: SampleScore) -> String {
    let cells = [
      name, "\(score.failures)", share(score.right, score.failures), "\(score.trivial)",
      "\(score.wrong)", "\(score.reviews)", share(score.worthwhile, score.reviews),
      "\(score.undecided)",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "–" : "\(part) (\((200 * part + whole) / (2 * whole)) %)"
  }

  /// The judgements outside the sample, by rule.
  private var perRule: String {
    let byRule = Dictionary(
      grouping: judgements.filter { $0.sample == .outOfSample }, by: \.rule
    ).sorted { $0.key < $1.key }
    guard !byRule.isEmpty else { return "" }
    let rows = byRule.map { rule, judgements in
      let score = SampleScore(judgements)
      return
        "| `\(rule)` | \(score.right) of \(score.failures) | \(score.worthwhile) of \(score.reviews) |"
    }
    return """


      ## Out of sample, by rule

      | rule | failures right | reviews worthwhile |
      |---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}
