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
    dumps of UI Automator), of which each rule's findings were drawn at random and judged by hand, one by one, with
    the file open: five failures and five questions of each rule, or all where there are fewer, and up to three
    more from files that the draw had not met. The draw follows a hash with a seed, so that nobody chooses; the
    judgements are in `Tests/Vectors/judgements.json`, each with its reason. **The rules were mended with these very files in view**: in the
    first draw, before that, 80 of 105 failures were right.

    \(inAll)

    The limits of this: the files are few, and some are the fixtures of test suites, made up to try a parser, where everything is 10 points
    wide. One person judged. And five right of five say that a rule is right in more than half of its findings (with a
    confidence of 95 %), not more.

    | rule | severity | screens | failures | questions | median | worst | right | worthwhile | undecided | mended | recommended |
    |---|---|---|---|---|---|---|---|---|---|---|---|
    \(measured.map(row).joined(separator: "\n"))

    *Screens* are those that it ran on; *median* and *worst* are findings on a screen that has any; *mended* are
    findings that were judged false (or not worth asking) and are no longer made.

    ## What `recommended` follows

    An error or a warning is in the profile where at least nine of ten judged failures are right; a rule
    that only asks, where at least four of five questions are worthwhile. Notes are not in it. A test holds the
    rules to this. Kept out all the same:

    \(keptOut.joined(separator: "\n"))

    A rule that found nothing here is **not measured**. It stays in the profile: on the screens that it ran
    on it raised no false alarm, and its examples and the cases of other tools show that it finds what it is
    for. `--explain` and `--list-rules` say of each whether it is measured.

    \(notMeasured.count) rules are not measured. \(ran.count) ran and found nothing:

    \(ran.map { "`\($0.rule.id)` (\($0.runs))" }.joined(separator: ", ")).

    The number is that of the screens. \(idle.count) never ran, as no file of the corpus tells what they need:

    \(idle.map { "`\($0.rule.id)`" }.joined(separator: ", ")).

    The rules about turning were tried otherwise: see [Turning the device](rotation.md).

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
    let mended = scores.reduce(0) { $0 + $1.mended }
    let byScreen = Dictionary(grouping: audit.findings, by: \.screen).mapValues(\.count)
    let counts = (0..<audit.screens).map { byScreen[$0] ?? 0 }.sorted()
    return """
      In sample \(right) of \(judged) judged failures are right and \(worthwhile) of \(questions) questions worthwhile; \
      \(undecided) are undecided; \(mended) that
      were judged false were mended. A screen has \(counts[counts.count / 2]) findings of all rules together in the middle, \
      and \(counts.last ?? 0) at worst.
      """
  }

  private var measured: [RuleScore] {
    scores.filter { $0.failures + $0.questions + $0.mended > 0 }.sorted { $0.rule.id < $1.rule.id }
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
      "\(score.mended)", score.rule.isRecommended ? "yes" : "no",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : "\(part) of \(whole)"
  }
}
