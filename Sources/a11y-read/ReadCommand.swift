internal import AccessibilityModel
internal import ArgumentParser
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import HostSystem
internal import Reports
internal import ScreenReader
internal import Utterances

@main
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11y-read",
    abstract: "Says what VoiceOver would say of a screen.",
    discussion: """
      In a terminal the screen is walked by ear: type help there. Otherwise, or with --transcript, \
      what is said at each stop is printed, in reading order; with --wav and --clips it is spoken \
      into files; with --commands a script is played.

      Exit status: 0 done, 2 the input could not be read or used, 64 wrong usage.
      """,
    version: Version.current)

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var input: InputOptions
  @OptionGroup var rotation: RotationOption
  @OptionGroup var device: DeviceOption
  @OptionGroup var choice: ScreenChoice

  @Flag(help: "Print all stops in reading order and end.")
  var transcript = false

  @Option(help: ArgumentHelp("The form of the transcript.", valueName: "form"))
  var format: TranscriptForm = .text

  @Option(
    help: ArgumentHelp(
      "Whose words: voiceover, snapshot, or talkback (for Android).", valueName: "name"))
  var wording: WordingName?

  @OptionGroup var checking: CheckOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var speech: SpeechOptions

  private enum Mode { case transcript, script, interactive }

  private var mode: Mode {
    if session.commands != nil { return .script }
    let printsAll =
      transcript || checking.check != nil || speech.writesFiles || format == .json || file == "-"
    return !printsAll && session.isInteractive ? .interactive : .transcript
  }

  func validate() throws {
    if device.devices.count > 1 {
      throw ValidationError("--device names one device here: a screen is read on one at a time.")
    }
    if checking.check != nil, speech.writesFiles || session.start != nil || session.resume == true {
      throw ValidationError("--check compares whole transcripts: no --wav, --start or --resume.")
    }
    if session.keys, mode != .interactive {
      throw ValidationError("--keys needs a terminal at both ends.")
    }
    let option = speech.voiceOption
    switch mode {
    case .transcript:
      if session.speech == .on {
        throw ValidationError("--speech on needs a terminal or --commands; --wav writes a file.")
      }
      if let option, !speech.writesFiles {
        throw ValidationError("\(option) is of use with --wav or --clips only.")
      }
    case .script, .interactive:
      if transcript { throw ValidationError("--transcript and --commands exclude each other.") }
      if checking.check != nil {
        throw ValidationError("--check compares the transcript, not --commands.")
      }
      if speech.writesFiles {
        throw ValidationError("--wav and --clips hold the transcript, not --commands.")
      }
      if session.commands == "-", file == "-" {
        throw ValidationError("Standard input cannot be both the file and the commands.")
      }
    }
  }

  func run() throws {
    if checking.check != nil {
      let files = InputLoader(input).files(for: [file]).map(\.path)
      return try checking.compare(files) { try? report(on: $0).bytes(as: format) }
    }
    let hierarchy = try load(file)
    let source = Folder.relativePath(file)
    let layout = try choice.layout(of: hierarchy, source: source)
    let screen = hierarchy.screens[layout]
    let wording = wording ?? (screen.platform == .android ? .talkback : .voiceover)
    let run = SessionRun(
      reader: Reader(hierarchy, wording: wording, language: input.language), file: file,
      wording: wording, format: format, options: session, speech: speech)
    switch mode {
    case .interactive: try run.interact(at: layout, mayResume: !choice.isMade)
    case .script: try run.play(at: layout)
    case .transcript:
      let transcript = try run.transcript(at: layout, language: input.language)
      try speech.write(transcript, of: screen)
      let report = TranscriptReport(
        source: source, screen: screen, wording: wording, transcript: transcript)
      Console.print(report.bytes(as: format))
    }
  }

  /// The transcript of a file of several.
  private func report(on file: String) throws -> TranscriptReport {
    let hierarchy = try load(file)
    let source = Folder.relativePath(file)
    let screen = hierarchy.screens[try choice.layout(of: hierarchy, source: source)]
    let wording = wording ?? (screen.platform == .android ? .talkback : .voiceover)
    return TranscriptReport(
      source: source, screen: screen, wording: wording,
      transcript: Transcript(of: screen, wording: wording, language: input.language))
  }

  private func load(_ file: String) throws -> Hierarchy {
    let loader = InputLoader(input)
    switch loader.load(InputLoader.Candidate(path: file)).result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain("\(file):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return try OtherLayouts(
        loader: loader, rotated: rotation.rotated, device: device.devices.first
      ).completing(hierarchy, of: file)
    case .failure(let error):
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }
}

/// The forms of a transcript.
enum TranscriptForm: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

extension TranscriptReport {
  fileprivate func bytes(as form: TranscriptForm) -> [UInt8] { form == .json ? json : text }
}
