/// What is said at one stop.
public struct Utterance: Hashable, Sendable {
  /// The parts in the order in which they are said, without the hint.
  public var phrases: [Phrase]
  /// What is said at once: the phrases, as the wording joins them.
  public var description: String
  /// What is said after a pause; nil where nothing is.
  public var hint: String?
  /// What is between the description and the hint where both are written in one line.
  public var pause: String
  /// What else the element has, where the wording tells it apart from the hint («Actions Available»).
  public var availability: [String]

  /// - Parameter description: nil for the phrases with commas between them.
  public init(
    phrases: [Phrase], description: String? = nil, hint: String?, pause: String = ". ",
    availability: [String] = []
  ) {
    self.phrases = phrases
    self.description = description ?? phrases.map(\.text).joined(separator: ", ")
    self.hint = hint
    self.pause = pause
    self.availability = availability
  }

  /// Description and hint in one line, as the wording writes it.
  public var spoken: String {
    guard let hint else { return description }
    return description.isEmpty ? hint : description + pause + hint
  }
}
