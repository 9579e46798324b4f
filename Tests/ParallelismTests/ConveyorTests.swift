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
    let given = Mutex(0)
    let leads: [Int]? = ParallelPair.run({
      for number in 0..<300 {
        _ = conveyor.put(number)
        given.withLock { $0 += 1 }
      }
      conveyor.close()
    }) {
      var leads: [Int] = []
      while let number = conveyor.take() { leads.append(given.withLock(\.self) - number) }
      return leads
    }
    // Three that wait, and the one that was just taken.
    #expect(leads?.count == 300 && leads?.allSatisfy { $0 <= 4 } == true)
  }

  @Test func `who closes it lets the other one stop`() {
    let conveyor = Conveyor<Int>(room: 1)
    let refused = Mutex<Int?>(nil)
    let first: Int?? = ParallelPair.run({
      var number = 0
      while conveyor.put(number) { number += 1 }
      refused.withLock { $0 = number }
    }) {
      let first = conveyor.take()
      conveyor.close()
      return first
    }
    #expect(first == 0)
    // One or two went in before it was closed.
    #expect(refused.withLock(\.self).map { (1...2).contains($0) } == true)
  }

  @Test func `what was on its way is there after the end`() {
    let conveyor = Conveyor<Int>(room: 2)
    #expect(conveyor.put(1) && conveyor.put(2))
    conveyor.close()
    #expect([conveyor.take(), conveyor.take(), conveyor.take()] == [1, 2, nil])
    #expect(!conveyor.put(3))
  }
}
