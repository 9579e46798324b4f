internal import AccessibilityModel
internal import Auditing

/// A text that asks someone to do something to a thing.
enum Demand {
  // To be moved to the word lists by language.
  private static let asking = PhraseSet([
    "please", "must", "need to", "needs to", "have to", "has to", "you should", "try to",
  ])

  /// What is started anew without harm.
  private static let harmless: Set<String> = [
    "game", "level", "playback", "timer", "download", "upload", "quiz", "round", "video", "song",
    "track", "course", "lesson", "call",
  ]

  /// How many words may lie between the verb and the thing.
  private static let reach = 6

  /// Whether the words ask for it, and mean one of the things.
  static func isAbout(
    _ things: Set<String>, verb: (phrase: String, place: Int), in words: Words
  ) -> Bool {
    guard asking.occurs(in: words) else { return false }
    let list = words.list
    let near = list[max(0, verb.place - reach)..<min(list.count, verb.place + reach + 1)]
    guard near.contains(where: things.contains) else { return false }
    // The object stands right behind the verb: «restart the game on your phone».
    return !list.dropFirst(verb.place).prefix(4).contains(where: harmless.contains)
  }
}
