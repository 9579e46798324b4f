/// A thread that somebody waits for.
public struct JoinedThread: ~Copyable {
  private let thread: pthread_t

  /// nil where the system gives none.
  public init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard unsafe pthread_create(&thread, nil, runThreadBody, unsafe body.toOpaque()) == 0 else {
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Waits until it has ended.
  public consuming func join() { pthread_join(thread, nil) }
}

/// How many threads can run at the same time.
public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
