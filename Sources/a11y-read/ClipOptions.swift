internal import AccessibilityModel
internal import ArgumentParser
internal import Platform
internal import Reports
internal import ScreenReader
internal import Speech
internal import Utterances

/// How the files of `--clips` are made, and for which screens.
struct ClipOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Audio format of --clips; auto takes the smallest that an installed program writes.",
      valueName: "format"))
  var clipFormat: ClipFormatChoice = .auto

  @Flag(
    help: ArgumentHelp(
      "With --clips: write all screens of the file in both orientations, each to its own folder."))
  var allLayouts = false

  /// An option that would be ignored without `--clips`.
  var option: String? {
    if clipFormat != .auto { return "--clip-format" }
    return allLayouts ? "--all-layouts" : nil
  }
}

/// The values of `--clip-format`.
enum ClipFormatChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, wav, ulaw, opus, ogg, mp3, flac

  func compressor() throws(EncoderMissing) -> ClipCompressor {
    let searchPath = Environment.value("PATH") ?? ""
    guard let format = ClipFormat(rawValue: rawValue) else {
      return ClipCompressor(searchPath: searchPath)
    }
    return try ClipCompressor(format, searchPath: searchPath)
  }
}

/// Writes the clips of a screen, and a manifest with their texts.
struct ClipFolder {
  let path: String
  let compressor: ClipCompressor

  func write(
    _ transcript: Transcript, of screen: Screen, source: String, by speaker: TranscriptSpeaker
  ) throws {
    try Folder.make(path)
    var manifest = ClipManifest(
      source: source, title: screen.title, orientation: screen.orientation.rawValue)
    let digits = String(transcript.entries.count).count
    for entry in transcript.entries {
      let number = String(entry.index)
      let name =
        String(repeating: "0", count: digits - number.count) + number + "."
        + compressor.format.fileExtension
      try write(try speaker.clip(of: entry, on: screen), to: path + "/" + name)
      manifest.clips.append(
        ClipManifest.Clip(
          stop: entry.index, spoken: entry.utterance.spoken,
          language: screen.language(of: entry.stop.element), file: name))
    }
    // Last, so that it names only existing files.
    try OutputFile.write(manifest.bytes, to: path + "/" + ClipManifest.fileName)
  }

  private func write(_ wav: [UInt8], to file: String) throws {
    if let bytes = try compressor.write(wav, to: file) { try OutputFile.write(bytes, to: file) }
  }
}
