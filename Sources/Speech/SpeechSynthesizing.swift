internal import Synchronization

/// The number of interruptions before a piece of speech.
///
/// Each interruption begins a new generation; pieces of an older one are dropped everywhere, so
/// nothing interrupted is heard later.
public struct SpeechGeneration: Hashable, Sendable, Comparable {
  let number: UInt64

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Receives sound as it is generated; returns `false` to stop this text.
///
/// It runs on the synthesiser's thread, must return quickly, and cannot ask it to speak.
public typealias SpeechSink = @Sendable (SpeechChunk) -> Bool

/// Turns text into sound.
public protocol SpeechSynthesizing: Sendable {
  var generation: SpeechGeneration { get }

  /// Stops current speech and drops waiting speech; callable from any thread, without waiting.
  ///
  /// - Returns: the new generation.
  @discardableResult func interrupt() -> SpeechGeneration

  /// Speaks a text into a sink and returns after its last sample.
  ///
  /// - Parameter generation: the current one when the text was requested. If it is no longer
  ///   current, nothing is spoken.
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
