/// One text being processed by espeak-ng, which calls back into it on the engine's thread.
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
    let receiver = ESpeak.Receiver { self.receive($0, $1) }
    for segment in text.segments {
      guard isWanted else { return }
      segmentStart = outcome.frames
      self.segment = segment
      if let status = ESpeak.speak(segment.bytes, to: receiver) {
        throw .refused(status: status)
      }
    }
    if text.isCut, isWanted {
      outcome.remarks.append(.textCut(scalars: SpeechRequest.longestText))
    }
  }

  /// Whether the result is still needed.
  private var isWanted: Bool {
    if generation != counter.current { outcome.wasInterrupted = true }
    return !outcome.wasInterrupted && outcome.frames < SpeechRequest.longestAudio
  }

  /// Passes on a block of sound and returns whether to continue.
  private func receive(_ samples: [Int16], _ events: [ESpeak.WordEvent]) -> Bool {
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
  /// for one word: only events that advance in the text count as words.
  private func wordTimes(_ events: [ESpeak.WordEvent]) -> [WordTime] {
    var words: [WordTime] = []
    for word in events where word.length > 0 && word.position > 0 {
      guard let place = place(of: word), place.lowerBound > lastOffset else { continue }
      lastOffset = place.lowerBound
      let start = segmentStart * 1_000 / SpokenAudio.sampleRate
      words.append(
        WordTime(
          offset: place.lowerBound, length: place.count,
          milliseconds: start + word.milliseconds))
    }
    return words
  }

  /// The position in the whole text of an event's word.
  private func place(of event: ESpeak.WordEvent) -> Range<Int>? {
    guard let segment else { return nil }
    let start = segment.offset + event.position - 1
    return segment.words.place(of: start..<start + event.length)
  }
}
