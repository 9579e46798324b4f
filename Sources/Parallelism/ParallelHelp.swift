/// One thing done by the thread that asks, while others help.
public enum ParallelHelp {
  /// Does one thing on this thread and another on others, and waits for all.
  ///
  /// The body must come to its end without any help: whoever is busy until then does not come.
  ///
  /// - Parameter threads: how many help at most; there may be fewer processors.
  public static func run<Result>(
    on threads: Int, _ help: @escaping @Sendable () -> Void, while body: () -> Result
  ) -> Result {
    guard threads > 0 else { return body() }
    let ticket = Helpers.shared.begin(help, times: threads)
    let result = body()
    Helpers.shared.finish(ticket)
    return result
  }
}
