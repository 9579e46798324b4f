internal import Platform

/// The time that a capture takes; tests have one that passes at once.
public protocol CaptureClock {
  /// In seconds, from no particular moment.
  var now: Double { get }

  /// Lets time pass.
  func pause(seconds: Double)
}

/// The system's clock.
public struct SystemCaptureClock: CaptureClock {
  public init() {}

  public var now: Double { MonotonicClock.now }

  public func pause(seconds: Double) {
    DetachedThread.sleep(milliseconds: UInt32(max(0, seconds) * 1_000))
  }
}
