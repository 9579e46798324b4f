/// What a single key does where keys are not gathered into lines.
public enum KeyMeaning: Hashable, Sendable {
  case command(ReaderCommand)
  /// A line follows, which begins with this.
  case line(String)
  /// The first digit of the number of a stop in the list.
  case digit(Int)
  /// A text to find follows, key by key.
  case find

  /// - Parameter key: a character, or the sequence that a terminal sends for an arrow and the like.
  public init?(key: String) {
    if let meaning = KeyBinding.byKey[key] {
      self = meaning
    } else if key.count == 1, key.allSatisfy(\.isASCII), let digit = Int(key), digit > 0 {
      self = .digit(digit)
    } else {
      return nil
    }
  }
}
