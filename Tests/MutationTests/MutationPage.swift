import Auditing

/// The part about mutants of `docs/accuracy.md`.
struct MutationPage {
  private let run: MutationRun
  private let rules: [RuleKills]

  init(_ run: MutationRun) {
    self.run = run
    rules = RuleKills.all(in: run)
  }

  var text: String {
    """
    Precision is judged on what was said; what was never said it cannot show. So each of \(MutationOperator.all.count) operators makes **one**
    defect whose nature is known in a screen that has no such defect, and it is counted whether a matching rule says something new
    about that element (about the screen, for titles, headings and order). The elements are drawn by a hash with a seed: at most
    \(MutantDraw.wanted) of an operator from the real files of a format and as many from our fixtures, at most two from one file. What the operators are, and
    when a change is no defect for certain, is in `Tests/MutationTests`; a test keeps each rate from falling.

    | files | mutants | killed | as failures |
    |---|---|---|---|
    \(ScreenFile.Source.allCases.map(row).joined(separator: "\n"))
    | all | \(cells(run.outcomes)) |

    A mutant is *killed* where a rule tells of it, by a failure or by a review. Mutants are made only where at least one of the matching
    rules runs: what a format does not carry is reported as a skipped rule. Of \(run.counterparts.count) counterparts, changes of the same kind that keep
    the element right, \(run.counterparts.count { !$0.louder.isEmpty }) brought a new finding.

    The limits of this: **we made the operators, and mended rules with their survivors in view**; on defects that others think of the
    rules will do worse. A mutant is one defect on a screen that was drawn for it, not what developers do most often.

    ## Operators of which many survive

    \(weak)

    ## Mutants by rule

    *Mutants* are those of operators that name the rule, on screens that it ran on; *killed* those that any rule of the operator tells
    of; *by it* those that this rule tells of, *reviews* among these, and *real* those of them in real files.

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
