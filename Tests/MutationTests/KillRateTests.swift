import AuditRules
import Auditing
import Platform
import Testing

@testable import Measurements

struct KillRateTests {
  private static let isStored = [.sample, .whole].contains(DrawSize.asked)

  private let draw = DrawSize.asked

  private static let wholeRates = Result {
    let stored = try KillRates(stored: .whole)
    return DrawSize.asked == .sample
      ? stored : KillRates(of: MutationRun.shared.outcomes).filled(from: stored)
  }

  @Test(arguments: MutationOperator.all)
  func `mutants can still be read`(_ mutation: MutationOperator) {
    let run = MutationRun.shared
    let unreadable = (run.outcomes + run.counterparts).filter {
      $0.mutant.mutation.name == mutation.name && $0.error != nil
    }
    #expect(unreadable.map { "\($0.mutant): \($0.error ?? "")" } == [])
  }

  @Test(
    .enabled(if: isStored, "skips: EARSHOT_MUTANTS draws others than those that are stored"))
  func `no kill rate falls`() throws {
    let measured = KillRates(of: MutationRun.shared.outcomes)
    let stored = try KillRates(stored: draw)
    print(whatIsMeasured)
    let fallen = stored.counts.keys.sorted().filter { measured.isWorse(than: stored, in: $0) }
    #expect(
      fallen.map { "\($0): \(String(describing: measured.counts[$0]))" } == [],
      "EARSHOT_SURVIVORS=1 prints the mutants that survive")
  }

  private var whatIsMeasured: String {
    if draw == .sample {
      return "skips all mutants but a sample: .ci/check-mutants runs the others"
    }
    return ScreenFile.hasRealFiles
      ? "runs all mutants" : "skips the real files: ../shared/corpus is not beside the package"
  }

  /// The whole draw counts: rates that this run does not measure, because it runs a sample or real
  /// files are not beside the package, are taken from the stored ones.
  @Test(arguments: MutationOperator.all)
  func `an operator makes mutants, and half of them are killed`(_ mutation: MutationOperator) throws
  {
    let count = try Self.wholeRates.get().total(of: mutation)
    #expect(count.made > 0, ".ci/update-generated stores the rates of a new operator")
    withKnownIssue {
      #expect(2 * count.killed >= count.made, "EARSHOT_SURVIVORS=1 prints the mutants that survive")
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
    for outcome in run.outcomes where !outcome.isFailed {
      let result = outcome.isKilled ? "QUESTION" : "SURVIVOR"
      print("\(result)\t\(outcome.mutant)\t\(outcome.louder.joined(separator: " "))")
    }
  }
}
