internal import AccessibilityModel

/// The names that VoiceOver has for symbols of the system, where captures of running apps show them.
///
/// Apple publishes no list, and each symbol has its own name: `plus` is “Add”. For all other symbols the words of the
/// name are spoken (docs/evidence/voiceover.md#names-of-symbols).
enum SystemSymbol {
  /// The English name of a symbol; nil if it is not known.
  static func name(of symbol: String) -> String? { names[symbol] }

  private static let names = [
    "arrow.clockwise": "Refresh", "chevron.right": "Forward", "ellipsis.circle": "More",
    "gear": "Settings", "magnifyingglass": "Search", "minus.circle.fill": "Remove", "plus": "Add",
    "star": "Favorite", "xmark": "Close", "xmark.circle.fill": "Close",
  ]
}
