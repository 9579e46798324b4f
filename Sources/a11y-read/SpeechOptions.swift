internal import AccessibilityModel
internal import ArgumentParser
internal import Platform
internal import ScreenReader
internal import Speech

/// The settings of speech, and the files to write.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the speech of all stops, or of --commands, to a file.", valueName: "file"),
    completion: .file())
  var wav: String?

  @Option(
    help: ArgumentHelp("Write the speech of each stop to a file in a folder.", valueName: "folder"),
    completion: .directory)
  var clips: String?

  @Option(help: ArgumentHelp("Voice or variant of espeak-ng.", valueName: "name"))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "Pronunciation lexicon (W3C PLS). Default: lexicon.pls in the configuration folder.",
      valueName: "file"), completion: .file())
  var lexicon: String?

  @Option(help: ArgumentHelp("Words per minute, 80–449.", valueName: "number"))
  var rate = 175

  @Option(help: ArgumentHelp("Pitch, 0–99.", valueName: "number"))
  var pitch = 50

  @Option(help: ArgumentHelp("Volume in per cent, 0–200.", valueName: "number"))
  var volume = 100

  func validate() throws {
    try check(rate, in: SpeechParameters.rates, "--rate must be")
    try check(pitch, in: SpeechParameters.pitches, "--pitch must be")
    try check(volume, in: SpeechParameters.volumes, "--volume must be")
  }

  /// Writes the requested files.
  ///
  /// - Parameters:
  ///   - source: the file of the screen, as in reports.
  ///   - others: further screens, each with the suffix of its clip folder.
  /// - Throws: an exit code, after printing the error.
  func write(
    _ transcript: Transcript, of screen: Screen, source: String, clipping: ClipOptions,
    others: [(folder: String, transcript: Transcript, screen: Screen)] = []
  ) throws {
    guard writesFiles else { return }
    let lexicons = try SpokenLexicons(path: lexicon).load()
    do {
      let compressor = clips == nil ? nil : try clipping.clipFormat.compressor()
      let speaker = try TranscriptSpeaker(
        voice: voice, lexicons: lexicons,
        parameters: SpeechParameters(rate: rate, pitch: pitch, volume: volume))
      if let wav { try OutputFile.write(try speaker.file(of: transcript, on: screen), to: wav) }
      if let clips, let compressor {
        if let advice = compressor.advice { Console.complain("a11y-read: \(advice)") }
        let all = others.isEmpty ? [("", transcript, screen)] : others
        for (folder, transcript, screen) in all {
          try ClipFolder(path: clips + folder, compressor: compressor).write(
            transcript, of: screen, source: source, by: speaker)
        }
      }
      for remark in speaker.remarks { Console.complain("a11y-read: \(remark)") }
    } catch let error as SystemError {
      Console.complain("\(error)")
      throw ExitCode(2)
    } catch {
      Console.complain("a11y-read: error: \(error)")
      throw ExitCode(2)
    }
  }

  private func check(_ number: Int, in range: ClosedRange<Int>, _ words: String) throws {
    guard !range.contains(number) else { return }
    throw ValidationError("\(words) \(range.lowerBound)–\(range.upperBound).")
  }

  /// Whether speech is written to files.
  var writesFiles: Bool { wav != nil || clips != nil }

  /// An option that only applies to a voice.
  var spokenOption: String? {
    if voice != nil { return "--voice" }
    return lexicon == nil ? nil : "--lexicon"
  }

  /// An option that would be ignored without speech or a session.
  var voiceOption: String? {
    if let spokenOption { return spokenOption }
    if rate != 175 { return "--rate" }
    if pitch != 50 { return "--pitch" }
    return volume != 100 ? "--volume" : nil
  }
}
