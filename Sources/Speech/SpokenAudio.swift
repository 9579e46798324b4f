/// The position in the sound where a word begins.
public struct WordTime: Hashable, Sendable {
  /// The first scalar of the word in the text that was spoken, from 0.
  public let offset: Int
  /// The length in scalars.
  public let length: Int
  public let milliseconds: Int

  /// The same position in samples, for comparison with a player's progress.
  public var frame: Int { milliseconds * SpokenAudio.sampleRate / 1_000 }

  public init(offset: Int, length: Int, milliseconds: Int) {
    self.offset = offset
    self.length = length
    self.milliseconds = milliseconds
  }
}

/// A piece of sound from the synthesiser, with the words that begin in it.
public struct SpeechChunk: Hashable, Sendable {
  public let generation: SpeechGeneration
  /// The number of samples of the same request before it.
  public let start: Int
  public let samples: [Int16]
  public let words: [WordTime]
}

/// A whole spoken text: samples of 16 bits, mono.
public struct SpokenAudio: Hashable, Sendable {
  /// Samples per second. All of espeak-ng's own voices have this rate.
  public static let sampleRate = 22_050

  public var samples: [Int16]
  public var words: [WordTime]
  public var outcome: SpeechOutcome

  public var milliseconds: Int { samples.count * 1_000 / Self.sampleRate }
}

/// The result of speaking one text.
public struct SpeechOutcome: Hashable, Sendable {
  /// How many samples were delivered.
  public var frames: Int
  /// Whether it was cut short, by an interruption or by the sink.
  public var wasInterrupted: Bool
  /// The deviations from the request, in order.
  public var remarks: [SpeechRemark]

  public init(frames: Int = 0, wasInterrupted: Bool = false, remarks: [SpeechRemark] = []) {
    self.frames = frames
    self.wasInterrupted = wasInterrupted
    self.remarks = remarks
  }
}
