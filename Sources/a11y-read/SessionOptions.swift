internal import ArgumentParser
internal import Platform

/// How a session of navigation goes.
struct SessionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play navigation commands from a file, or - for standard input.", valueName: "file"))
  var commands: String?

  @Option(help: ArgumentHelp("The identifier of the stop to begin at.", valueName: "identifier"))
  var start: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Begin where the last visit ended (a terminal does so by itself).")
  var resume: Bool?

  @Option(
    help: ArgumentHelp(
      "Whether the tool speaks: on, off, or auto, which is in a terminal only. EARSHOT_SPEECH too.",
      valueName: "when"))
  var speech: SpeechChoice?

  @Flag(help: "In a terminal, take single keys (the default; ? lists them), or lines.")
  var input: TerminalInput?

  /// A session is interactive where somebody sits at both ends.
  var isInteractive: Bool {
    commands == nil && Console.isInputTerminal && Console.isOutputTerminal
  }

  func validate() throws {
    if start != nil, resume == true {
      throw ValidationError("--start and --resume name two places to begin at.")
    }
  }
}

/// How commands are given in a terminal.
enum TerminalInput: String, EnumerableFlag {
  case keys, lines
}

/// When the tool speaks by itself.
enum SpeechChoice: String, CaseIterable, ExpressibleByArgument {
  case on, off, auto

  /// What `EARSHOT_SPEECH` says; nil where it is not set.
  static var ofEnvironment: SpeechChoice? {
    guard let value = Environment.value("EARSHOT_SPEECH"), !value.isEmpty else { return nil }
    if let choice = SpeechChoice(rawValue: value.lowercased()) { return choice }
    Console.complain("a11y-read: warning: EARSHOT_SPEECH is on, off or auto, not \"\(value)\"")
    return nil
  }
}
