import Parallelism
import Synchronization
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `results stand in the order of their inputs`(_ count: Int) {
    let inputs = Array(0..<count)
    // The first takes longest, so that the others overtake it.
    let results = ParallelMap.map(inputs) { input in
      (0..<(input == 0 ? 200_000 : 10)).reduce(input) { $0 ^ $1 ^ $1 } * 2
    }
    #expect(results == inputs.map { $0 * 2 })
  }

  private final class Tally {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  @Test func `what a thread makes is handed over, whatever it is`() {
    let tallies = ParallelMap.map(Array(0..<100)) { Tally($0) }
    for tally in tallies { tally.count += 1 }
    #expect(tallies.map(\.count) == Array(1...100))
  }

  @Test(arguments: [1, 2, 8])
  func `each thread makes one tool and keeps it`(_ threads: Int) {
    let made = Mutex(0)
    let results = ParallelMap.map(
      Array(0..<100), threads: threads, with: { made.withLock { $0 += 1 } }
    ) { _, input in input + 1 }
    #expect(results == Array(1...100))
    // A thread that comes when all is done makes none.
    #expect((1...threads).contains(made.withLock(\.self)))
  }
}

@Suite struct ParallelHelpTests {
  @Test(arguments: [0, 1, 7]) func `whoever helps has ended before the answer`(_ threads: Int) {
    let begun = Atomic(0)
    let ended = Atomic(0)
    let answer = ParallelHelp.run(
      on: threads,
      {
        begun.add(1, ordering: .sequentiallyConsistent)
        for _ in 0..<1000 { _ = begun.load(ordering: .sequentiallyConsistent) }
        ended.add(1, ordering: .sequentiallyConsistent)
      }, while: { "done" })
    #expect(answer == "done")
    let count = ended.load(ordering: .sequentiallyConsistent)
    #expect((0...threads).contains(count))
    #expect(begun.load(ordering: .sequentiallyConsistent) == count)
  }

  @Test func `those who help may be helped`() {
    let sums = ParallelMap.map(Array(0..<8)) { outer in
      ParallelMap.map(Array(0..<8)) { $0 * outer }.reduce(0, +)
    }
    #expect(sums == (0..<8).map { $0 * 28 })
  }
}
