/// The text of `help`.
enum HelpText {
  static func lines(about topic: String) -> [String] {
    switch topic {
    case "": overview
    case "accessibility", "a11y": accessibility
    case "rotor": rotor
    case "keys": KeyMap.earshot.help
    case "keys nvda": KeyMap.nvda.help
    case "keys orca": KeyMap.orca.help
    default: command(topic)
    }
  }

  private static var overview: [String] {
    ["Emulates VoiceOver. Type a command, then Enter (Enter alone: next)."]
      + CommandWord.all.map(line)
      + ["More: help keys, help rotor, help accessibility."]
  }

  private static func line(_ word: CommandWord) -> String {
    var head = word.word
    if !word.arguments.isEmpty { head += " " + word.arguments }
    let keys = word.aliases.filter { $0.count == 1 }
    if !keys.isEmpty { head += " (\(keys.joined(separator: ", ")))" }
    return "\(head): \(word.summary)"
  }

  private static func command(_ name: String) -> [String] {
    let isJump = RotorSetting(jumpWord: name) != nil
    let known = CommandWord.all.first {
      $0.word == name || $0.aliases.contains(name) || isJump && $0.word == "heading"
    }
    return [known.map(line) ?? CommandError(unknown: name).description]
  }

  private static var rotor: [String] {
    [
      "up and down move by the rotor setting: rotor headings, then down for the next heading.",
      "rotor next and rotor previous change it to what the stop and the screen offer.",
      "Settings: \(RotorSetting.names.map(\.name).joined(separator: ", ")), and Heading 1 to 6.",
      "It changes to Adjust Value on adjustable stops, and to Actions on stops with actions.",
    ]
  }

  private static let accessibility = [
    "Each line is printed once, below the last; nothing is redrawn, and there is no colour.",
    "Sounds are in square brackets, actions of the device in round ones.",
    "With your own screen reader, type speech off, start with --speech off, or set "
      + "EARSHOT_SPEECH=off: only text is printed, and your screen reader speaks it.",
    "speech on and speech off are remembered.",
    "While a field is edited, keys type into it; Alt with a key, or Escape first, is a command.",
    "Control-C stops speech; twice within a second, it quits. Your position is always saved.",
    "This is an emulation: why shows how certain each phrase is.",
  ]
}
