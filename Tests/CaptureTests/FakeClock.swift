import Capture

/// Time that passes only where somebody waits.
final class FakeClock: CaptureClock {
  private(set) var now = 0.0

  func pause(seconds: Double) { now += seconds }
}
