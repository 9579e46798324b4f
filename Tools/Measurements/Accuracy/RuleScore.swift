import AuditRules
import Auditing

/// The results of the corpus and the judgements for one rule.
struct RuleScore: Sendable {
  let rule: RuleDescription
  /// On how many screens it ran, and how many findings it has on each that it has any on.
  var runs = 0
  var failures = 0
  var questions = 0
  var byScreen: [Int: Int] = [:]
  var failuresRight = 0
  var failuresJudged = 0
  var questionsWorthwhile = 0
  var questionsJudged = 0
  var undecided = 0
  /// Judged false, and no longer found.
  var fixed = 0

  static let all: [RuleScore] = {
    let audit = CorpusAudit.shared
    let found = Set(audit.findings.map(\.place))
    let findings = Dictionary(grouping: audit.findings) { $0.place.rule }
    let judgements = Dictionary(grouping: Judgement.all, by: \.rule)
    return BuiltInRules.descriptions.map { rule in
      var score = RuleScore(rule: rule)
      score.runs = audit.runs[rule.id] ?? 0
      for finding in findings[rule.id] ?? [] { score.count(finding) }
      for judgement in judgements[rule.id] ?? [] {
        score.count(judgement, isFound: found.contains(judgement.place))
      }
      return score
    }
  }()

  private mutating func count(_ finding: CorpusFinding) {
    if finding.place.outcome == Outcome.fail.rawValue { failures += 1 } else { questions += 1 }
    byScreen[finding.screen, default: 0] += 1
  }

  private mutating func count(_ judgement: Judgement, isFound: Bool) {
    guard isFound else {
      if judgement.verdict == .false { fixed += 1 }
      return
    }
    guard judgement.verdict != .undecided else {
      undecided += 1
      return
    }
    let right = judgement.verdict == .true ? 1 : 0
    if judgement.outcome == Outcome.fail.rawValue {
      failuresJudged += 1
      failuresRight += right
    } else {
      questionsJudged += 1
      questionsWorthwhile += right
    }
  }

  var measured: MeasuredPrecision? {
    guard failuresJudged + questionsJudged > 0 else { return nil }
    return MeasuredPrecision(
      right: failuresRight, judged: failuresJudged, worthwhile: questionsWorthwhile,
      questions: questionsJudged)
  }

  /// The findings on a screen: the middle and the most, of the screens that have any.
  var median: Int {
    let counts = byScreen.values.sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }
  var worst: Int { byScreen.values.max() ?? 0 }
}
