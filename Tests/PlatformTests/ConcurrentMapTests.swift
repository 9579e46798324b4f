import Platform
import Synchronization
import Testing

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1_000])
  func `results are in the order of their inputs`(_ count: Int) {
    let inputs = Array(0..<count)
    // The first takes longest, so that the others overtake it.
    let results = ConcurrentMap.map(inputs) { input in
      (0..<(input == 0 ? 200_000 : 10)).reduce(input) { $0 ^ $1 ^ $1 } * 2
    }
    #expect(results == inputs.map { $0 * 2 })
  }

  @Test func `each input is worked on once`() {
    let counts = Mutex([Int](repeating: 0, count: 500))
    _ = ConcurrentMap.map(Array(0..<500)) { input in counts.withLock { $0[input] += 1 } }
    #expect(counts.withLock(\.self) == [Int](repeating: 1, count: 500))
  }

  @Test func `a map inside a map comes to its end`() {
    let sums = ConcurrentMap.map(Array(0..<8)) { outer in
      ConcurrentMap.map(Array(0..<8)) { $0 * outer }.reduce(0, +)
    }
    #expect(sums == (0..<8).map { $0 * 28 })
  }

  @Test func `at least one input is worked on at a time`() { #expect(ConcurrentMap.width >= 1) }
}

struct MonitorTests {
  @Test func `a value that another thread sets ends the waiting`() {
    let value = Monitor<Int?>(nil)
    #expect(DetachedThread.start { value.update { $0 = 7 } })
    #expect(value.wait { $0 } == 7)
  }

  @Test func `waiting ends after the time given`() {
    let value = Monitor<Int?>(nil)
    let start = MonotonicClock.now
    #expect(value.wait(atMost: 0.02) { $0 } == nil)
    #expect(MonotonicClock.now - start >= 0.02)
  }
}
