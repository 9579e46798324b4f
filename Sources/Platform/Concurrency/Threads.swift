#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A value that several threads share, and that one can wait for.
///
/// `Synchronization.Mutex` has no condition to wait on, and ThreadSanitizer does not see into it.
public final class Monitor<Value: Sendable>: Sendable {
  // Created in the initialiser, freed in the deinitialiser, and only passed to pthread functions.
  nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  nonisolated(unsafe) private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)
  // Accessed only while the mutex is held.
  nonisolated(unsafe) private var value: Value

  public init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Changes or reads the value, and wakes the threads that wait for it.
  public func update<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until the closure returns a result; its changes wake other threads, too.
  public func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) {
        pthread_cond_broadcast(condition)
        return result
      }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Waits until the body returns a result, but no longer than the given time.
  public func wait<Result>(
    atMost seconds: Double, _ body: (inout Value) -> Result?
  ) -> Result? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let end = MonotonicClock.now + seconds
    while true {
      if let result = body(&value) { return result }
      let rest = end - MonotonicClock.now
      guard rest > 0 else { return nil }
      pause(atMost: rest)
    }
  }

  private func pause(atMost seconds: Double) {
    #if canImport(Darwin)
      var rest = timespec(seconds: seconds)
      pthread_cond_timedwait_relative_np(condition, mutex, &rest)
    #else
      var end = timespec(seconds: MonotonicClock.now + seconds)
      pthread_cond_timedwait(condition, mutex, &end)
    #endif
  }
}

/// Seconds that never jump, unlike a wall clock that is being set.
public enum MonotonicClock {
  public static var now: Double { timespec(of: CLOCK_MONOTONIC).seconds }
}

/// The processor time of this process.
public enum ProcessorTime {
  /// In seconds.
  public static var now: Double { timespec(of: CLOCK_PROCESS_CPUTIME_ID).seconds }
}

extension timespec {
  fileprivate init(seconds: Double) {
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }

  fileprivate init(of clock: clockid_t) {
    self.init()
    clock_gettime(clock, &self)
  }

  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}

/// A separate thread, outside Swift's pool, whose threads must not be blocked by C code.
public enum DetachedThread {
  /// - Returns: whether the system could create one.
  public static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
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
      guard let thread else { return false }
    #endif
    pthread_detach(thread)
    return true
  }

  /// Lets the calling thread sleep.
  public static func sleep(milliseconds: UInt32) { CLibrary.sleep(milliseconds: milliseconds) }

  /// Distinguishes the calling thread from others.
  public static var current: UInt { UInt(pthread_self()) }
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
    guard let context = context else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
