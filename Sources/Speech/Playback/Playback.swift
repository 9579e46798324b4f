/// A burst of sound on its way to the ear.
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

  /// How many frames have been heard: the clock of a cursor that follows the voice.
  public var heardFrames: Int { writer.heardFrames }

  /// Waits until a frame is heard.
  ///
  /// - Returns: false when the sound ended before it.
  public func wait(untilHeard frame: Int) -> Bool { writer.wait(untilHeard: frame) }

  /// How it ended; nil while it goes on.
  public var outcome: PlaybackOutcome? { writer.outcome }

  /// Says that no more samples come, and waits until the last is heard.
  public func finish() -> PlaybackOutcome { writer.finish() }

  /// Ends the sound at once; from any thread.
  public func interrupt() { writer.interrupt() }
}

/// How a burst of sound ended, with the frames that were heard.
public enum PlaybackOutcome: Hashable, Sendable {
  case played(frames: Int)
  case interrupted(frames: Int)
  case failed(SoundUnavailable)
}
