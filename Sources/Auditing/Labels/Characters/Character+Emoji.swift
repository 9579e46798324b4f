extension Character {
  /// Whether it is drawn, and read, as an emoji: by itself or because a variation selector says so.
  public var isSpokenEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji, !first.isASCII else {
      return unicodeScalars.contains("\u{20E3}")
    }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}
