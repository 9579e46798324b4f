import Foundation
import Testing

@testable import Speech

// Serialized: a script must not be open for writing while another test starts a program.
@Suite(.serialized) struct ClipCompressorTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var wav: [UInt8] {
    var writer = WAVWriter()
    writer.append((0..<5_000).map { Int16($0) })
    return writer.file()
  }

  @Test func `the smallest format is taken for which there is a program`() throws {
    try folder.writeScript("flac", "exit 0")
    try folder.writeScript("lame", "exit 0")
    #expect(ClipCompressor(searchPath: folder.path).format == .mp3)
    #expect(ClipCompressor(searchPath: folder.path).advice == nil)
  }

  @Test func `a program gets all samples, and writes the file`() throws {
    try folder.writeScript(
      "opusenc", #"for last; do :; done; echo "$@" > "$0.words"; cat > "$last""#)
    let compressor = try ClipCompressor(.opus, searchPath: folder.path)
    #expect(try compressor.write(wav, to: folder.path + "/1.opus") == nil)
    #expect(folder.bytes("1.opus") == wav)
    let words = String(decoding: folder.bytes("opusenc.words") ?? [], as: UTF8.self)
    #expect(words == "--quiet --serial 1 --bitrate 20 - \(folder.path)/1.opus\n")
  }

  @Test(arguments: ["exit 3", "exec 0<&-; exit 3", "cat > /dev/null; exit 3"])
  func `a program that fails is said to`(_ script: String) throws {
    try folder.writeScript("flac", script)
    let compressor = try ClipCompressor(.flac, searchPath: folder.path)
    #expect(throws: EncodingFailure.self) { try compressor.write(wav, to: folder.path + "/1.flac") }
  }

  @Test func `without a program each sample is halved, and it is said what to install`() throws {
    let compressor = ClipCompressor(searchPath: folder.path)
    #expect(compressor.format == .ulaw)
    #expect(
      compressor.advice
        == "no audio encoder found; writing mu-law WAV (smaller with opus-tools, ffmpeg, "
        + "vorbis-tools, lame or flac)")
    #expect(try compressor.write(wav, to: "not-written")?.count == 58 + 5_000)
    #expect(try ClipCompressor(.ulaw, searchPath: folder.path).advice == nil)
    let plain = try ClipCompressor(.wav, searchPath: folder.path)
    #expect(try plain.write(wav, to: "not-written") == wav)
  }

  @Test func `a format that nothing writes is refused with what to install`() throws {
    let error = #expect(throws: EncoderMissing.self) {
      try ClipCompressor(.opus, searchPath: folder.path)
    }
    #expect(
      error?.description
        == "no encoder for opus found; install opusenc or ffmpeg, or use --clip-format auto")
  }
}

@Suite struct MuLawTests {
  // Table 2a/G.711: decision values and character signals.
  @Test(
    arguments: [
      (0, 0xFF), (-1, 0x7F), (32_767, 0x80), (-32_768, 0x00), (1_000, 0xCE), (-1_000, 0x4E),
      (4, 0xFE), (132, 0xEF),
    ] as [(Int16, UInt8)])
  func `a sample becomes its byte`(_ sample: Int16, _ byte: UInt8) {
    #expect(MuLaw.byte(sample) == byte)
  }

  @Test func `a file says what it is, and ends on an even byte`() {
    var writer = WAVWriter()
    writer.append([0, 1_000, -1_000])
    let file = MuLaw.file(from: writer.file())
    #expect(
      file == Array("RIFF".utf8) + [54, 0, 0, 0] + Array("WAVEfmt ".utf8) + [
        18, 0, 0, 0, 7, 0, 1, 0,
      ]
        + [0x22, 0x56, 0, 0, 0x22, 0x56, 0, 0, 1, 0, 8, 0, 0, 0]
        + Array("fact".utf8) + [4, 0, 0, 0, 3, 0, 0, 0] + Array("data".utf8) + [3, 0, 0, 0]
        + [0xFF, 0xCE, 0x4E, 0])
  }
}
