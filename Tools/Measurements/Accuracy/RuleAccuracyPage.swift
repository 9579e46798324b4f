import Auditing

/// The part about the rules of `docs/accuracy.md`.
struct RuleAccuracyPage {
  private let scores: [RuleScore]
  private let audit: CorpusAudit
  private let samples: [SampleJudgement]

  init(_ scores: [RuleScore], _ audit: CorpusAudit, samples: [SampleJudgement]) {
    self.scores = scores
    self.audit = audit
    self.samples = samples
  }

  var text: String {
    """
    \(SamplePage(samples, corpus: SampleScore(corpus: scores, files: audit.files)).text)

    ## In sample, by rule

    Every rule was run over \(audit.files) real files (\(audit.screens) screens: storyboards and xibs, page sources of XCUITest,
    dumps of UI Automator). Findings of each rule were drawn at random and judged by hand, one by one, with
    the file: five failures and five reviews of each rule, or all if there are fewer, and up to three
    more from other files. The draw follows a hash with a seed, so it is not a choice. The
    judgements are in `Tests/Vectors/judgements.json`, each with its reason. **The rules were improved with these same files**: in the
    first draw, before that, 80 of 105 failures were right.

    \(inAll)

    Limits: the files are few, and some are fixtures of test suites, written to test a parser, where everything is 10 points
    wide. One person judged. Five right of five show only that a rule is right in more than half of its findings (with a
    confidence of 95 %).

    | rule | severity | screens | failures | reviews | median | worst | right | worthwhile | undecided | fixed | recommended |
    |---|---|---|---|---|---|---|---|---|---|---|---|
    \(measured.map(row).joined(separator: "\n"))

    *Screens* are those that it ran on. *Median* and *worst* are findings per screen with any. *Fixed* are
    findings that were judged false (or not worthwhile) and are no longer reported.

    ## What `recommended` follows

    An error or a warning is in the profile if at least nine of ten judged failures are right; a rule
    that only reports reviews, if at least four of five are worthwhile. Notes are not in it. A test checks
    this. These are excluded for other reasons:

    \(keptOut.joined(separator: "\n"))

    A rule that found nothing here is **not measured**. It stays in the profile: it had no false alarm on these
    screens, and its examples and the cases of other tools show that it finds its
    defect. `--explain` and `--list-rules` show whether a rule is measured.

    \(notMeasured.count) rules are not measured. \(ran.count) ran and found nothing (with the number of screens):

    \(ran.map { "`\($0.rule.id)` (\($0.runs))" }.joined(separator: ", ")).

    \(idle.count) never ran, because no file of the corpus has their data:

    \(idle.map { "`\($0.rule.id)`" }.joined(separator: ", ")).

    The rules about rotation were tested separately: see [Rotate the device](rotation.md).

    """
  }

  private var keptOut: [String] {
    scores.compactMap { score in
      score.rule.reasonKeptOut.map { "- `\(score.rule.id)`: \($0)" }
    }
  }

  private var inAll: String {
    let judged = scores.reduce(0) { $0 + $1.failuresJudged }
    let right = scores.reduce(0) { $0 + $1.failuresRight }
    let questions = scores.reduce(0) { $0 + $1.questionsJudged }
    let worthwhile = scores.reduce(0) { $0 + $1.questionsWorthwhile }
    let undecided = scores.reduce(0) { $0 + $1.undecided }
    let fixed = scores.reduce(0) { $0 + $1.fixed }
    let byScreen = Dictionary(grouping: audit.findings, by: \.screen).mapValues(\.count)
    let counts = (0..<audit.screens).map { byScreen[$0] ?? 0 }.sorted()
    return """
      In sample, \(right) of \(judged) judged failures are right and \(worthwhile) of \(questions) reviews worthwhile; \
      \(undecided) are undecided; \(fixed)
      findings judged false were fixed. The median screen has \(counts[counts.count / 2]) findings of all rules, \
      the worst \(counts.last ?? 0).
      """
  }

  private var measured: [RuleScore] {
    scores.filter { $0.failures + $0.questions + $0.fixed > 0 }.sorted { $0.rule.id < $1.rule.id }
  }
  private var notMeasured: [RuleScore] { scores.filter { $0.failures + $0.questions == 0 } }
  private var ran: [RuleScore] { notMeasured.filter { $0.runs > 0 } }
  private var idle: [RuleScore] { notMeasured.filter { $0.runs == 0 } }

  private func row(_ score: RuleScore) -> String {
    let cells = [
      "`\(score.rule.id)`", score.rule.severity.rawValue, "\(score.runs)", "\(score.failures)",
      "\(score.questions)", "\(score.median)", "\(score.worst)",
      share(score.failuresRight, of: score.failuresJudged),
      share(score.questionsWorthwhile, of: score.questionsJudged), "\(score.undecided)",
      "\(score.fixed)", score.rule.isRecommended ? "yes" : "no",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : "\(part) of \(whole)"
  }
}
