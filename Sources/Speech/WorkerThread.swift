internal import CSystem

/// A thread of its own, outside Swift's pool, whose threads must not be held by C code.
enum DetachedThread {
  /// Starts a thread and says whether the system gave one.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, runThreadBody, body.toOpaque()) == 0 else {
      body.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

// At file scope: as a static method it crashes the compiler (6.3.1, “SendNonSendable”).
#if canImport(Darwin)
  private func runThreadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif

/// One thread that does all its work in order, as long as the process lives.
///
/// espeak-ng keeps global state: two threads in it at once corrupt the heap.
final class WorkerThread: Sendable {
  private struct State {
    var queue: [@Sendable () -> Void] = []
    var thread: UInt = 0
  }
  private let state: Monitor<State>

  /// Starts the thread; nil when the system gives none.
  init?() {
    let state = Monitor(State())
    self.state = state
    let started = DetachedThread.start {
      state.update { $0.thread = Self.current }
      while true {
        let work = state.wait { $0.queue.isEmpty ? nil : $0.queue.removeFirst() }
        work()
      }
    }
    guard started else { return nil }
  }

  /// Whether the caller is on this thread, where waiting for it would never end.
  var isCurrent: Bool { state.update { $0.thread } == Self.current }

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

  private static var current: UInt { UInt(pthread_self()) }
}
