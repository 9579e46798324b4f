internal import CSystem

/// Two things done at the same time.
public enum ParallelPair {
  /// Does one thing on a thread of its own while this thread does another, and waits for both.
  ///
  /// - Returns: what this thread's has given; nil, with nothing done, where the system gives no
  ///   thread.
  public static func run<Result>(
    _ other: @escaping @Sendable () -> Void, while body: () -> Result
  ) -> Result? {
    guard let thread = JoinedThread(other) else { return nil }
    let result = body()
    thread.join()
    return result
  }
}
