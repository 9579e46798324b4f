import AccessibilityModel
import ScreenReader
import Testing
import Utterances

/// Cases with evidence: what AccessibilitySnapshot writes and what devices were heard to say.
struct TranscriptVectorTests {
  private static func tried(_ vectors: [TranscriptVector]) -> [TranscriptVector] {
    vectors.filter { $0.reasonLeftOut == nil }
  }

  @Test(arguments: tried(TranscriptVector.spoken))
  func `the words of a restated case are said`(_ vector: TranscriptVector) {
    expectWords(of: vector)
  }

  @Test(arguments: tried(TranscriptVector.layout))
  func `the stops of a restated case are read in its order`(_ vector: TranscriptVector) {
    expectStops(of: vector)
  }

  @Test(
    .enabled(
      if: TranscriptVector.hasSharedVectors, "the shared vectors are not beside the package"),
    arguments: tried(TranscriptVector.sharedSpoken))
  func `the words of a shared case are said`(_ vector: TranscriptVector) {
    expectWords(of: vector)
  }

  @Test(
    .enabled(
      if: TranscriptVector.hasSharedVectors, "the shared vectors are not beside the package"),
    arguments: tried(TranscriptVector.sharedLayout))
  func `the stops of a shared case are read in its order`(_ vector: TranscriptVector) {
    expectStops(of: vector)
  }

  @Test func `few cases are left out, each with a reason`() {
    let leftOut = (TranscriptVector.spoken + TranscriptVector.layout).compactMap { vector in
      vector.reasonLeftOut.map { "\(vector.id): \($0)" }
    }
    #expect(
      leftOut == [
        "vod-switch: the second peer, which departs from AccessibilitySnapshot here",
        "rec-alert: an alert that appears: the interactive reader announces it",
        "rec-segment-after-activate: what follows an activation: the interactive reader says it",
        "ord-swiftui-sections: wrong against the device, as its own note says",
        "ord-swiftui-sections-footers: wrong against the device, as its own note says",
      ])
  }

  /// Of recordings only the words are evidence: their full stops come from the transcription.
  private func expectWords(of vector: TranscriptVector) {
    let isDevice = vector.engine == "device"
    let describer = Describer(wording: isDevice ? .voiceover : .snapshot)
    let (screen, stop, moment) = vector.spokenScreen()
    if let sequence = vector.given.sequence {
      #expect(Self.words(said(sequence, by: describer)) == Self.words(vector.expect.spoken ?? ""))
      return
    }
    let said = describer.utterance(for: stop, in: screen, at: moment)
    if isDevice {
      #expect(Self.words(said.description) == Self.words(vector.expect.spoken ?? ""))
      // What a recording breaks off before is no evidence that nothing follows.
      if let hint = vector.expect.hint { #expect(Self.words(said.hint ?? "") == Self.words(hint)) }
    } else {
      #expect(said.description == vector.expect.spoken ?? "")
      // The second peer only cross-checks the order of the words.
      guard vector.engine == "peer" else { return }
      #expect(said.hint == vector.expect.hint)
      #expect(said.availability == [vector.expect.availability].compactMap { $0 })
    }
  }

  private func said(_ sequence: [TranscriptVector.Words], by describer: Describer) -> String {
    sequence.map { words in
      var builder = ScreenBuilder()
      var element = Element(className: "VectorView")
      (element.label, element.value) = (words.label, words.value)
      element.traits = TranscriptVector.traits(words.traits)
      builder.open(element)
      return describer.utterance(for: Stop(element: 0), in: builder.finish()).description
    }.joined(separator: " ")
  }

  private func expectStops(of vector: TranscriptVector) {
    let transcript = Transcript(of: vector.layoutScreen(), wording: .snapshot)
    let expected = vector.expect.order ?? vector.expect.elements ?? []
    #expect(transcript.entries.map(\.utterance.description) == expected)
  }

  private static let numbers = ["zero": "0", "one": "1", "two": "2", "three": "3", "four": "4"]

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || "%'’".contains($0)) }.map {
      numbers[String($0)] ?? String($0)
    }
  }
}
