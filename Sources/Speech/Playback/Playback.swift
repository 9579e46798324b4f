/// A burst of sound during its playback.
public final class Playback: Sendable {
  private let writer: PlaybackWriter

  init(_ writer: PlaybackWriter) {
    self.writer = writer
  }

  deinit { writer.interrupt() }

  /// Adds samples at the end, without waiting.
  ///
  /// - Returns: the frame at which they begin, for comparison with ``heardFrames``; nil if playback
  ///   has ended.
  @discardableResult public func append(_ samples: [Int16]) -> Int? { writer.append(samples) }

  /// How many frames have been heard: the clock for a cursor that follows the voice.
  public var heardFrames: Int { writer.heardFrames }

  /// Waits until a frame is heard.
  ///
  /// - Returns: false when the sound ended before it.
  public func wait(untilHeard frame: Int) -> Bool { writer.wait(untilHeard: frame) }

  /// How it ended; nil while it continues.
  public var outcome: PlaybackOutcome? { writer.outcome }

  /// Declares that no more samples follow, and waits until the last is heard.
  public func finish() -> PlaybackOutcome { writer.finish() }

  /// Ends the sound at once; callable from any thread.
  public func interrupt() { writer.interrupt() }
}

/// How a burst of sound ended, with the frames that were heard.
public enum PlaybackOutcome: Hashable, Sendable {
  case played(frames: Int)
  case interrupted(frames: Int)
  case failed(SoundUnavailable)
}
