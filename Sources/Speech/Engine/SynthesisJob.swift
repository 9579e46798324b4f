internal import CESpeakNG

/// One text on its way through espeak-ng, which calls back into it on the engine's thread.
final class SynthesisJob {
  private let sink: SpeechSink
  private let generation: SpeechGeneration
  private let counter: GenerationCounter
  private(set) var outcome: SpeechOutcome
  private var segmentStart = 0
  private var segment: SpeechSegments.Segment?
  private var lastOffset = -1

  init(
    generation: SpeechGeneration, counter: GenerationCounter, remarks: [SpeechRemark],
    sink: @escaping SpeechSink
  ) {
    self.sink = sink
    self.generation = generation
    self.counter = counter
    outcome = SpeechOutcome(remarks: remarks)
  }

  func speak(_ text: SpeechSegments) throws(SpeechError) {
    for segment in text.segments {
      guard isWanted else { return }
      segmentStart = outcome.frames
      self.segment = segment
      let status = segment.bytes.withUnsafeBytes { bytes in
        espeak_Synth(
          bytes.baseAddress, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
          Unmanaged.passUnretained(self).toOpaque())
      }
      guard status == EE_OK else { throw .refused(status: Int(status.rawValue)) }
    }
    if text.isCut, isWanted {
      outcome.remarks.append(.textCut(scalars: SpeechRequest.longestText))
    }
  }

  /// Whether anybody still listens.
  private var isWanted: Bool {
    if generation != counter.current { outcome.wasInterrupted = true }
    return !outcome.wasInterrupted && outcome.frames < SpeechRequest.longestAudio
  }

  /// Passes a block of sound on and says whether there is to be more.
  private func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafePointer<espeak_EVENT>
  ) -> Bool {
    guard isWanted else { return false }
    let words = wordTimes(events)
    guard !samples.isEmpty || !words.isEmpty else { return true }
    let room = SpeechRequest.longestAudio - outcome.frames
    let chunk = SpeechChunk(
      generation: generation, start: outcome.frames, samples: Array(samples.prefix(room)),
      words: words)
    outcome.frames += chunk.samples.count
    if !sink(chunk) { outcome.wasInterrupted = true }
    if chunk.samples.count < samples.count || outcome.frames == SpeechRequest.longestAudio {
      let seconds = SpeechRequest.longestAudio / SpokenAudio.sampleRate
      outcome.remarks.append(.audioCut(seconds: seconds))
    }
    return isWanted
  }

  /// The words that begin in a block.
  ///
  /// Multi-word entries, numbers and amounts give events without length or position, and several
  /// for one word: only what goes forward in the text is a word.
  private func wordTimes(_ events: UnsafePointer<espeak_EVENT>) -> [WordTime] {
    var words: [WordTime] = []
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      defer { event += 1 }
      let word = event.pointee
      guard word.type == espeakEVENT_WORD, word.length > 0, word.text_position > 0 else {
        continue
      }
      guard let place = place(of: word), place.lowerBound > lastOffset else { continue }
      lastOffset = place.lowerBound
      let start = segmentStart * 1_000 / SpokenAudio.sampleRate
      words.append(
        WordTime(
          offset: place.lowerBound, length: place.count,
          milliseconds: start + Int(word.audio_position)))
    }
    return words
  }

  /// Where in the whole text the word of an event stands.
  private func place(of event: espeak_EVENT) -> Range<Int>? {
    guard let segment else { return nil }
    let start = segment.offset + Int(event.text_position) - 1
    return segment.words.place(of: start..<start + Int(event.length))
  }

  /// What espeak-ng calls for each block; 1 ends the text.
  static let callback:
    @convention(c) (
      UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 = { samples, count, events in
      // Without samples it is the end of the text, and nothing can be stopped any more.
      guard let samples, let events, let context = events.pointee.user_data else { return 0 }
      let job = Unmanaged<SynthesisJob>.fromOpaque(context).takeUnretainedValue()
      let block = UnsafeBufferPointer(start: samples, count: Int(count))
      return job.receive(block, UnsafePointer(events)) ? 0 : 1
    }
}
