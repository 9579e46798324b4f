import CSystem
import Synchronization
import Testing

@testable import Parallelism

@Suite struct HelpersTests {
  @Test(arguments: [1, 2, 3]) func `work is done as often as there are threads for it`(_ limit: Int)
  {
    let helpers = Helpers(limit: limit)
    let here = Monitor(0)
    // Each stays until all are there: one thread would never see the others.
    let ticket = helpers.begin(
      {
        here.update { $0 += 1 }
        here.wait { $0 == limit ? () : nil }
      }, times: 5)
    here.wait { $0 == limit ? () : nil }
    helpers.finish(ticket)
    #expect(ticket.count == limit)
  }

  @Test func `a thread comes again`() {
    let helpers = Helpers(limit: 1)
    let threads = Mutex<[pthread_t]>([])
    for round in 1...3 {
      let isDone = Promise<Void>()
      let ticket = helpers.begin(
        {
          threads.withLock { $0.append(pthread_self()) }
          isDone.keep(())
        }, times: 1)
      isDone.value
      helpers.finish(ticket)
      #expect(threads.withLock(\.count) == round)
    }
    #expect(Set(threads.withLock(\.self)).count == 1)
  }

  @Test func `what nobody has begun is taken back`() {
    let helpers = Helpers(limit: 1)
    let (isBusy, mayEnd) = (Promise<Void>(), Promise<Void>())
    let first = helpers.begin(
      {
        isBusy.keep(())
        mayEnd.value
      }, times: 1)
    isBusy.value
    let calls = Atomic(0)
    let second = helpers.begin({ calls.add(1, ordering: .sequentiallyConsistent) }, times: 1)
    helpers.finish(second)
    mayEnd.keep(())
    helpers.finish(first)
    #expect(calls.load(ordering: .sequentiallyConsistent) == 0)
  }

  private final class Shared: Sendable {}

  @Test func `what work shares is let go of before it is finished`() {
    let helpers = Helpers(limit: 1)
    var shared = Shared()
    for _ in 0..<100 {
      let (isDone, lent) = (Promise<Void>(), shared)
      let ticket = helpers.begin(
        {
          withExtendedLifetime(lent) {}
          isDone.keep(())
        }, times: 1)
      isDone.value
      helpers.finish(ticket)
    }
    #expect(isKnownUniquelyReferenced(&shared))
  }

  @Test func `where there is one processor nobody helps`() {
    let helpers = Helpers(limit: 0)
    let ticket = helpers.begin({ Issue.record("somebody helps") }, times: 3)
    helpers.finish(ticket)
    #expect(ticket.isEmpty)
  }

  #if canImport(Glibc)
    @Test func `who helps leaves the processor alone of the one who asks`() {
      let helpers = Helpers(limit: 1)
      let counts = Mutex<[Int]>([])
      for _ in 0..<3 {
        let isDone = Promise<Void>()
        let ticket = helpers.begin(
          {
            counts.withLock { $0.append(Processors.count) }
            isDone.keep(())
          }, times: 1)
        isDone.value
        helpers.finish(ticket)
      }
      let expected = max(1, Processors.count - 1)
      #expect(counts.withLock(\.self) == [expected, expected, expected])
    }
  #endif
}
