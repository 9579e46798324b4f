internal import AccessibilityModel

/// The names that VoiceOver has for symbols of the system, where captures of running apps show them.
///
/// Apple publishes no list, and each symbol has its own name: `plus` is “Add”. For all other symbols the words of the
/// name are spoken (docs/evidence/voiceover.md#names-of-symbols).
public enum SystemSymbol {
  /// The English name of a symbol; nil if it is not known.
  static func name(of symbol: String) -> String? { names[symbol] }

  private static let names = [
    "arrow.clockwise": "Refresh", "chevron.left": "Back", "chevron.right": "Forward",
    "ellipsis.circle": "More",
    "gear": "Settings", "magnifyingglass": "Search", "minus.circle.fill": "Remove", "plus": "Add",
    "star": "Favorite", "xmark": "Close", "xmark.circle.fill": "Close",
  ]

  /// Whether a symbol has one word for what a button with it does, or where it leads.
  public static func namesAction(_ symbol: String) -> Bool { actions.contains(symbol) }

  /// Symbols that the Human Interface Guidelines or the system's apps use for the action or the place that the word
  /// names (https://developer.apple.com/design/human-interface-guidelines/icons#Standard-icons).
  private static let actions: Set<String> = [
    "play", "pause", "stop", "forward", "backward", "shuffle", "repeat", "plus", "minus", "xmark",
    "trash", "pencil", "gear", "gearshape", "magnifyingglass", "house", "heart", "star", "bookmark",
    "bell", "flag", "camera", "mic", "microphone", "phone", "video", "envelope", "message",
    "paperplane", "folder", "calendar", "cart", "info", "questionmark", "printer", "photo",
    "scissors", "ellipsis", "ellipsis.circle", "keyboard", "eraser", "map", "clock", "bag", "book",
    "archivebox", "tray", "goforward", "gobackward", "multiply", "newspaper", "creditcard",
    "tag",
  ]

  /// Whether the word for a symbol says enough without what the action is about: “Close” and “Back” are about the screen
  /// around them, “Play” about what it plays. “Add” and “Settings” leave open what is added, and whose settings they are.
  public static func saysEnough(_ symbol: String) -> Bool { complete.contains(symbol) }

  private static let complete: Set<String> = [
    "xmark", "xmark.circle", "xmark.circle.fill", "multiply", "multiply.circle",
    "multiply.circle.fill", "chevron.left", "chevron.backward", "magnifyingglass", "play", "pause",
    "stop", "forward", "backward", "shuffle", "repeat", "goforward", "gobackward", "keyboard",
    "questionmark",
  ]
}
