/// A command word, with its text in `help`.
public struct CommandWord: Sendable {
  public let word: String
  /// The arguments after the word.
  public let arguments: String
  /// Synonyms; a single letter is its key.
  public let aliases: [String]
  public let summary: String

  init(_ word: String, _ arguments: String = "", _ aliases: [String] = [], _ summary: String) {
    self.word = word
    self.arguments = arguments
    self.aliases = aliases
    self.summary = summary
  }

  /// All words, in the order of `help`.
  public static let all: [CommandWord] = moving + reading + acting + screens + device + own

  static let moving = [
    CommandWord("next", "", ["n", "right"], "next stop (also Enter alone)"),
    CommandWord("previous", "", ["p", "prev", "left"], "previous stop"),
    CommandWord("first", "", ["f", "home"], "first stop"),
    CommandWord("last", "", ["l", "end"], "last stop"),
    CommandWord("touch", "<x> <y>", ["t"], "the stop at a position, in points"),
    CommandWord("drag", "<x> <y> <x> <y> …", [], "every stop along a path"),
    CommandWord("find", "<text>", ["/"], "next stop whose label or value contains the text"),
    CommandWord(
      "heading", "[previous]", ["h", "headings"],
      "next (or previous) heading; also link (k), button (b), image (g), control, field, search, "
        + "text, table, row, list, landmark, container"),
    CommandWord("scroll", "up|down|left|right", [], "scroll in that direction"),
  ]
  static let reading = [
    CommandWord("read-all", "[<stops>]", ["c"], "read from here"),
    CommandWord("read-from-top", "[<stops>]", [], "read from the first stop"),
    CommandWord("pause", "", ["."], "pause or resume speech"),
    CommandWord("where", "", ["w"], "repeat the current stop"),
    CommandWord(
      "why", "", ["y"], "where each phrase just spoken comes from, and how certain it is"),
    CommandWord("repeat", "", ["again"], "repeat what was last spoken"),
    CommandWord("history", "[<lines>]", [], "list what was spoken before"),
    CommandWord("items", "[<text>]", ["i"], "list all stops, or those that contain the text"),
    CommandWord("item", "<number>", [], "go to a stop by its number in the list"),
  ]
  static let acting = [
    CommandWord("activate", "", ["a"], "double tap"),
    CommandWord("increment", "", ["+"], "increase the value"),
    CommandWord("decrement", "", ["-"], "decrease the value"),
    CommandWord("up", "", ["u"], "swipe up: adjust, or move by the rotor setting"),
    CommandWord("down", "", ["d"], "swipe down"),
    CommandWord("rotor", "[next|previous|<name>]", ["r"], "speak or change the rotor setting"),
    CommandWord("actions", "[<name>]", ["action"], "list custom actions, or perform one"),
    CommandWord("menu", "", [], "open TalkBack's menu"),
    CommandWord("escape", "", ["e", "back", "dismiss"], "go back or dismiss"),
    CommandWord("magic-tap", "", ["m"], "answer, hang up, play or pause"),
    CommandWord(
      "edit", "[cut|copy|paste|select|select-all]", [], "list edit commands, or perform one"),
    CommandWord("undo", "", ["z"], "undo the last edit"),
    CommandWord("redo", "", [], "redo it"),
    CommandWord("shake", "", [], "offer to undo"),
    CommandWord("type", "<text>", [], "type into the text field being edited"),
    CommandWord("delete", "[<characters>]", [], "delete before the insertion point"),
    CommandWord(
      "caret", "left|right|up|down|word-left|word-right|start|end", [],
      "move the insertion point"),
    CommandWord("return", "", [], "press Return: a new line, or the end of editing"),
    CommandWord("tab", "[previous]", [], "edit the next text field"),
    CommandWord("done", "", [], "end editing"),
    CommandWord("echo", "characters|words|off", [], "what is spoken while typing"),
  ]
  static let screens = [
    CommandWord("screens", "", [], "list the screens of the file"),
    CommandWord("screen", "<number or title>", ["s"], "go to a screen"),
    CommandWord(
      "rotate", "[left|right|portrait|landscape|upside-down|face-up|face-down]", ["o"],
      "rotate the device"),
    CommandWord("rotation-lock", "on|off", [], "lock the rotation of the screen"),
  ]
  static let device = [
    CommandWord(
      "call", "[answer|hold|swap|decline|end|<caller>]", [],
      "receive a call, answer, decline or end it; hold answers a second one, swap changes calls"),
    CommandWord("message", "<text>", [], "receive a message"),
    CommandWord("alarm", "[<text>]", [], "let an alarm sound"),
    CommandWord("battery", "[<per cent>]", [], "show the low battery alert"),
    CommandWord(
      "permission", "location|camera|microphone|photos|contacts|notifications|tracking [2009]", [],
      "show the app's permission alert, of today or of 2009"),
    CommandWord("notification", "[<text>]", [], "receive a notification; alone, repeat all"),
    CommandWord("sleep", "", [], "lock the device"),
    CommandWord("wake", "", [], "wake the device"),
    CommandWord("background", "", [], "leave the app"),
    CommandWord("foreground", "", [], "return to the app"),
    CommandWord("memory-warning", "", [], "send a memory warning"),
    CommandWord("headset", "in [<name>]|out", [], "connect or disconnect a headset"),
    CommandWord("wireless", "<name>|off", [], "connect or disconnect a wireless audio device"),
    CommandWord("ring", "", [], "set the ring/silent switch to ring"),
    CommandWord("silent", "", [], "set it to silent: no sounds, speech continues"),
    CommandWord("volume", "<0…100>|up|down", ["v"], "set the volume, or press a volume button"),
    CommandWord("music", "on|off", [], "play or stop music in another app"),
    CommandWord("sound", "", [], "list what plays, on which route and how loud"),
  ]
  static let own = [
    CommandWord("speech", "[on|off]", [], "turn this tool's voice on or off; captions continue"),
    CommandWord(
      "verbosity", "hints|actions|more-content|containers on|off", [],
      "turn an announcement on or off"),
    CommandWord("curtain", "", [], "turn the screen curtain on or off"),
    CommandWord(
      "wait", "<seconds>", [], "in a script: let time pass; the next command interrupts speech"),
    CommandWord("tutorial", "[end]", [], "the first lessons; again: the next one"),
    CommandWord("help", "[<command>|keys|rotor|accessibility]", ["?"], "this list"),
    CommandWord("quit", "", ["q", "exit"], "quit; your position is saved"),
  ]
}

extension CommandWord {
  /// The effect of a command of the keyboard while a field is being edited.
  static func summary(of command: ReaderCommand) -> String {
    switch command {
    case .endEditing: "end editing"
    case .pressReturn: "a new line, or the end of editing"
    case .erase: "delete before the insertion point"
    case .nextField(.forward): "edit the next text field"
    case .nextField(.backward): "edit the previous text field"
    case .caret(let move): "move the insertion point \(move.inWords)"
    default: ""
    }
  }
}
