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
}
