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

  @Test func `who waits does what is handed out meanwhile`() {
    let helpers = Helpers(limit: 1)
    let isHandedOut = Promise<Void>()
    let ticket = helpers.begin(
      {
        let threads = Mutex<[pthread_t]>([])
        let isDone = Promise<Void>()
        let inner = helpers.begin(
          {
            threads.withLock { $0.append(pthread_self()) }
            isDone.keep(())
          }, times: 1)
        isHandedOut.keep(())
        // The only thread that helps is this one.
        isDone.value
        helpers.finish(inner)
        #expect(threads.withLock(\.self) != [pthread_self()])
      }, times: 1)
    isHandedOut.value
    helpers.finish(ticket)
  }

  @Test func `who waits leaves alone what was handed out earlier`() {
    let helpers = Helpers(limit: 1)
    let (isBusy, mayEnd) = (Promise<Void>(), Promise<Void>())
    let calls = Atomic(0)
    let busy = helpers.begin(
      {
        isBusy.keep(())
        mayEnd.value
      }, times: 1)
    isBusy.value
    let earlier = helpers.begin({ calls.add(1, ordering: .sequentiallyConsistent) }, times: 1)
    let later = helpers.begin({ Issue.record("nobody is free for it") }, times: 1)
    helpers.finish(later)
    #expect(calls.load(ordering: .sequentiallyConsistent) == 0)
    mayEnd.keep(())
    helpers.finish(earlier)
    helpers.finish(busy)
  }

  @Test func `who waits leaves alone what nobody waits for yet`() {
    let helpers = Helpers(limit: 1)
    let (isBusy, isHandedOut, mayEnd) = (Promise<Void>(), Promise<Void>(), Promise<Void>())
    let thread = pthread_self()
    let ticket = helpers.begin(
      {
        let urgent = helpers.begin({ mayEnd.keep(()) }, times: 1)
        isBusy.keep(())
        // Until the thread that waits for this has done the one, it could do both.
        isHandedOut.value
        mayEnd.value
        helpers.finish(urgent)
      }, times: 1)
    isBusy.value
    let isElsewhere = Promise<Bool>()
    let ahead = helpers.begin(
      { isElsewhere.keep(pthread_self() != thread) }, times: 1, isAhead: true)
    isHandedOut.keep(())
    helpers.finish(ticket)
    #expect(isElsewhere.value)
    helpers.finish(ahead)
  }

  #if canImport(Glibc)
    @Test func `who helps may ask for help and stays where it is`() {
      let helpers = Helpers(limit: 1)
      let counts = Promise<[Int]>()
      let ticket = helpers.begin(
        {
          let before = Processors.count
          helpers.finish(helpers.begin({}, times: 1))
          counts.keep([before, Processors.count])
        }, times: 1)
      let expected = max(1, Processors.count - 1)
      #expect(counts.value == [expected, expected])
      helpers.finish(ticket)
    }

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
