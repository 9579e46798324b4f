internal import CSystem

/// Threads that wait for something to help with, one for each processor but one.
///
/// They are begun when they are first of use and last as long as the process: to begin a thread and
/// to wait for its end takes a third of a millisecond, and an audit is helped four times.
final class Helpers: Sendable {
  static let shared = Helpers(limit: Processors.count - 1)

  private let limit: Int
  private let state = Monitor(State())

  typealias Work = @Sendable () -> Void
  /// What one who asked for help has to finish.
  typealias Ticket = Range<Int>

  private struct State: Sendable {
    /// What nobody has begun yet, by its number, in order.
    var waiting: [(number: Int, work: Work)] = []
    /// The numbers of what is being done.
    var begun: [Int] = []
    var nextNumber = 0
    var threads: [HelperThread] = []
    /// How many threads there are, with those that are being made.
    var count = 0
    /// The processor that the threads leave alone.
    var processor: Int?
  }

  private final class HelperThread: Sendable {
    // Never changed, and any thread may ask for what it can.
    nonisolated(unsafe) private let thread: JoinedThread

    init(_ thread: consuming JoinedThread) { unsafe self.thread = thread }

    func moveElsewhere() { unsafe thread.moveElsewhere() }
  }

  /// - Parameter limit: how many threads at most.
  init(limit: Int) { self.limit = limit }

  /// Hands out work, to be done as soon as a thread is free.
  ///
  /// - Parameter times: how often it may be done at the same time.
  /// - Returns: what has to be finished.
  func begin(_ work: @escaping Work, times: Int) -> Ticket {
    guard limit > 0 else { return 0..<0 }
    let processor = Processors.current
    let (ticket, missing) = state.update { state in
      let ticket = state.nextNumber..<state.nextNumber + min(times, limit)
      state.nextNumber = ticket.upperBound
      state.waiting += ticket.map { ($0, work) }
      // Who asks may have been moved to the processor of one who helps.
      if state.processor != processor {
        for helper in state.threads { helper.moveElsewhere() }
        state.processor = processor
      }
      if state.count == 0 { ProgramVariables.makeOwn() }
      let free = state.count - state.begun.count
      let missing = max(0, min(state.waiting.count - free, limit - state.count))
      state.count += missing
      return (ticket, missing)
    }
    for _ in 0..<missing { beginThread() }
    return ticket
  }

  /// Waits for work that somebody has begun, and takes the rest back.
  func finish(_ ticket: Ticket) {
    guard !ticket.isEmpty else { return }
    state.wait { state in
      state.waiting.removeAll { ticket.contains($0.number) }
      return state.begun.contains(where: ticket.contains) ? nil : ()
    }
  }

  private func beginThread() {
    // Linux may begin a thread, and wake it, where the one runs that makes or wakes it, and moves it
    // away after milliseconds only: of an audit of ten thousand elements, two threads shared one of
    // two processors for a third of the time.
    let thread = JoinedThread(isElsewhere: true) { [self] in
      while true { help() }
    }
    guard let thread else { return state.update { $0.count -= 1 } }
    let helper = HelperThread(thread)
    state.update { $0.threads.append(helper) }
  }

  private func help() {
    let number = doNext()
    state.update { state in state.begun.removeAll { $0 == number } }
  }

  /// Does what is next, and lets go of it: who waits for its end may change what it shared.
  ///
  /// - Returns: its number.
  private func doNext() -> Int {
    let next = state.wait { state -> (number: Int, work: Work)? in
      guard !state.waiting.isEmpty else { return nil }
      let next = state.waiting.removeFirst()
      state.begun.append(next.number)
      return next
    }
    next.work()
    return next.number
  }
}
