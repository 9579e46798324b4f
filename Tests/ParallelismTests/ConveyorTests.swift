import Parallelism
import Synchronization
import Testing

@Suite struct ConveyorTests {
  @Test(arguments: [1, 2, 100])
  func `everything arrives in order`(_ room: Int) {
    let conveyor = Conveyor<Int>(room: room)
    let taken: [Int]? = ParallelPair.run({
      for number in 0..<1_000 { _ = conveyor.put(number) }
      conveyor.close()
    }) {
      var taken: [Int] = []
      while let number = conveyor.take() { taken.append(number) }
      return taken
    }
    #expect(taken == Array(0..<1_000))
  }

  @Test func `no more are on their way than there is room for`() {
    let conveyor = Conveyor<Int>(room: 3)
    // An atomic number: of a `Mutex` that threads wait for, ThreadSanitizer sees nothing.
    let given = Atomic(0)
    let leads: [Int]? = ParallelPair.run({
      for number in 0..<300 {
        _ = conveyor.put(number)
        given.add(1, ordering: .sequentiallyConsistent)
      }
      conveyor.close()
    }) {
      var leads: [Int] = []
      while let number = conveyor.take() {
        leads.append(given.load(ordering: .sequentiallyConsistent) - number)
      }
      return leads
    }
    // Three that wait, and the one that was just taken.
    #expect(leads?.count == 300 && leads?.allSatisfy { $0 <= 4 } == true)
  }

  @Test func `who closes it lets the other one stop`() {
    let conveyor = Conveyor<Int>(room: 1)
    let refused = Atomic(-1)
    let first: Int?? = ParallelPair.run({
      var number = 0
      while conveyor.put(number) { number += 1 }
      refused.store(number, ordering: .sequentiallyConsistent)
    }) {
      let first = conveyor.take()
      conveyor.close()
      return first
    }
    #expect(first == 0)
    // One or two went in before it was closed.
    #expect((1...2).contains(refused.load(ordering: .sequentiallyConsistent)))
  }

  @Test func `what was on its way is there after the end`() {
    let conveyor = Conveyor<Int>(room: 2)
    #expect(conveyor.put(1) && conveyor.put(2))
    conveyor.close()
    #expect([conveyor.take(), conveyor.take(), conveyor.take()] == [1, 2, nil])
    #expect(!conveyor.put(3))
  }
}
