/// The speech at one stop.
public struct Utterance: Hashable, Sendable {
  /// The parts in order of speech, without the hint.
  public var phrases: [Phrase]
  /// The speech before any pause: the phrases, as joined by the wording.
  public var description: String
  /// The speech after a pause; nil if there is none.
  public var hint: String?
  /// The separator of description and hint on one line.
  public var pause: String
  /// Further announcements that the wording distinguishes from the hint (“Actions Available”).
  public var availability: [String]

  /// - Parameter description: nil for the phrases joined by commas.
  public init(
    phrases: [Phrase], description: String? = nil, hint: String?, pause: String = ". ",
    availability: [String] = []
  ) {
    self.phrases = phrases
    self.description = description ?? Self.joined(phrases)
    self.hint = hint
    self.pause = pause
    self.availability = availability
  }

  /// Joins phrases by commas; one that already ends in a comma gets no second one.
  private static func joined(_ phrases: [Phrase]) -> String {
    var line = ""
    for (number, phrase) in phrases.enumerated() {
      var text = phrase.text[...]
      if number < phrases.count - 1 {
        while let last = text.last, last == "," || last.isWhitespace { text.removeLast() }
      }
      if number > 0 { line += ", " }
      line += text
    }
    return line
  }

  /// Description and hint on one line, as joined by the wording.
  public var spoken: String {
    guard let hint else { return description }
    return description.isEmpty ? hint : description + pause + hint
  }
}
