/// The lines of `?`, for each map of keys.
enum KeyHelp {
  static let earshot = [
    "Right, Tab, n: next stop",
    "Left, Shift-Tab, p: previous stop",
    "Home, f: first stop; End, l: last stop",
    "Up, u, Down, d: swipe, by the rotor",
    "Control-Right, ], r: next rotor setting",
    "Control-Left, [, R: previous setting",
    "Page Up, Down: scroll; ?: these keys",
    "h: next heading, k: link, b: button",
    "j: control, g: image, x: list",
    "with Shift: the previous one",
    "/: find as you type",
    "c: read from here, C: from the top",
    ".: pause; w: repeat this stop; y: why",
    "i: list all stops; 1 to 9: go to one",
    "Space, Enter, a: activate",
    "Escape, e: go back, dismiss",
    "m: magic tap; M: TalkBack's menu",
    "+ and -: increase, decrease",
    "t: type into the field; z, Z: undo, redo",
    "o: rotate left, O: right; v: volume",
    "s: list the screens, and go to one",
    "F1: explain keys; :: a command as a line",
    "q: quit; your position is saved",
  ]

  static let nvda = others(of: "d: landmark, n: text, f: form field")
  static let orca = others(of: "m: landmark, p: text, f: form field")

  private static func others(of line: String) -> [String] {
    [
      "Down, Up: next and previous stop",
      "Right, Left: character",
      "Control-Right, Control-Left: word",
      "Tab, Shift-Tab: control",
      "Home, End: first and last stop",
      "Page Up, Page Down: scroll",
      "h: heading, 1 to 6: of that level",
      "k: link, b: button, e: text field",
      "x: check box or switch, c: pop-up button",
      "g: image, l: list, t: table",
      line,
      "with Shift: the previous one",
      "/: find as you type; .: pause",
      "Alt-a: read from here; Alt-w: this stop",
      "Space, Enter: activate",
      "Escape: go back, dismiss",
      "] and [: rotor; > and <: swipe by it",
      "+ and -: increase, decrease",
      "z, Z: undo, redo; Alt-m: magic tap",
      "Alt-i: list all stops; Alt-o: rotate",
      "Alt-s: list the screens, and go to one",
      "F1: explain keys; : a command, : help",
      "?: these keys; Alt-q, Control-D: quit",
    ]
  }
}
