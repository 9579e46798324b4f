/// A key, or several with the same effect, in a terminal that sends each at once.
struct KeyBinding: Sendable {
  /// The bytes that the terminal sends.
  let keys: [String]
  let meaning: KeyMeaning
  /// The effect in a few words, as learn mode announces it.
  let summary: String

  init(_ keys: [String], _ meaning: KeyMeaning, _ summary: String) {
    self.keys = keys
    self.meaning = meaning
    self.summary = summary
  }

  init(_ keys: [String], _ command: ReaderCommand, _ summary: String) {
    self.init(keys, .command(command), summary)
  }

  /// An arrow alone, as applications receive it, and with the VoiceOver keys, Control and Alt.
  static func arrow(_ letter: Character) -> [String] {
    ["\u{1B}[\(letter)", "\u{1B}O\(letter)"] + voiceOverArrow(letter)
  }

  /// An arrow with Control and Alt, or with Alt alone.
  static func voiceOverArrow(_ letter: Character) -> [String] {
    ["\u{1B}[1;7\(letter)", "\u{1B}[1;3\(letter)"]
  }

  static let home = ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"]
  static let end = ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"]
  static let f1 = ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"]

  /// A letter for the next element of a type, and the capital for the previous one.
  static func pair(_ letter: Character, _ setting: RotorSetting, _ name: String) -> [KeyBinding] {
    [
      KeyBinding([String(letter)], .jump(setting, .forward), "next \(name)"),
      KeyBinding([letter.uppercased()], .jump(setting, .backward), "previous \(name)"),
    ]
  }

  /// The keys of all maps.
  static func common(in map: KeyMap) -> [KeyBinding] {
    [
      KeyBinding(["\u{1B}[5~"], .scroll(.up), "scroll up"),
      KeyBinding(["\u{1B}[6~"], .scroll(.down), "scroll down"),
      KeyBinding(["/", "\u{1B}\u{6}"], .find, "find as you type"),
      KeyBinding(["."], .pause, "pause or resume speech"),
      KeyBinding(["+"], .increment, "increase the value"),
      KeyBinding(["-"], .decrement, "decrease the value"),
      KeyBinding(["z"], .undo, "undo the last edit"), KeyBinding(["Z"], .redo, "redo it"),
      KeyBinding([":"], .line(""), "a command as a line"),
      KeyBinding(f1, .learn, "learn mode: explain keys"),
      KeyBinding(["?"], .help(map.topic), "list the keys"),
      KeyBinding(["\u{4}"], .quit, "quit; your position is saved"),
    ]
  }

  // MARK: Earshot's own keys

  static let earshot: [KeyBinding] = moving + jumping + acting + common(in: .earshot)

  private static let moving: [KeyBinding] = [
    KeyBinding(arrow("C") + ["\t", "n"], .next, "next stop"),
    KeyBinding(arrow("D") + ["\u{1B}[Z", "p"], .previous, "previous stop"),
    KeyBinding(home + ["f"], .first, "first stop"),
    KeyBinding(end + ["l"], .last, "last stop"),
    KeyBinding(arrow("A") + ["u"], .up, "swipe up: adjust, or move by the rotor setting"),
    KeyBinding(arrow("B") + ["d"], .down, "swipe down: adjust, or move by the rotor setting"),
    KeyBinding(["\u{1B}[1;5C", "]", "r"], .rotor(.next), "next rotor setting"),
    KeyBinding(["\u{1B}[1;5D", "[", "R"], .rotor(.previous), "previous rotor setting"),
  ]

  private static let jumping: [KeyBinding] =
    pair("h", .headings, "heading") + pair("k", .links, "link") + pair("b", .buttons, "button")
    + pair("j", .formControls, "control") + pair("g", .images, "image") + pair("x", .lists, "list")

  private static let acting: [KeyBinding] = [
    KeyBinding(["c", "\u{1B}\u{1}"], .readAll(stops: nil), "read from here"),
    KeyBinding(["C", "\u{1B}\u{2}"], .readFromTop(stops: nil), "read from the first stop"),
    KeyBinding(["w"], .whereAmI, "repeat this stop"),
    KeyBinding(["y"], .why, "why each phrase was spoken"),
    KeyBinding(["i"], .items(""), "list all stops"),
    KeyBinding([" ", "\r", "\n", "a"], .activate, "activate, as a double tap does"),
    KeyBinding(["\u{1B}", "e"], .escape, "go back or dismiss"),
    KeyBinding(["m"], .magicTap, "magic tap: answer, hang up, play or pause"),
    KeyBinding(["M"], .menu, "TalkBack's menu"),
    KeyBinding(["t"], .line("type "), "type into the field"),
    KeyBinding(["o"], .rotate(.left), "rotate the device left"),
    KeyBinding(["O"], .rotate(.right), "rotate the device right"),
    KeyBinding(["s"], .screens, "list the screens, and go to one"),
    KeyBinding(["v"], .line("volume "), "set the volume"),
    KeyBinding(["q"], .quit, "quit; your position is saved"),
  ]
}
