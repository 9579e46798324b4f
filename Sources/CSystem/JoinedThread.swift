internal import CGlibc

/// A thread that somebody waits for.
public struct JoinedThread: ~Copyable {
  private let thread: pthread_t

  /// nil where the system gives none.
  ///
  /// - Parameter isElsewhere: whether it has to leave the processor of this thread alone, where there
  ///   are others.
  public init?(isElsewhere: Bool = false, _ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    #if canImport(Glibc)
      if isElsewhere { ProcessorSet.others?.keep(&attributes) }
    #endif
    let context = unsafe body.toOpaque()
    // Where it may not be elsewhere after all, it may be anywhere.
    guard
      unsafe pthread_create(&thread, &attributes, runThreadBody, context) == 0
        || pthread_create(&thread, nil, runThreadBody, context) == 0
    else {
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Has it leave the processor of the calling thread alone, where there are others.
  public func moveElsewhere() {
    #if canImport(Glibc)
      ProcessorSet.others?.keep(thread)
    #endif
  }

  /// Whether it is the calling thread.
  public var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

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
