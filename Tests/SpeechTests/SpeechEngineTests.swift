import Platform
import Synchronization
import Testing
import Voices

@testable import Speech

// Serialized: an interruption affects everything that the one engine speaks.
@Suite(.serialized) struct SpeechEngineTests {
  @Test func `a known word sounds, and for as long as it takes`() throws {
    let audio = try TestEngine.audio(SpeechRequest("Settings"))
    #expect(audio.samples.loudness > 1_000)
    #expect((480...720).contains(audio.milliseconds))
    #expect(audio.outcome == SpeechOutcome(frames: audio.samples.count))
  }

  @Test func `a longer text takes longer`() throws {
    let short = try TestEngine.audio(SpeechRequest("Volume"))
    let long = try TestEngine.audio(SpeechRequest("Volume, forty percent, adjustable"))
    #expect(long.samples.count > 2 * short.samples.count)
  }

  @Test func `twice the rate takes about half as long`() throws {
    func frames(_ rate: Int) throws -> Double {
      let parameters = SpeechParameters(rate: rate)
      let text = "Swipe up or down with one finger to adjust the value"
      return Double(
        try TestEngine.audio(SpeechRequest(text, parameters: parameters)).samples.count)
    }
    let ratio = try frames(300) / frames(150)
    #expect((0.4...0.65).contains(ratio))
  }

  @Test func `volume makes it louder and pitch makes it higher`() throws {
    func audio(_ parameters: SpeechParameters) throws -> SpokenAudio {
      try TestEngine.audio(SpeechRequest("Move all morning", parameters: parameters))
    }
    let plain = try audio(SpeechParameters())
    let quiet = try audio(SpeechParameters(volume: 40))
    let high = try audio(SpeechParameters(pitch: 99))
    #expect(quiet.samples.loudness < 0.6 * plain.samples.loudness)
    #expect(high.samples != plain.samples)
    #expect(try audio(SpeechParameters(volume: 0)).samples.loudness < 50)
  }

  @Test func `word times rise and point at the words`() throws {
    let text = "Payees, heading. Pay $48.20 now"
    let words = try TestEngine.audio(SpeechRequest(text)).words
    #expect(words.map(\.offset) == [0, 8, 17, 21, 28])
    #expect(words.map(\.length) == [7, 8, 3, 6, 3])
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.offset < $1.offset })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds })
  }

  @Test func `the times of a second piece go on from the first`() throws {
    let text = String(repeating: "la ", count: 1_400)
    let audio = try TestEngine.audio(
      SpeechRequest(text, parameters: SpeechParameters(rate: 449)))
    let words = audio.words
    #expect(words.contains { $0.offset > SpeechSegments.longestSegment })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds })
    #expect((words.last?.milliseconds ?? 0) < audio.milliseconds)
  }

  @Test func `the first piece comes long before the last`() throws {
    let starts = Mutex<[Int]>([])
    let engine = try TestEngine.engine
    let outcome = try engine.speak(SpeechRequest("One, two, three, four, five")) { chunk in
      starts.withLock { $0.append(chunk.start) }
      return true
    }
    let all = starts.withLock { $0 }
    #expect(all.first == 0)
    #expect(all.count > 10)
    #expect(all == all.sorted())
    #expect(outcome.frames > 2 * SpokenAudio.sampleRate / 2)
  }

  @Test func `an interruption from another thread ends the text at the next block`() throws {
    let engine = try TestEngine.engine
    let chunks = Mutex(0)
    let text = String(repeating: "again and again ", count: 200)
    let outcome = try engine.speak(SpeechRequest(text)) { _ in
      chunks.withLock { $0 += 1 }
      let isDone = Monitor(false)
      #expect(
        DetachedThread.start {
          engine.interrupt()
          isDone.update { $0 = true }
        })
      _ = isDone.wait { $0 ? true : nil }
      return true
    }
    #expect(chunks.withLock { $0 } == 1)
    #expect(outcome.wasInterrupted)
    let after = try TestEngine.audio(SpeechRequest("Settings"))
    #expect((480...720).contains(after.milliseconds))
  }

  @Test func `speech requested before an interruption is not spoken after it`() throws {
    let engine = try TestEngine.engine
    let old = engine.generation
    let new = engine.interrupt()
    #expect(old < new)
    let outcome = try engine.speak(SpeechRequest("Too late"), generation: old) { _ in
      Issue.record("spoken all the same")
      return true
    }
    #expect(outcome == SpeechOutcome(wasInterrupted: true))
  }

  @Test func `a sink that has enough ends the text`() throws {
    let outcome = try TestEngine.engine.speak(SpeechRequest("Enough of this")) { _ in false }
    #expect(outcome.wasInterrupted)
    #expect(outcome.frames < SpokenAudio.sampleRate / 5)
  }

  @Test func `a sink cannot make its engine speak`() throws {
    let engine = try TestEngine.engine
    let errors = Mutex<[SpeechError]>([])
    _ = try engine.speak(SpeechRequest("Outer")) { _ in
      do throws(SpeechError) {
        _ = try engine.audio(for: SpeechRequest("Inner"))
      } catch {
        errors.withLock { $0.append(error) }
      }
      return false
    }
    #expect(errors.withLock { $0 } == [.calledFromSink])
  }

  @Test func `callers at the same time are served one after the other`() async throws {
    let engine = try TestEngine.engine
    let texts = ["Settings", "Volume, forty percent", "Back, button", "Payees, heading"]
    let alone = try texts.map { try engine.audio(for: SpeechRequest($0)).samples.count }
    let together = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for round in 0..<24 {
        let index = round % texts.count
        let request = SpeechRequest(texts[index])
        group.addTask { (index, try engine.audio(for: request).samples.count) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.count == 24)
    // The same text differs by a few per cent with its neighbours: noise and carried phase.
    for (index, count) in together {
      let ratio = Double(count) / Double(alone[index])
      #expect((0.9...1.1).contains(ratio))
    }
  }

  @Test func `there is one engine in a process`() throws {
    #expect(try SpeechEngine.shared() === TestEngine.engine)
  }
}
