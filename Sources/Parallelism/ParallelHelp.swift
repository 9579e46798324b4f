internal import CSystem

/// One thing done by the thread that asks, while others help.
public enum ParallelHelp {
  /// Does one thing on this thread and another on threads of their own, and waits for all.
  ///
  /// - Parameter threads: how many help at most; the system may give fewer, or none.
  public static func run<Result>(
    on threads: Int, _ help: @escaping @Sendable () -> Void, while body: () -> Result
  ) -> Result {
    guard threads > 0, let thread = JoinedThread(help) else { return body() }
    let result = run(on: threads - 1, help, while: body)
    thread.join()
    return result
  }
}
