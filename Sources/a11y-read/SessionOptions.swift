internal import ArgumentParser
internal import Platform

/// The options of a navigation session.
struct SessionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play navigation commands from a file, or - for standard input.", valueName: "file"))
  var commands: String?

  @Option(help: ArgumentHelp("Start at the stop with this identifier.", valueName: "identifier"))
  var start: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Start where the last session ended. Default: in a terminal only.")
  var resume: Bool?

  @Option(
    help: ArgumentHelp(
      "Speak aloud: on, off or auto. Default: EARSHOT_SPEECH, or auto (in a terminal only).",
      valueName: "when"))
  var speech: SpeechChoice?

  @Flag(help: "Take single keys (? lists them) or lines in a terminal. Default: keys.")
  var input: TerminalInput?

  /// A session is interactive if standard input and output are both terminals.
  var isInteractive: Bool {
    commands == nil && Console.isInputTerminal && Console.isOutputTerminal
  }

  func validate() throws {
    if start != nil, resume == true {
      throw ValidationError("--start does not go with --resume.")
    }
  }
}

/// How commands are entered in a terminal.
enum TerminalInput: String, EnumerableFlag {
  case keys, lines
}

/// When the tool speaks by default.
enum SpeechChoice: String, CaseIterable, ExpressibleByArgument {
  case on, off, auto

  /// The value of `EARSHOT_SPEECH`; nil if it is not set.
  static var ofEnvironment: SpeechChoice? {
    guard let value = Environment.value("EARSHOT_SPEECH"), !value.isEmpty else { return nil }
    if let choice = SpeechChoice(rawValue: value.lowercased()) { return choice }
    Console.complain(
      "a11y-read: warning: found \"\(value)\" in EARSHOT_SPEECH; expected on, off or auto")
    return nil
  }
}
