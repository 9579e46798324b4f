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
    \(byFormat.joined(separator: "\n"))
    \(row("previous draws, with the rules of their time: \(former.files)", former))
    \(row("in sample: \(inSample.files)", inSample))

    **Out of sample** files were drawn once, when all rule changes of the time were made. Judges who did not write the rules judged each finding, from the
    file alone. The figure is for the commit at which they were judged and is not measured again: if a rule is later changed because of
    such a file, only a new draw shows the effect. At most two findings of a rule and outcome were drawn from each file, and at most
    ten in all, in the order of a hash. The **previous draws** were made in the same way; since then, rules were changed because of their
    files.

    **In sample** are the files used to develop the rules: all of `Fixtures`, and the real files of
    `../shared/corpus`, `../shared/corpus-2`, `../shared/pairs` and `../shared/apps`. Those of the corpus were judged. False
    findings were fixed, so the rest is right by construction: the figure shows that no known finding is wrong, but nothing about
    other files. An earlier edition of this page gave it, 93 of 93, as the precision of the rules. On 945 unseen files, 32 of 60
    failures were right then, and 9 of 59 reviews worthwhile.

    - A **failure** (`fail`) is *right* if the message is true and the defect affects users, *trivial* if the message
      is true but the defect affects no user.
    - A **review** is *worthwhile* if a person with the app would want to check it.
    - A finding that the file cannot decide is *undecided* and not counted.\(perRule)
    """
  }

  private var byFormat: [String] {
    let judged = judgements.filter { $0.sample == .outOfSample }
    return Dictionary(grouping: judged, by: \.format).sorted { $0.key < $1.key }.map {
      format, judgements in
      let score = SampleScore(judgements)
      return row("of these, `\(format)`: \(score.files)", score)
    }
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
      On files that were not used to develop the rules, \(out.right) of \(out.failures) judged failures are right and \
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
