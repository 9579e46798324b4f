// The keys of other screen readers, from the command lists of NVDA's and Orca's documentation:
// browse mode and structural navigation. `e`, `f`, `l` and `a` differ from Earshot's own map.
extension KeyBinding {
  /// The keys that NVDA and Orca share: arrows read by stop and by character.
  private static let shared: [KeyBinding] =
    [
      KeyBinding(arrow("B"), .next, "next stop"),
      KeyBinding(arrow("A"), .previous, "previous stop"),
      KeyBinding(arrow("C"), .readPart(.characters, .forward), "next character"),
      KeyBinding(arrow("D"), .readPart(.characters, .backward), "previous character"),
      KeyBinding(["\u{1B}[1;5C"], .readPart(.words, .forward), "next word"),
      KeyBinding(["\u{1B}[1;5D"], .readPart(.words, .backward), "previous word"),
      KeyBinding(["\t"], .jump(.formControls, .forward), "next control"),
      KeyBinding(["\u{1B}[Z"], .jump(.formControls, .backward), "previous control"),
      KeyBinding(home + ["\u{1B}[1;5H"], .first, "first stop"),
      KeyBinding(end + ["\u{1B}[1;5F"], .last, "last stop"),
      KeyBinding([" ", "\r", "\n"], .activate, "activate"),
      KeyBinding(["\u{1B}"], .escape, "go back or dismiss"),
      KeyBinding(["]"], .rotor(.next), "next rotor setting"),
      KeyBinding(["["], .rotor(.previous), "previous rotor setting"),
      KeyBinding([">"], .down, "swipe down: adjust, or move by the rotor setting"),
      KeyBinding(["<"], .up, "swipe up: adjust, or move by the rotor setting"),
      KeyBinding(["\u{1B}a"], .readAll(stops: nil), "read from here"),
      KeyBinding(["\u{1B}w"], .whereAmI, "repeat this stop"),
      KeyBinding(["\u{1B}i"], .items(""), "list all stops"),
      KeyBinding(["\u{1B}m"], .magicTap, "magic tap: answer, hang up, play or pause"),
      KeyBinding(["\u{1B}s"], .screens, "list the screens, and go to one"),
      KeyBinding(["\u{1B}o"], .rotate(.left), "rotate the device left"),
      KeyBinding(["\u{1B}q"], .quit, "quit; your position is saved"),
    ]
    + (1...6).flatMap { level in
      [
        KeyBinding(
          [String(level)], .jump(.headingLevel(level), .forward), "next heading of level \(level)")
      ]
    } + pair("h", .headings, "heading") + pair("k", .links, "link")
    + pair("b", .buttons, "button") + pair("e", .textFields, "text field")
    + pair("x", .toggles, "check box or switch") + pair("c", .popUps, "pop-up button")
    + pair("g", .images, "image") + pair("l", .lists, "list") + pair("t", .tables, "table")

  static let nvda: [KeyBinding] =
    shared + pair("f", .formControls, "form field") + pair("d", .landmarks, "landmark")
    + pair("n", .staticText, "text") + common(in: .nvda)

  static let orca: [KeyBinding] =
    shared + pair("f", .formControls, "form field") + pair("m", .landmarks, "landmark")
    + pair("p", .staticText, "text") + pair("a", .buttons, "clickable element")
    + common(in: .orca)
}
