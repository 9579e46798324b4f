/// Speaks nothing, at once: for tests, and where there is no voice data.
public final class SilentSynthesizer: SpeechSynthesizing {
  private let generations = GenerationCounter()

  public init() {}

  public var generation: SpeechGeneration { generations.current }

  @discardableResult public func interrupt() -> SpeechGeneration { generations.advance() }

  public func speak(
    _ request: SpeechRequest, generation: SpeechGeneration, into sink: @escaping SpeechSink
  ) throws(SpeechError) -> SpeechOutcome {
    SpeechOutcome(wasInterrupted: generation != self.generation)
  }
}
