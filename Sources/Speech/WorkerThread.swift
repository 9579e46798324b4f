internal import Platform

/// One thread that does all its work in order, for the life of the process.
///
/// espeak-ng keeps global state: two threads in it at once corrupt the heap.
final class WorkerThread: Sendable {
  private struct State {
    var queue: [@Sendable () -> Void] = []
    var thread: UInt = 0
  }
  private let state: Monitor<State>

  /// Starts the thread; nil if the system cannot create one.
  init?() {
    let state = Monitor(State())
    self.state = state
    let started = DetachedThread.start {
      state.update { $0.thread = DetachedThread.current }
      while true {
        let work = state.wait { $0.queue.isEmpty ? nil : $0.queue.removeFirst() }
        work()
      }
    }
    guard started else { return nil }
  }

  /// Whether the caller is on this thread, where waiting for it would never end.
  var isCurrent: Bool { state.update { $0.thread } == DetachedThread.current }

  /// Does work on the thread and waits for its result.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let result = Monitor<Result?>(nil)
    state.update {
      $0.queue.append {
        let made = work()
        result.update { $0 = made }
      }
    }
    return result.wait { $0 }
  }
}
