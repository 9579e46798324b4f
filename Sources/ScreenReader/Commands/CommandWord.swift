/// A word at the prompt, with what `help` says about it.
public struct CommandWord: Sendable {
  public let word: String
  /// What follows the word.
  public let arguments: String
  /// Other ways to say it; a single letter is its key.
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
    CommandWord("next", "", ["n", "right"], "the next stop (also an empty line)"),
    CommandWord("previous", "", ["p", "prev", "left"], "the stop before"),
    CommandWord("first", "", ["f", "home"], "the first stop"),
    CommandWord("last", "", ["l", "end"], "the last stop"),
    CommandWord("touch", "<x> <y>", ["t"], "the stop under a finger, in points"),
    CommandWord("drag", "<x> <y> <x> <y> …", [], "every stop that a finger is drawn over"),
    CommandWord("find", "<text>", ["/"], "the next stop whose label or value has the text"),
    CommandWord(
      "heading", "[previous]", ["h", "headings"],
      "the next one; also link (k), button (b), image (g), control, field, search, text, table, "
        + "row, list, landmark, container"),
    CommandWord("scroll", "up|down|left|right", [], "shows the next part in that direction"),
  ]
  static let reading = [
    CommandWord("read-all", "[<stops>]", ["c"], "reads on from here"),
    CommandWord("read-from-top", "[<stops>]", [], "reads from the first stop"),
    CommandWord("pause", "", ["."], "halts speech; once more, goes on"),
    CommandWord("where", "", ["w"], "the current stop again"),
    CommandWord("why", "", ["y"], "which fact is behind each word just said, and how sure it is"),
    CommandWord("repeat", "", ["again"], "what was said last"),
    CommandWord("history", "[<lines>]", [], "what was said before"),
    CommandWord("items", "[<text>]", ["i"], "all stops, or those with the text"),
    CommandWord("item", "<number>", [], "goes to that one of the list"),
  ]
  static let acting = [
    CommandWord("activate", "", ["a"], "a double tap"),
    CommandWord("increment", "", ["+"], "one step more"),
    CommandWord("decrement", "", ["-"], "one step less"),
    CommandWord("up", "", ["u"], "swipe up: adjusts, or moves by the rotor"),
    CommandWord("down", "", ["d"], "swipe down"),
    CommandWord("rotor", "[next|previous|<name>]", ["r"], "says or turns the rotor"),
    CommandWord("actions", "[<name>]", ["action"], "the actions of the stop, or does one"),
    CommandWord("menu", "", [], "the menu of TalkBack"),
    CommandWord("escape", "", ["e", "back", "dismiss"], "goes back, dismisses"),
    CommandWord("magic-tap", "", ["m"], "answers, hangs up, plays, pauses"),
    CommandWord("edit", "[cut|copy|paste|select|select-all]", [], "says or does what fits"),
    CommandWord("undo", "", ["z"], "takes back the last edit"),
    CommandWord("redo", "", [], "makes it again"),
    CommandWord("shake", "", [], "asks what to undo"),
    CommandWord("type", "<text>", [], "types into the field that is edited"),
    CommandWord("delete", "[<characters>]", [], "deletes before the insertion point"),
    CommandWord("echo", "characters|words|off", [], "how typing is said"),
  ]
  static let screens = [
    CommandWord("screens", "", [], "the screens of the file"),
    CommandWord("screen", "<number or title>", ["s"], "goes to a screen"),
    CommandWord("rotate", "[left|right|portrait|landscape|upside-down]", ["o"], "turns the device"),
  ]
  static let device = [
    CommandWord(
      "call", "[answer|decline|end|<caller>]", [], "the phone rings; what is done about it"),
    CommandWord("message", "<text>", [], "a message comes"),
    CommandWord("alarm", "[<text>]", [], "an alarm goes off"),
    CommandWord("battery", "[<per cent>]", [], "the battery is low"),
    CommandWord(
      "permission", "location|camera|microphone|photos|contacts|notifications", [],
      "the app asks for it"),
    CommandWord("notification", "[<text>]", [], "a notification comes; alone, says all again"),
    CommandWord("sleep", "", [], "the device falls asleep"),
    CommandWord("wake", "", [], "it wakes"),
    CommandWord("background", "", [], "the app leaves the screen"),
    CommandWord("foreground", "", [], "it comes back"),
    CommandWord("memory-warning", "", [], "memory runs short"),
    CommandWord("headset", "in [<name>]|out", [], "a headset is plugged in or taken out"),
    CommandWord("wireless", "<name>|off", [], "sound goes to a wireless device"),
    CommandWord("ring", "", [], "the ring/silent switch to ring"),
    CommandWord("silent", "", [], "to silent: sounds stop, speech goes on"),
    CommandWord("volume", "<0…100>", ["v"], "the volume buttons"),
    CommandWord("music", "on|off", [], "another app plays"),
  ]
  static let own = [
    CommandWord("speech", "[on|off]", [], "the voice of this tool; captions go on"),
    CommandWord("curtain", "", [], "the screen curtain"),
    CommandWord(
      "wait", "<seconds>", [], "in a script: lets time pass; the next command then cuts in"),
    CommandWord("help", "[<command>|rotor|accessibility]", ["?"], "this list"),
    CommandWord("quit", "", ["q", "exit"], "ends; the place is kept"),
  ]
}
