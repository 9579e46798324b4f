internal import Synchronization

/// espeak-ng; a process can have only one.
///
/// It keeps global state, so a separate thread makes every call; it deadlocks if it is ended and
/// started again, so it is never ended; and it crashes on text before a voice is set, so the
/// initialiser sets one. Text is never SSML: its tags leak, and one of them runs shell commands.
public final class SpeechEngine: SpeechSynthesizing {
  /// The folder from which the engine reads its voices.
  public let dataPath: String
  public let version: String
  /// Deviations from the requested set-up.
  public let remarks: [SpeechRemark]

  private let thread: WorkerThread
  private let generations: GenerationCounter
  private let voices: Mutex<VoiceChooser>

  private static let shared = Mutex<Result<SpeechEngine, SpeechError>?>(nil)

  /// The engine of this process, started by the first call.
  ///
  /// - Parameter overlay: a voice of ours and the folder for its data. Only the first call can add
  ///   one.
  public static func shared(with overlay: VoiceOverlay? = nil) throws(SpeechError) -> SpeechEngine {
    let result = shared.withLock { engine in
      let result = engine ?? start(with: overlay)
      engine = result
      return result
    }
    return try result.get()
  }

  private init(thread: WorkerThread, start: EngineStart) {
    self.thread = thread
    dataPath = start.dataPath
    version = start.version
    remarks = start.remarks
    generations = GenerationCounter()
    voices = Mutex(VoiceChooser(dataPath: start.dataPath))
  }

  private static func start(with overlay: VoiceOverlay?) -> Result<SpeechEngine, SpeechError> {
    guard let thread = WorkerThread() else { return .failure(.noThread) }
    return thread.run { EngineStart.start(with: overlay) }.map {
      SpeechEngine(thread: thread, start: $0)
    }
  }

  public var generation: SpeechGeneration { generations.current }

  @discardableResult public func interrupt() -> SpeechGeneration { generations.advance() }

  public func speak(
    _ request: SpeechRequest, generation: SpeechGeneration, into sink: @escaping SpeechSink
  ) throws(SpeechError) -> SpeechOutcome {
    guard !thread.isCurrent else { throw .calledFromSink }
    let result = thread.run {
      Result { () throws(SpeechError) in
        try self.perform(request, generation: generation, sink: sink)
      }
    }
    return try result.get()
  }

  private func perform(
    _ request: SpeechRequest, generation: SpeechGeneration, sink: @escaping SpeechSink
  ) throws(SpeechError) -> SpeechOutcome {
    guard generation == self.generation else { return SpeechOutcome(wasInterrupted: true) }
    let remarks = voices.withLock {
      $0.choose(
        language: request.language, orElse: request.fallbackLanguage, voice: request.voice)
    }
    Self.set(request.parameters)
    let job = SynthesisJob(
      generation: generation, counter: generations, remarks: remarks, sink: sink)
    try job.speak(SpeechSegments(request.text))
    return job.outcome
  }

  /// Sets all parameters for each text: a voice resets them.
  private static func set(_ parameters: SpeechParameters) {
    ESpeak.set(.rate, to: parameters.rate)
    ESpeak.set(.pitch, to: parameters.pitch)
    ESpeak.set(.range, to: parameters.pitchRange)
    ESpeak.set(.volume, to: parameters.volume)
  }
}
