import CSystem
import Testing

@testable import Parallelism

@Suite struct AheadTests {
  /// On which thread something is done.
  private struct Work: Sendable, Equatable {
    var isHere: Bool
    init(askedFor thread: pthread_t) { isHere = pthread_self() == thread }
  }

  @Test func `another thread works it out, once`() {
    let hasBegun = Promise<Void>()
    let thread = pthread_self()
    let calls = Monitor(0)
    let ahead = Ahead(by: Helpers(limit: 1)) {
      calls.update { $0 += 1 }
      hasBegun.keep(())
      return Work(askedFor: thread)
    }
    hasBegun.value
    #expect(!ahead.value.isHere)
    #expect(!ahead.value.isHere)
    #expect(calls.update { $0 } == 1)
  }

  @Test func `where there is no other, the one who asks does`() {
    let thread = pthread_self()
    #expect(Ahead(by: Helpers(limit: 0)) { Work(askedFor: thread) }.value.isHere)
  }

  @Test func `what nobody has begun when it is asked for is done by the one who asks`() {
    let helpers = Helpers(limit: 1)
    let (isBusy, mayEnd) = (Promise<Void>(), Promise<Void>())
    let busy = Ahead(by: helpers) {
      isBusy.keep(())
      mayEnd.value
    }
    isBusy.value
    let thread = pthread_self()
    #expect(Ahead(by: helpers) { Work(askedFor: thread) }.value.isHere)
    mayEnd.keep(())
    busy.value
  }

  @Test func `who asks for it helps with it`() {
    let helpers = Helpers(limit: 1)
    let hasAsked = Promise<Void>()
    let thread = pthread_self()
    let ahead = Ahead(by: helpers) {
      let part = Promise<Work>()
      let ticket = helpers.begin({ part.keep(Work(askedFor: thread)) }, times: 1)
      hasAsked.keep(())
      // There is no other thread than the one that asks.
      let work = part.value
      helpers.finish(ticket)
      return work
    }
    hasAsked.value
    #expect(ahead.value.isHere)
  }
}
