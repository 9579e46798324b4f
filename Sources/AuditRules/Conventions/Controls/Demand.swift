internal import AccessibilityModel
internal import Auditing

/// A text that asks someone to do something to a thing.
enum Demand {
  static let languages = asking.languages.intersection(harmless.languages)

  private static let asking = PhraseLists("phrase-asking")

  /// What is started anew without harm.
  private static let harmless = PhraseLists("phrase-harmless")

  /// How many words may lie between the verb and the thing.
  private static let reach = 6

  /// Whether the words ask for it, and mean one of the things.
  static func isAbout(
    _ things: PhraseLists, verb: (phrase: String, place: Int), in words: Words,
    of subject: AuditedElement
  ) -> Bool {
    guard asking.occurs(in: words, of: subject) else { return false }
    let list = words.list
    let near = list[max(0, verb.place - reach)..<min(list.count, verb.place + reach + 1)]
    guard things.occurs(in: Words(list: Array(near)), of: subject) else { return false }
    // The object stands right behind the verb: «restart the game on your phone».
    let object = Words(list: Array(list.dropFirst(verb.place).prefix(4)))
    return !harmless.occurs(in: object, of: subject)
  }
}
