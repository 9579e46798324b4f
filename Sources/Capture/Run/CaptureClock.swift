internal import Platform

/// The clock of a capture; tests use one without delays.
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
