import CSystem
import Parallelism
import Synchronization
import Testing

@Suite struct ProcessorsTests {
  /// What is seen on a thread of its own, whose processors can be taken away.
  private func onThread<Seen: Sendable>(_ look: @escaping @Sendable () -> Seen) throws -> Seen {
    let seen = Mutex<Seen?>(nil)
    if let thread = JoinedThread({ seen.withLock { $0 = look() } }) { thread.join() }
    return try #require(seen.withLock { $0 })
  }

  @Test func `there is one at least`() { #expect(Processors.count >= 1) }

  #if os(Linux)
    @Test func `a thread leaves one that it is to avoid, where there are others`() throws {
      let all = Processors.count
      let (count, avoided, current) = try onThread {
        let own = Processors.current ?? -1
        Processors.avoid(own)
        return (Processors.count, own, Processors.current)
      }
      #expect(count == max(1, all - 1))
      #expect(avoided >= 0 && (all == 1 || current != avoided))
    }

    @Test func `a thread keeps the last one that it may use`() throws {
      let count = try onThread {
        for number in 0..<1024 { Processors.avoid(number) }
        return Processors.count
      }
      #expect(count == 1)
    }

    @Test(arguments: [-1, 1_024, 1_000_000, .max]) func `one that is not there is nothing to avoid`(
      _ number: Int
    ) throws {
      let all = Processors.count
      #expect(
        try onThread {
          Processors.avoid(number)
          return Processors.count
        } == all)
    }

    @Test func `who helps leaves the processor of who asks alone, and nobody else has to`() {
      let all = Processors.count
      let seen = Mutex(0)
      ParallelHelp.run(on: 1, { seen.withLock { $0 = Processors.count } }, while: {})
      #expect(seen.withLock { $0 } == max(1, all - 1))
      #expect(Processors.count == all)
    }
  #endif
}
