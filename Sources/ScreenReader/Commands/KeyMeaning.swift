/// The effect of a single key in a terminal without line editing.
public enum KeyMeaning: Hashable, Sendable {
  case command(ReaderCommand)
  /// Starts a line with this text.
  case line(String)
  /// The first digit of the number of a listed stop.
  case digit(Int)
  /// Starts a text to find, key by key.
  case find

  /// - Parameter key: a character, or the sequence that a terminal sends for an arrow or similar
  ///   key.
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
