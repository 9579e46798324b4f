import Speech
import Testing

struct WAVWriterTests {
  @Test func `a file has the header that players expect`() {
    var writer = WAVWriter()
    writer.append([1, -2, Int16.max])
    #expect(writer.frames == 3)
    let expected: [UInt8] =
      Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0]
      + Array("data".utf8) + [6, 0, 0, 0, 1, 0, 0xFE, 0xFF, 0xFF, 0x7F]
    #expect(writer.file() == expected)
  }

  @Test func `an empty file is a whole one`() {
    let file = WAVWriter().file()
    #expect(file.count == 44)
    #expect(Array(file[4..<8]) == [36, 0, 0, 0])
    #expect(Array(file[40..<44]) == [0, 0, 0, 0])
  }

  @Test func `pieces and silence add up`() {
    var writer = WAVWriter(sampleRate: 1_000)
    writer.append([7])
    writer.appendSilence(milliseconds: 2, sampleRate: 1_000)
    writer.append([8, 9])
    writer.appendSilence(milliseconds: -5, sampleRate: 1_000)
    #expect(Array(writer.file().dropFirst(44)) == [7, 0, 0, 0, 0, 0, 8, 0, 9, 0])
  }
}

struct EarconTests {
  @Test(arguments: Earcon.allCases)
  func `an earcon sounds, is short, and ends without a click`(earcon: Earcon) throws {
    let samples = earcon.samples
    #expect(samples.loudness > 300)
    #expect(samples.count <= SpokenAudio.sampleRate * 350 / 1_000)
    #expect(samples.allSatisfy { abs(Int($0)) < 28_000 })
    #expect(abs(Int(try #require(samples.first))) < 100)
    #expect(abs(Int(try #require(samples.last))) < 100)
  }

  @Test func `no two earcons are alike`() {
    let sounds = Earcon.allCases.map(\.samples)
    for (index, sound) in sounds.enumerated() {
      for other in sounds.dropFirst(index + 1) {
        let isOtherLength = abs(sound.count - other.count) > SpokenAudio.sampleRate / 50
        let isOtherTone = abs(sound.crossings - other.crossings) > 100
        #expect(isOtherLength || isOtherTone)
      }
    }
  }

  @Test func `earcons are named as transcripts name them`() {
    #expect(
      Earcon.allCases.map(\.rawValue)
        == ["focus", "edge", "screen", "activate", "dimmed", "error"])
  }
}
