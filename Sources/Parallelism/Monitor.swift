internal import CSystem

/// A value that several threads share, and that one can wait for.
///
/// `Synchronization.Mutex` has no condition to wait on, and Foundation is not in our libraries.
@safe public final class Monitor<Value: Sendable>: Sendable {
  // Made in the initialiser, freed in the deinitialiser, and only given to pthread functions.
  nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  nonisolated(unsafe) private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)
  // Only ever reached with the mutex held.
  nonisolated(unsafe) private var value: Value

  public init(_ value: Value) {
    unsafe self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
      unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes or reads the value, and wakes who waits for it.
  public func update<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return unsafe body(&value)
  }

  /// Waits until the body has an answer; what it changes wakes who waits, too.
  public func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = unsafe body(&value) {
        unsafe pthread_cond_broadcast(condition)
        return result
      }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }

  /// Waits until the body has an answer, but not longer than so many seconds.
  public func wait<Result>(
    atMost seconds: Double, _ body: (inout Value) -> Result?
  ) -> Result? {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    let end = MonotonicClock.now + seconds
    while true {
      if let result = unsafe body(&value) { return result }
      let rest = end - MonotonicClock.now
      guard rest > 0 else { return nil }
      pause(atMost: rest)
    }
  }

  private func pause(atMost seconds: Double) {
    #if canImport(Darwin)
      var rest = MonotonicClock.timespec(seconds)
      unsafe pthread_cond_timedwait_relative_np(condition, mutex, &rest)
    #else
      var end = MonotonicClock.timespec(MonotonicClock.now + seconds)
      unsafe pthread_cond_timedwait(condition, mutex, &end)
    #endif
  }
}

/// Seconds that never jump, as a wall clock does when it is set.
public enum MonotonicClock {
  public static var now: Double {
    var time = Self.timespec(0)
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  typealias TimeSpec = CSystem.timespec

  static func timespec(_ seconds: Double) -> TimeSpec {
    let whole = seconds.rounded(.down)
    return TimeSpec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}
