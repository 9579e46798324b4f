import AuditRules
import Auditing
import Platform
import TestSupport
import Testing

struct KillRateTests {
  private static let isDrawnAsUsual = Environment.value("EARSHOT_MUTANTS") == nil

  @Test(arguments: MutationOperator.all)
  func `mutants can still be read`(_ mutation: MutationOperator) {
    let run = MutationRun.shared
    let unreadable = (run.outcomes + run.counterparts).filter {
      $0.mutant.mutation.name == mutation.name && $0.error != nil
    }
    #expect(unreadable.map { "\($0.mutant): \($0.error ?? "")" } == [])
  }

  @Test(
    .enabled(if: isDrawnAsUsual, "skips: EARSHOT_MUTANTS draws others than those that are stored"))
  func `no kill rate falls`() throws {
    let measured = KillRates(of: MutationRun.shared.outcomes)
    if Environment.value("EARSHOT_STORE") == "1" {
      try ((try? KillRates())?.raised(by: measured) ?? measured).store()
    }
    let stored = try KillRates()
    if !ScreenFile.hasRealFiles {
      print("skips the real files: ../shared/corpus is not beside the package")
    }
    let fallen = stored.counts.keys.sorted().filter { measured.isWorse(than: stored, in: $0) }
    #expect(
      fallen.map { "\($0): \(String(describing: measured.counts[$0]))" } == [],
      "EARSHOT_SURVIVORS=1 prints the mutants that survive")
  }

  @Test(arguments: MutationOperator.all)
  func `an operator makes mutants, and half of them are killed`(_ mutation: MutationOperator) {
    let all = MutationRun.shared.outcomes.filter { $0.mutant.mutation.name == mutation.name }
    #expect(!all.isEmpty || !ScreenFile.hasRealFiles)
    let survivors = all.filter { !$0.isKilled }
    withKnownIssue(isIntermittent: !ScreenFile.hasRealFiles) {
      #expect(2 * survivors.count <= all.count, "\(survivors.map(\.mutant.description))")
    } when: {
      KnownSurvivors.reasons[mutation.name] != nil
    }
  }

  @Test(arguments: MutationOperator.all.filter { $0.counterpart != nil })
  func `the same change that keeps an element right is quiet`(_ mutation: MutationOperator) {
    let loud = MutationRun.shared.counterparts.filter {
      $0.mutant.mutation.name == mutation.name && !$0.louder.isEmpty
    }
    #expect(loud.map { "\($0.mutant): \($0.louder)" } == [])
  }

  @Test func `operators have names of their own and rules that there are`() {
    let names = MutationOperator.all.map(\.name)
    #expect(Set(names).count == names.count)
    let rules = Set(BuiltInRules.descriptions.map(\.id))
    #expect(MutationOperator.all.flatMap { $0.rules.subtracting(rules) } == [])
  }

  @Test(
    .enabled(
      if: Environment.value("EARSHOT_SURVIVORS") == "1", "skips: EARSHOT_SURVIVORS=1 prints them"))
  func `survivors, to be read by hand`() {
    let run = MutationRun.shared
    let groups = Dictionary(grouping: run.outcomes) { $0.mutant.mutation.name }
    for mutation in MutationOperator.all {
      var count = MutantCount()
      for outcome in groups[mutation.name] ?? [] { count.add(outcome) }
      print("RATE\t\(mutation.name)\t\(count.made)\t\(count.killed)\t\(count.failed)")
    }
    for outcome in run.outcomes where !outcome.isKilled {
      print("SURVIVOR\t\(outcome.mutant)\t\(outcome.louder.joined(separator: " "))")
    }
  }
}
