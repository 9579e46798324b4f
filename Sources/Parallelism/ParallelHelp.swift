internal import CSystem

/// One thing done by the thread that asks, while others help.
public enum ParallelHelp {
  /// Does one thing on this thread and another on threads of their own, and waits for all.
  ///
  /// - Parameter threads: how many help at most; the system may give fewer, or none.
  public static func run<Result>(
    on threads: Int, _ help: @escaping @Sendable () -> Void, while body: () -> Result
  ) -> Result {
    // Linux may begin a thread, and wake it, where the one runs that makes or wakes it, and moves it
    // away after milliseconds only: of an audit of ten thousand elements, two threads shared one of
    // two processors for a third of the time.
    guard threads > 0, let thread = JoinedThread(isElsewhere: true, help) else { return body() }
    let result = run(on: threads - 1, help, while: body)
    thread.join()
    return result
  }
}
