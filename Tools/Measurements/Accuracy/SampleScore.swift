/// How many of some judged findings are right.
struct SampleScore: Hashable, Sendable {
  var files = 0
  var right = 0
  var trivial = 0
  var wrong = 0
  var worthwhile = 0
  var notWorthwhile = 0
  var undecided = 0

  var failures: Int { right + trivial + wrong }
  var reviews: Int { worthwhile + notWorthwhile }

  init(_ judgements: [SampleJudgement]) {
    files = Set(judgements.map(\.url)).count
    for judgement in judgements {
      switch judgement.verdict {
      case .right: right += 1
      case .trivial: trivial += 1
      case .false: wrong += 1
      case .worthwhile: worthwhile += 1
      case .not: notWorthwhile += 1
      case .undecided: undecided += 1
      }
    }
  }

  /// The judgements of the corpus; trivial ones count as false.
  init(corpus scores: [RuleScore], files: Int) {
    self.files = files
    for score in scores {
      right += score.failuresRight
      wrong += score.failuresJudged - score.failuresRight
      worthwhile += score.questionsWorthwhile
      notWorthwhile += score.questionsJudged - score.questionsWorthwhile
      undecided += score.undecided
    }
  }

  static func + (first: SampleScore, second: SampleScore) -> SampleScore {
    var sum = first
    sum.files += second.files
    sum.right += second.right
    sum.trivial += second.trivial
    sum.wrong += second.wrong
    sum.worthwhile += second.worthwhile
    sum.notWorthwhile += second.notWorthwhile
    sum.undecided += second.undecided
    return sum
  }
}
