import Testing

@testable import Speech

struct SpeechSegmentsTests {
  @Test func `controls become spaces one for one and a zero ends the bytes`() {
    let segments = SpeechSegments("a\u{1}b\u{0}\u{9B}é\n").segments
    #expect(segments.map(\.bytes) == [Array("a b  é \u{0}".utf8)])
    #expect(segments.map(\.offset) == [0])
  }

  @Test func `a long text is parted after its spaces`() {
    let word = String(repeating: "w", count: 999) + " "
    let parts = SpeechSegments(String(repeating: word, count: 9)).segments
    #expect(parts.map(\.offset) == [0, 4_000, 8_000])
    #expect(parts.map(\.bytes.count) == [4_001, 4_001, 1_001])
  }

  @Test func `a long word is parted where it must be`() {
    let parts = SpeechSegments(String(repeating: "é", count: 4_001)).segments
    #expect(parts.map(\.offset) == [0, 4_000])
    #expect(parts.map(\.bytes.count) == [8_001, 3])
  }

  @Test func `text that is too long is cut, and this is reported`() {
    let text = String(repeating: "x", count: 20_001)
    #expect(SpeechSegments(text).isCut)
    #expect(SpeechSegments(text).segments.count == 5)
    #expect(!SpeechSegments(String(text.dropLast())).isCut)
  }

  @Test(arguments: ["", " \n\t", "\u{0}\u{1}"])
  func `an empty text has no segment`(text: String) {
    #expect(SpeechSegments(text).segments == [])
  }
}

struct WordMapTests {
  @Test func `an event before a word, or within a number, is that word`() {
    let map = WordMap(Array("Hi. Pay $48.20 设置音量\u{1}now ".unicodeScalars)[...])
    #expect(map.place(of: 0..<2) == 0..<3)
    #expect(map.place(of: 3..<6) == 4..<7)
    #expect(map.place(of: 11..<14) == 8..<14)
    #expect(map.place(of: 17..<18) == 17..<18)
    #expect(map.place(of: 20..<23) == 20..<23)
    #expect(map.place(of: 23..<24) == nil)
  }

  @Test func `positions in a later piece are those of the whole text`() {
    let text = Array("one two".unicodeScalars)
    #expect(WordMap(text[4...]).place(of: 4..<7) == 4..<7)
  }
}

struct LanguageCodeTests {
  struct CodeCase: CustomTestStringConvertible, Sendable {
    let code: String
    let candidates: [String]
    var testDescription: String { code }

    static let all = [
      CodeCase(code: "en", candidates: ["en"]),
      CodeCase(code: "en_GB", candidates: ["en-GB", "en"]),
      CodeCase(code: "zh-Hant-TW", candidates: ["zh-Hant-TW", "zh"]),
      CodeCase(code: "iw-IL", candidates: ["he-IL", "he"]),
      CodeCase(code: "", candidates: []),
      CodeCase(code: "e", candidates: []),
      CodeCase(code: "en US", candidates: []),
      CodeCase(code: "en\u{0}", candidates: []),
      CodeCase(code: "-en", candidates: []),
      CodeCase(code: String(repeating: "en-", count: 20), candidates: []),
    ]
  }

  @Test(arguments: CodeCase.all)
  func `a code is tried whole and then as a language`(code: CodeCase) {
    #expect(LanguageCode.candidates(for: code.code) == code.candidates)
  }
}

struct SpeechParametersTests {
  @Test func `values out of range become the nearest possible ones`() {
    let low = SpeechParameters(rate: -5, pitch: .min, pitchRange: -1, volume: -1)
    let high = SpeechParameters(rate: 450, pitch: 100, pitchRange: .max, volume: 100_000)
    #expect([low.rate, low.pitch, low.pitchRange, low.volume] == [80, 0, 0, 0])
    #expect([high.rate, high.pitch, high.pitchRange, high.volume] == [449, 99, 99, 200])
    #expect(SpeechParameters().rate == 175)
  }
}
