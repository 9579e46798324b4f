/// What `help` prints.
enum HelpText {
  static func lines(about topic: String) -> [String] {
    switch topic {
    case "": overview
    case "accessibility", "a11y": accessibility
    case "rotor": rotor
    case "keys": keys
    default: command(topic)
    }
  }

  private static var overview: [String] {
    ["An emulation of VoiceOver. Each command is a word and Enter; an empty line is next."]
      + CommandWord.all.map(line)
      + ["help keys, help rotor and help accessibility say more."]
  }

  private static var keys: [String] { KeyBinding.all.compactMap(\.help) }

  private static func line(_ word: CommandWord) -> String {
    var head = word.word
    if !word.arguments.isEmpty { head += " " + word.arguments }
    let keys = word.aliases.filter { $0.count == 1 }
    if !keys.isEmpty { head += " (\(keys.joined(separator: ", ")))" }
    return "\(head): \(word.summary)"
  }

  private static func command(_ name: String) -> [String] {
    let known = CommandWord.all.first { $0.word == name || $0.aliases.contains(name) }
    return [known.map(line) ?? "There is no command \"\(name)\"; help lists them all."]
  }

  private static var rotor: [String] {
    [
      "up and down go by the rotor: rotor headings, then down for the next heading.",
      "rotor next and rotor previous turn it, through what the stop and the screen have.",
      "Settings: \(RotorSetting.names.map(\.name).joined(separator: ", ")), and Heading 1 to 6.",
      "On what is adjustable it turns to Adjust Value, where there are actions to Actions.",
    ]
  }

  private static let accessibility = [
    "Every line is printed once, below the last; nothing is redrawn, and no colour is used.",
    "Sounds stand in square brackets, what the device does in round ones.",
    "With a screen reader of your own, say speech off, or start with --speech off, or set "
      + "EARSHOT_SPEECH=off: then only lines are printed, and your reader speaks.",
    "This tool remembers speech on and speech off.",
    "Control-C stops speech, twice within a second it ends; the place is always kept.",
    "This is an emulation: why says how sure each phrase is.",
  ]
}
