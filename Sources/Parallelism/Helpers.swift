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
  private typealias Waiting = (number: Int, work: Work, isAhead: Bool)
  /// What one who asked for help has to finish.
  typealias Ticket = Range<Int>

  private struct State: Sendable {
    /// What nobody has begun yet, by its number, in order.
    var waiting: [Waiting] = []
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

    var isCurrent: Bool { unsafe thread.isCurrent }
  }

  /// - Parameter limit: how many threads at most.
  init(limit: Int) { self.limit = limit }

  /// Hands out work, to be done as soon as a thread is free.
  ///
  /// - Parameters:
  ///   - times: how often it may be done at the same time.
  ///   - isAhead: whether nobody waits for it yet, and who waits for something else leaves it alone.
  /// - Returns: what has to be finished.
  func begin(_ work: @escaping Work, times: Int, isAhead: Bool = false) -> Ticket {
    guard limit > 0 else { return 0..<0 }
    let processor = Processors.current
    let (ticket, missing) = state.update { state in
      let ticket = state.nextNumber..<state.nextNumber + min(times, limit)
      state.nextNumber = ticket.upperBound
      state.waiting += ticket.map { ($0, work, isAhead) }
      // Who asks may have been moved to the processor of one who helps, if it is not one of them.
      if state.processor != processor, !state.threads.contains(where: \.isCurrent) {
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
  ///
  /// Who waits does what others wait for, the latest first. What was handed out earlier is left alone:
  /// it may need what this thread was about to do. So is what nobody waits for: all would wait for it
  /// then, the thread that others depend on.
  func finish(_ ticket: Ticket) {
    guard !ticket.isEmpty else { return }
    while let number = doNext({ state in
      state.waiting.removeAll { ticket.contains($0.number) }
      guard state.begun.contains(where: ticket.contains) else { return .nothing }
      guard
        let latest = state.waiting.lastIndex(where: {
          $0.number >= ticket.upperBound && !$0.isAhead
        })
      else { return nil }
      return .work(state.waiting.remove(at: latest))
    }) {
      end(number)
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
    let number = doNext { state in
      state.waiting.isEmpty ? nil : .work(state.waiting.removeFirst())
    }
    if let number { end(number) }
  }

  private enum Next {
    case work(Waiting)
    case nothing
  }

  /// Does what the body chooses of what is waiting, and lets go of it: who waits for its end may
  /// change what it shared.
  ///
  /// - Parameter choose: nil as long as there is nothing to choose.
  /// - Returns: its number; nil where nothing more is to be done.
  private func doNext(_ choose: (inout State) -> Next?) -> Int? {
    let next = state.wait { state in
      let next = choose(&state)
      if case .work(let waiting) = next { state.begun.append(waiting.number) }
      return next
    }
    guard case .work(let waiting) = next else { return nil }
    waiting.work()
    return waiting.number
  }

  private func end(_ number: Int) {
    state.update { state in state.begun.removeAll { $0 == number } }
  }
}
