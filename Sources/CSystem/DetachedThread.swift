/// A thread of its own, outside Swift's pool, whose threads must not be held by C code.
public enum DetachedThread {
  /// Starts a thread and says whether the system gave one.
  public static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = JoinedThread(run) else { return false }
    thread.detach()
    return true
  }
}
