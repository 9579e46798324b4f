internal import AccessibilityModel
internal import ArgumentParser
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
      Reads a UI hierarchy in XML and prints what is said at each stop, in reading order; with \
      --wav and --clips it is spoken into files.

      Exit status: 0 done, 2 the input could not be read or used, 64 wrong usage.
      """,
    version: Version.current)

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var input: InputOptions
  @OptionGroup var choice: ScreenChoice

  @Flag(help: "Print all stops in reading order and end.")
  var transcript = false

  @Option(help: ArgumentHelp("The form of the transcript.", valueName: "form"))
  var format: TranscriptForm = .text

  @Option(
    help: ArgumentHelp(
      "Whose words: voiceover, snapshot, or talkback (for Android).", valueName: "name"))
  var wording: WordingName?

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    let hierarchy = try load()
    let screen = try choice.screen(of: hierarchy, source: Folder.relativePath(file))
    let wording = wording ?? (screen.platform == .android ? .talkback : .voiceover)
    let transcript = Transcript(of: screen, wording: wording, language: input.language)
    let report = TranscriptReport(
      source: Folder.relativePath(file), screen: screen, wording: wording, transcript: transcript)
    try speech.write(transcript, of: screen)
    Console.print(format == .json ? report.json : report.text)
  }

  private func load() throws -> Hierarchy {
    let loader = InputLoader(input)
    switch loader.load(InputLoader.Candidate(path: file)).result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain("\(file):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return hierarchy
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
