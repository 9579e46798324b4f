import Auditing

/// The part of `docs/accuracy.md` about mutants.
struct MutationPage {
  /// Whether the run is the one that the page is about: that of the whole draw, with the real files.
  static let isComplete = DrawSize.asked == .whole && ScreenFile.hasRealFiles

  private let run: MutationRun
  private let rules: [RuleKills]

  init(_ run: MutationRun) {
    self.run = run
    rules = RuleKills.all(in: run)
  }

  var text: String {
    """
    Judged findings do not show missed defects. So each of \(MutationOperator.all.count) operators inserts **one**
    known defect into a screen without such a defect. A test counts whether a matching rule has a new finding
    at that element (on the screen, for titles, headings and order). The elements are drawn by a hash with a seed: at most
    \(DrawSize.whole.wanted) of an operator from the real files of a format and as many from our fixtures, at most two from one file. The operators, and
    the conditions under which a change is certainly a defect, are in `Tools/Measurements/Mutants`. A test fails if a rate falls.

    | files | mutants | killed | as failures |
    |---|---|---|---|
    \(ScreenFile.Source.allCases.map(row).joined(separator: "\n"))
    | all | \(cells(run.outcomes)) |

    A mutant is *killed* if a rule reports it, as a failure or a review. Mutants are inserted only if at least one of the matching
    rules runs; data that a format lacks is reported as a skipped rule. Of \(run.counterparts.count) counterparts, similar changes that keep
    the element correct, \(run.counterparts.count { !$0.louder.isEmpty }) caused a new finding.

    Limits: **we wrote the operators and improved rules with their survivors**. On other people's defects,
    the rules will do worse. A mutant is one inserted defect, not a frequent mistake of developers.

    ## Operators with many survivors

    \(weak)

    ## Mutants by rule

    *Mutants* are those of operators that name the rule, on screens that it ran on. *Killed* are those that any rule of the operator
    reports, *by it* those that this rule reports, *reviews* the reviews among these, and *real* those in real files.

    | rule | mutants | killed | by it | reviews | real |
    |---|---|---|---|---|---|
    \(rules.filter { $0.made > 0 }.map(row).joined(separator: "\n"))

    \(withoutRealKill)

    """
  }

  private func row(_ source: ScreenFile.Source) -> String {
    "| \(source.rawValue) | \(cells(run.outcomes.filter { $0.mutant.file.source == source })) |"
  }

  private func cells(_ outcomes: [Mutant.Outcome]) -> String {
    let (killed, failed) = (outcomes.count { $0.isKilled }, outcomes.count { $0.isFailed })
    return "\(outcomes.count) | \(share(killed, outcomes.count)) | \(share(failed, outcomes.count))"
  }

  private func row(_ kills: RuleKills) -> String {
    let cells = [
      "`\(kills.rule.id)`", "\(kills.made)", share(kills.killed, kills.made), "\(kills.killedByIt)",
      share(kills.reviewedByIt, kills.killedByIt), "\(kills.real)",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "–" : "\(part) (\((200 * part + whole) / (2 * whole)) %)"
  }

  /// Operators with less than three quarters killed.
  private var weak: String {
    let groups = Dictionary(grouping: run.outcomes) { $0.mutant.mutation.name }
    let lines = MutationOperator.all.compactMap { mutation -> String? in
      let all = groups[mutation.name] ?? []
      let killed = all.count { $0.isKilled }
      guard 4 * killed < 3 * all.count else { return nil }
      let reason = KnownSurvivors.reasons[mutation.name].map { ": " + $0 } ?? ""
      return "- \(mutation.name), \(killed) of \(all.count)\(reason)"
    }
    return lines.isEmpty
      ? "None: of each at least three quarters are killed." : lines.joined(separator: "\n")
  }

  private var withoutRealKill: String {
    let fixturesAlone = rules.filter { $0.killedByIt > 0 && $0.real == 0 }
    let never = rules.filter { $0.killedByIt == 0 }
    return """
      \(rules.count { $0.real > 0 }) of \(rules.count) rules kill a mutant of a real file. \(fixturesAlone.count) kill mutants of our fixtures alone, since no real
      file carries what they need, or holds what has to be right first:

      \(fixturesAlone.map { "`\($0.rule.id)`" }.joined(separator: ", ")).

      \(never.count) kill none:

      \(never.map { "- `\($0.rule.id)`: \(RulesWithoutMutant.reasons[$0.rule.id] ?? "no operator")" }.joined(separator: "\n"))
      """
  }
}
