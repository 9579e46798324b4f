internal import Synchronization

/// Which of all interruptions a piece of speech came after.
///
/// Each interruption begins a new generation; what belongs to an older one is dropped wherever
/// it is met, so nothing that was cut can still be heard later.
public struct SpeechGeneration: Hashable, Sendable, Comparable {
  let number: UInt64

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Takes sound as it is made; says `false` when it wants no more of this text.
///
/// It runs on the synthesiser's thread, must not wait long, and cannot ask it to speak.
public typealias SpeechSink = @Sendable (SpeechChunk) -> Bool

/// Turns text into sound.
public protocol SpeechSynthesizing: Sendable {
  var generation: SpeechGeneration { get }

  /// Stops what is being spoken and drops what waits; from any thread, without waiting.
  ///
  /// - Returns: the new generation.
  @discardableResult func interrupt() -> SpeechGeneration

  /// Speaks a text into a sink and returns when its last sample is there.
  ///
  /// - Parameter generation: what was current when it was decided to say this. If it is no
  ///   longer, nothing is spoken.
  func speak(
    _ request: SpeechRequest, generation: SpeechGeneration, into sink: @escaping SpeechSink
  ) throws(SpeechError) -> SpeechOutcome
}

extension SpeechSynthesizing {
  /// Speaks a text of the current generation.
  public func speak(
    _ request: SpeechRequest, into sink: @escaping SpeechSink
  ) throws(SpeechError) -> SpeechOutcome {
    try speak(request, generation: generation, into: sink)
  }

  /// Speaks a text and collects the whole sound.
  public func audio(for request: SpeechRequest) throws(SpeechError) -> SpokenAudio {
    let collector = SpeechCollector()
    let outcome = try speak(request) { collector.add($0) }
    return collector.audio(outcome)
  }
}

/// Gathers the chunks of one text.
private final class SpeechCollector: Sendable {
  private let collected = Mutex<(samples: [Int16], words: [WordTime])>(([], []))

  func add(_ chunk: SpeechChunk) -> Bool {
    collected.withLock {
      $0.samples += chunk.samples
      $0.words += chunk.words
    }
    return true
  }

  func audio(_ outcome: SpeechOutcome) -> SpokenAudio {
    collected.withLock {
      SpokenAudio(samples: $0.samples, words: $0.words, outcome: outcome)
    }
  }
}
