/// A key, or several with the same effect, in a terminal that sends each at once.
struct KeyBinding: Sendable {
  /// The bytes that the terminal sends.
  let keys: [String]
  let meaning: KeyMeaning
  /// Its line in the output of `?`; nil if another line covers it.
  let help: String?

  init(_ keys: [String], _ meaning: KeyMeaning, _ help: String? = nil) {
    self.keys = keys
    self.meaning = meaning
    self.help = help
  }

  init(_ keys: [String], _ command: ReaderCommand, _ help: String? = nil) {
    self.init(keys, .command(command), help)
  }

  /// All bindings, in help order. Help lines have at most 40 characters: a braille display has no
  /// more.
  static let all: [KeyBinding] = moving + jumping + reading + acting + device

  /// An arrow alone, as applications receive it, and with the VoiceOver keys, Control and Alt.
  private static func arrow(_ letter: Character) -> [String] {
    ["\u{1B}[\(letter)", "\u{1B}O\(letter)", "\u{1B}[1;7\(letter)", "\u{1B}[1;3\(letter)"]
  }

  private static let moving: [KeyBinding] = [
    KeyBinding(arrow("C") + ["\t", "n"], .next, "Right, Tab, n: next stop"),
    KeyBinding(arrow("D") + ["\u{1B}[Z", "p"], .previous, "Left, Shift-Tab, p: previous stop"),
    KeyBinding(
      ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~", "f"], .first, "Home, f: first stop"),
    KeyBinding(
      ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~", "l"], .last, "End, l: last stop"),
    KeyBinding(arrow("A") + ["u"], .up, "Up, u: swipe up, by the rotor"),
    KeyBinding(arrow("B") + ["d"], .down, "Down, d: swipe down, by the rotor"),
    KeyBinding(
      ["\u{1B}[1;5C", "]", "r"], .rotor(.next), "Control-Right, ], r: next rotor setting"),
    KeyBinding(
      ["\u{1B}[1;5D", "[", "R"], .rotor(.previous), "Control-Left, [, R: previous setting"),
    KeyBinding(["\u{1B}[5~"], .scroll(.up), "Page Up: scroll up"),
    KeyBinding(["\u{1B}[6~"], .scroll(.down), "Page Down: scroll down"),
  ]

  private static let jumping: [KeyBinding] = [
    KeyBinding(["h"], .jump(.headings, .forward), "h: next heading, H: previous"),
    KeyBinding(["H"], .jump(.headings, .backward)),
    KeyBinding(["k"], .jump(.links, .forward), "k: next link, K: previous"),
    KeyBinding(["K"], .jump(.links, .backward)),
    KeyBinding(["b"], .jump(.buttons, .forward), "b: next button, B: previous"),
    KeyBinding(["B"], .jump(.buttons, .backward)),
    KeyBinding(["j"], .jump(.formControls, .forward), "j: next control, J: previous"),
    KeyBinding(["J"], .jump(.formControls, .backward)),
    KeyBinding(["g"], .jump(.images, .forward), "g: next image, G: previous"),
    KeyBinding(["G"], .jump(.images, .backward)),
    KeyBinding(["x"], .jump(.lists, .forward), "x: next list, X: previous"),
    KeyBinding(["X"], .jump(.lists, .backward)),
    KeyBinding(["/", "\u{1B}\u{6}"], .find, "/: find as you type"),
  ]

  private static let reading: [KeyBinding] = [
    KeyBinding(["c", "\u{1B}\u{1}"], .readAll(stops: nil), "c: read from here, C: from the top"),
    KeyBinding(["C", "\u{1B}\u{2}"], .readFromTop(stops: nil)),
    KeyBinding(["."], .pause, ".: pause or resume speech"),
    KeyBinding(["w"], .whereAmI, "w: repeat this stop"),
    KeyBinding(["y"], .why, "y: why each phrase was spoken"),
    KeyBinding(["i"], .items(""), "i: list all stops"),
    KeyBinding([], .line("item "), "1 to 9: go to a stop of the list"),
  ]

  private static let acting: [KeyBinding] = [
    KeyBinding([" ", "\r", "\n", "a"], .activate, "Space, Enter, a: activate"),
    KeyBinding(["\u{1B}", "e"], .escape, "Escape, e: go back, dismiss"),
    KeyBinding(["m"], .magicTap, "m: magic tap"),
    KeyBinding(["M"], .menu, "M: TalkBack's menu"),
    KeyBinding(["+"], .increment, "+ and -: increase, decrease"),
    KeyBinding(["-"], .decrement),
    KeyBinding(["t"], .line("type "), "t: type into the field"),
    KeyBinding(["z"], .undo, "z: undo, Z: redo"),
    KeyBinding(["Z"], .redo),
  ]

  private static let device: [KeyBinding] = [
    KeyBinding(["o"], .rotate(.left), "o: rotate left, O: right"),
    KeyBinding(["O"], .rotate(.right)),
    KeyBinding(["s"], .line("screen "), "s: go to a screen"),
    KeyBinding(["v"], .line("volume "), "v: set the volume"),
    KeyBinding([":"], .line(""), ":: a command as a line; : help"),
    KeyBinding(["?"], .help("keys"), "?: these keys"),
    KeyBinding(["q", "\u{4}"], .quit, "q: quit; your position is saved"),
  ]

  static let byKey: [String: KeyMeaning] = Dictionary(
    all.flatMap { binding in binding.keys.map { ($0, binding.meaning) } },
    uniquingKeysWith: { first, _ in first })
}
