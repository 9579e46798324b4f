import AccessibilityModel
import Auditing

/// A message with what it is about.
struct SaidMessage: Sendable {
  var text: String
  /// The name of the element.
  var subject: String
  var outcome = Outcome.fail
  var platform = Platform.iOS
  /// Whether the rule compares a figure with a limit.
  var isMeasured = false
}

extension TextGrammar {
  /// The possible beginnings of a message about a screen or an app as a whole.
  private static let wholes = ["the first screen", "the screen", "the app"]

  static func message(_ message: SaidMessage) -> [String] {
    let subjects = [message.subject] + wholes
    guard let subject = subjects.first(where: { message.text.hasPrefix($0 + " ") }) else {
      return ["does not start with its element"]
    }
    // How a match was made, and a list of constraints, are details after the message.
    let phrase = String(message.text.dropFirst(subject.count + 1))
      .replacing(/\ \(matched by [^)]*\)/, with: "")
      .replacing(/constraints?: .*/, with: "constraint")
    var faults = common(phrase)
    let words = words(phrase)
    if words.count > 12 { faults.append("has \(words.count) words; maximum 12") }
    if !isVerb(words.first ?? "") { faults.append("has no verb after its element") }
    if phrase.hasSuffix(".") { faults.append("ends with a full stop") }
    let clauses = ["which", "that", "who", "whose"].filter { words.contains($0) }
    faults += clauses.map { "has a relative clause with \($0)" }
    if message.outcome == .review, !["may", "probably"].contains(words.first) {
      faults.append("does not name its doubt")
    }
    if message.isMeasured,
      phrase.firstMatch(of: /\d.*(minimum|maximum|within|expected) .*\d/) == nil
    {
      faults.append("lacks what was measured and what is required")
    }
    return faults + readers(in: phrase, on: message.platform)
  }

  /// Verbs in the third person, and the two words of doubt.
  private static func isVerb(_ word: String) -> Bool {
    word == "may" || word == "probably" || word.hasSuffix("s") && word.allSatisfy(\.isLowercase)
  }

  private static func readers(in phrase: String, on platform: Platform) -> [String] {
    let foreign = platform == .android ? "VoiceOver" : "TalkBack"
    return phrase.contains(foreign) ? ["names \(foreign)"] : []
  }
}
