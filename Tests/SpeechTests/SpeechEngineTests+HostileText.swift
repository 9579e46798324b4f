import Synchronization
import Testing

@testable import Speech

/// A text designed to break a synthesiser.
struct HostileText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  var language: String?
  var remarks: [SpeechRemark] = []

  static let cut = SpeechRemark.textCut(scalars: 20_000)

  static let all = [
    HostileText(testDescription: "empty", text: ""),
    HostileText(testDescription: "zero in the middle", text: "be\u{0}fore"),
    HostileText(testDescription: "zeros only", text: "\u{0}\u{0}"),
    HostileText(testDescription: "embedded command", text: "a \u{1} 99999U \u{1}99999U b"),
    HostileText(testDescription: "C1 controls", text: "a\u{80}\u{85}\u{9F}b"),
    HostileText(
      testDescription: "half a surrogate",
      text: String(decoding: [0xD83D, 0x61] as [UInt16], as: UTF16.self)),
    HostileText(
      testDescription: "bytes that are no UTF-8",
      text: String(decoding: [0x61, 0xFF, 0xC0, 0xAF, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)),
    HostileText(
      testDescription: "tags", text: #"<speak><audio src="$(touch x)"/><mark name="m"/></speak>"#),
    HostileText(testDescription: "phonemes and entities", text: "[[h@l'oU]] &lt; &#1; %n%s%n"),
    HostileText(
      testDescription: "100,000 characters", text: String(repeating: "word ", count: 20_000),
      remarks: [cut]),
    HostileText(
      testDescription: "100,000 characters without a space",
      text: String(repeating: "a", count: 100_000), remarks: [cut]),
    HostileText(
      testDescription: "100,000 digits", text: String(repeating: "9", count: 100_000),
      remarks: [cut]),
    HostileText(
      testDescription: "a letter under 10,000 accents",
      text: "e" + String(repeating: "\u{301}", count: 10_000)),
    HostileText(testDescription: "Arabic", text: "مرحبا بالعالم", language: "ar"),
    HostileText(testDescription: "Hebrew in English", text: "abc שלום \u{202E}def"),
    HostileText(
      testDescription: "noncharacters",
      text: String(decoding: [0xFFFE, 0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self)),
  ]
}

extension SpeechEngineTests {
  @Test(arguments: HostileText.all)
  func `a hostile text is spoken within bounds`(hostile: HostileText) throws {
    let frames = Mutex(0)
    let request = SpeechRequest(
      hostile.text, language: hostile.language, parameters: SpeechParameters(rate: 449))
    let outcome = try TestEngine.engine.speak(request) { chunk in
      frames.withLock { $0 += chunk.samples.count }
      return true
    }
    #expect(outcome.remarks == hostile.remarks)
    #expect(outcome.frames == frames.withLock { $0 })
    #expect(outcome.frames <= SpeechRequest.longestAudio)
    let after = try TestEngine.audio(SpeechRequest("Settings"))
    #expect((480...720).contains(after.milliseconds))
  }

  @Test func `a text that sounds for hours is ended`() throws {
    let request = SpeechRequest(
      String(repeating: "✔ ", count: 2_000), parameters: SpeechParameters(rate: 80))
    let outcome = try TestEngine.engine.speak(request) { _ in true }
    #expect(outcome.frames == SpeechRequest.longestAudio)
    #expect(outcome.remarks == [.audioCut(seconds: 1_800)])
  }
}
