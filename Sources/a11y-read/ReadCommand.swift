internal import AccessibilityModel
internal import ArgumentParser
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports
internal import ScreenReader
internal import Utterances

@main
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11y-read",
    abstract: "Read a screen aloud as VoiceOver would.",
    discussion: """
      In a terminal, navigate the screen by ear: ? lists the keys. Otherwise, or with --transcript, \
      print what is spoken at each stop in reading order. --wav and --clips speak into files; \
      --commands plays a script.

      Exit status: 0 done, 1 a transcript differs (--check), 2 the input could not be read or used, \
      64 wrong usage.
      """,
    version: Version.current)

  @Argument(
    help: ArgumentHelp(
      "File, folder written by a11y-capture, or - for standard input.",
      valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var input: InputOptions
  @OptionGroup var choice: ScreenChoice

  @Flag(help: "Print all stops in reading order and end.")
  var transcript = false

  @Option(help: ArgumentHelp("Transcript format; vtt for sessions.", valueName: "form"))
  var format: TranscriptForm = .text

  @Option(
    help: ArgumentHelp(
      "Phrasing: voiceover, snapshot or talkback. Default: that of the platform.",
      valueName: "name"))
  var wording: WordingName?

  @OptionGroup var checking: CheckOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var clipping: ClipOptions

  private enum Mode { case transcript, script, interactive }

  private var mode: Mode {
    if session.commands != nil { return .script }
    let printsAll =
      transcript || checking.check != nil || speech.writesFiles || format == .json || file == "-"
    return !printsAll && session.isInteractive ? .interactive : .transcript
  }

  static func main() { runAsProgram() }

  func validate() throws {
    if input.devices.count > 1 {
      throw ValidationError("--device may be given once; a screen is read on one device.")
    }
    try validateCheck()
    if let option = session.inputOption, mode != .interactive {
      throw ValidationError("\(option) needs a terminal for input and output.")
    }
    if format == .vtt, session.commands == nil || checking.check != nil {
      throw ValidationError("--format vtt needs --commands and does not go with --check.")
    }
    if let option = clipping.option, speech.clips == nil {
      throw ValidationError("\(option) goes with --clips.")
    }
    if clipping.allLayouts, choice.isMade {
      throw ValidationError("--all-layouts does not go with --screen or --orientation.")
    }
    let option = speech.voiceOption
    switch mode {
    case .transcript:
      if session.speech == .on {
        throw ValidationError("--speech on needs a terminal or --commands; --wav writes a file.")
      }
      if let option, !speech.writesFiles {
        throw ValidationError("\(option) needs --wav or --clips.")
      }
    case .script, .interactive:
      if transcript { throw ValidationError("--transcript does not go with --commands.") }
      if speech.clips != nil {
        throw ValidationError("--clips does not go with --commands; use --wav.")
      }
      if speech.wav != nil, session.speech == .on {
        throw ValidationError("--wav does not go with --speech on.")
      }
      if session.commands != nil, speech.wav == nil, let option = speech.spokenOption,
        session.speech ?? SpeechChoice.ofEnvironment != .on
      {
        throw ValidationError("\(option) needs --speech on, --wav or --clips.")
      }
      if session.commands == "-", file == "-" {
        throw ValidationError("Standard input cannot be both the file and the commands.")
      }
    }
  }

  private func validateCheck() throws {
    guard checking.check != nil else { return }
    if speech.writesFiles || session.resume == true || session.speech == .on {
      throw ValidationError("--check does not go with --wav, --clips, --resume or --speech on.")
    }
    if session.start != nil, session.commands == nil {
      throw ValidationError(
        "--check does not go with --start; transcripts are compared as a whole.")
    }
  }

  func run() throws {
    if checking.check != nil { return try check() }
    let candidate = try FileChoice(loader: InputLoader(input), asks: mode == .interactive)
      .candidate(at: self.file)
    let file = candidate.path
    let hierarchy = try load(candidate)
    let source = Folder.relativePath(file)
    let chosen = try choice.layout(of: hierarchy, source: source)
    let layout = chosen.index
    let screen = hierarchy.screens[layout]
    let run = sessionRun(of: hierarchy, screen, file)
    if mode != .interactive, let note = chosen.note {
      Console.complain("a11y-read: \(note); \(ScreenChoice.hint(for: hierarchy))")
    }
    switch mode {
    case .interactive: try run.interact(at: chosen, mayResume: !choice.isMade)
    case .script: try run.play(at: layout)
    case .transcript:
      let transcript = try run.transcript(at: layout, language: input.language)
      if !transcript.hasStops { Console.complain("a11y-read: \(Transcript.noStops(on: screen))") }
      try speech.write(
        transcript, of: screen, source: source, clipping: clipping,
        others: clipping.allLayouts ? allLayouts(of: hierarchy, run.wording) : [])
      let report = TranscriptReport(
        source: source, screen: screen, wording: run.wording, transcript: transcript)
      if !Console.deliver(report.bytes(as: format)) { throw ExitCode(2) }
    }
  }

  /// All layouts of a file with elements, with the folder of each.
  private func allLayouts(
    of hierarchy: Hierarchy, _ wording: WordingName
  ) -> [(folder: String, transcript: Transcript, screen: Screen)] {
    hierarchy.screens.filter { !$0.elements.isEmpty }.map { screen in
      let transcript = Transcript(of: screen, wording: wording, language: input.language)
      return ("/\(screen.number + 1)-\(screen.orientation.rawValue)", transcript, screen)
    }
  }

  private func sessionRun(of hierarchy: Hierarchy, _ screen: Screen, _ file: String) -> SessionRun {
    let wording = wording ?? (screen.platform == .android ? .talkback : .voiceover)
    return SessionRun(
      reader: Reader(hierarchy, wording: wording, language: input.language), file: file,
      wording: wording, format: format, options: session, speech: speech)
  }

  /// Compares transcripts, or the output of the same commands on each file, with stored ones.
  private func check() throws {
    let loader = InputLoader(input)
    var found = loader.files(for: [file])
    let first = loader.candidate(at: file)
    // A transcript belongs to one screen; a folder holds one for each orientation of a capture.
    if first.capture != nil, !Folder.isFolder(checking.check ?? "") { found.candidates = [first] }
    // Transcripts belong to captures; those of SwiftUI code are compared one file at a time.
    found.candidates.removeAll { !$0.isNamed && $0.path.hasSuffix(".swift") }
    for line in found.warnings + found.notes { Console.complain(line) }
    let files = found.candidates.map(\.path)
    let candidates = Dictionary(
      found.candidates.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    guard let commands = session.commands else {
      return try checking.compare(files, of: .stops) { file in
        try? report(on: candidates[file] ?? InputLoader.Candidate(path: file)).bytes(as: format)
      }
    }
    if commands == InputFile.standardInput, files.count > 1 {
      Console.complain(
        "a11y-read: error: --commands - takes one file; name a file of commands for several")
      throw ExitCode(2)
    }
    try checking.compare(files, of: format == .json ? .record : .captions) { file in
      try? record(of: candidates[file] ?? InputLoader.Candidate(path: file))
    }
  }

  private func record(of candidate: InputLoader.Candidate) throws -> [UInt8]? {
    let file = candidate.path
    let hierarchy = try load(candidate)
    let layout = try choice.layout(of: hierarchy, source: Folder.relativePath(file)).index
    return try sessionRun(of: hierarchy, hierarchy.screens[layout], file).record(at: layout)
  }

  /// The transcript of one of several files.
  private func report(on candidate: InputLoader.Candidate) throws -> TranscriptReport {
    let hierarchy = try load(candidate)
    let source = Folder.relativePath(candidate.path)
    let screen = hierarchy.screens[try choice.layout(of: hierarchy, source: source).index]
    let wording = wording ?? (screen.platform == .android ? .talkback : .voiceover)
    return TranscriptReport(
      source: source, screen: screen, wording: wording,
      transcript: Transcript(of: screen, wording: wording, language: input.language))
  }

  private func load(_ candidate: InputLoader.Candidate) throws -> Hierarchy {
    let file = candidate.path
    let loader = InputLoader(input)
    switch loader.load(candidate).result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain("\(file):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return try OtherLayouts(
        loader: loader, rotated: input.rotated, device: input.devices.first
      ).completing(hierarchy, of: candidate)
    case .failure(let error):
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }
}

extension TranscriptReport {
  fileprivate func bytes(as form: TranscriptForm) -> [UInt8] {
    form == .json ? json : Array(TerminalText.withoutCommands(transcript.text).utf8)
  }
}
