import Capture

/// Time that passes only in pauses.
final class FakeClock: CaptureClock {
  private(set) var now = 0.0

  func pause(seconds: Double) { now += seconds }
}
