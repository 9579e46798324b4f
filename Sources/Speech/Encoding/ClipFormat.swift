/// The format of a file with a short piece of speech.
public enum ClipFormat: String, CaseIterable, Sendable {
  /// 16 bits, mono, unchanged.
  case wav
  /// A WAV file of 8 bits, which every browser plays too.
  case ulaw
  case opus
  case ogg
  case mp3
  case flac

  /// The extension of the file's name.
  public var fileExtension: String {
    switch self {
    case .wav, .ulaw: "wav"
    case .opus, .ogg, .mp3, .flac: rawValue
    }
  }

  /// The programs that write it, in order of preference; empty if we write it ourselves.
  ///
  /// Serial numbers are fixed: the same speech gives the same bytes. Speech at 22,050 Hz needs no
  /// higher bit rates.
  var encoders: [ClipEncoder] {
    switch self {
    case .wav, .ulaw: []
    case .opus:
      [
        ClipEncoder("opusenc", ["--quiet", "--serial", "1", "--bitrate", "20", "-"]),
        ClipEncoder("ffmpeg", Self.ffmpeg + ["-c:a", "libopus", "-b:a", "20k", "-f", "ogg"]),
      ]
    case .ogg:
      [ClipEncoder("oggenc", ["-Q", "--serial", "1", "-q", "1", "-", "-o"])]
    case .mp3:
      [
        ClipEncoder("lame", ["--quiet", "-b", "32", "-"]),
        ClipEncoder("ffmpeg", Self.ffmpeg + ["-c:a", "libmp3lame", "-b:a", "32k", "-f", "mp3"]),
      ]
    case .flac: [ClipEncoder("flac", ["-s", "-f", "-", "-o"])]
    }
  }

  private static let ffmpeg = [
    "-loglevel", "error", "-y", "-f", "wav", "-i", "pipe:0", "-bitexact", "-fflags", "+bitexact",
  ]
}

/// A program that reads a WAV file from its standard input and writes a smaller file.
struct ClipEncoder: Hashable, Sendable {
  let name: String
  /// All arguments except the output path, which comes last.
  let arguments: [String]

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }
}
