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

  /// Lets it run, with nobody to wait for it.
  consuming func detach() { pthread_detach(thread) }
}

final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

// At file scope: as a static method it crashes the compiler (6.3.1, “SendNonSendable”).
#if canImport(Darwin)
  func runThreadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  func runThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
