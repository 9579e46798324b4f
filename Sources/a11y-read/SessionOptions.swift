public import ArgumentParser
internal import Platform
public import ScreenReader

/// The options of a navigation session.
struct SessionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play navigation commands from a file, or - for standard input.", valueName: "file"),
    completion: .file())
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

  @Option(
    help: ArgumentHelp(
      "Keys in a terminal: earshot, or those of nvda or orca (? lists them).", valueName: "map"))
  var keys: KeyMap?

  @Flag(help: "Take commands as lines in a terminal, not as single keys.")
  var lines = false

  /// The option for the input of a terminal that was given; nil if none was.
  var inputOption: String? {
    if lines { return "--lines" }
    return keys == nil ? nil : "--keys"
  }

  /// A session is interactive if standard input and output are both terminals.
  var isInteractive: Bool {
    commands == nil && Console.isInputTerminal && Console.isOutputTerminal
  }

  func validate() throws {
    if start != nil, resume == true {
      throw ValidationError("--start does not go with --resume.")
    }
    if lines, keys != nil { throw ValidationError("--keys does not go with --lines.") }
  }
}

extension KeyMap: ExpressibleByArgument {}

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
