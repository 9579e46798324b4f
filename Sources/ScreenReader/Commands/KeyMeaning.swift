/// What a single key does where keys are not gathered into lines.
public enum KeyMeaning: Hashable, Sendable {
  case command(ReaderCommand)
  /// A line follows, which begins with this.
  case line(String)

  /// - Parameter key: a character, or the sequence that a terminal sends for an arrow and the like.
  public init?(key: String) {
    switch key {
    case " ", "\r", "\n": self = .command(.activate)
    case "\t": self = .command(.next)
    case "\u{1B}": self = .command(.escape)
    case "\u{1B}[Z": self = .command(.previous)
    case "\u{4}": self = .command(.quit)
    case ":": self = .line("")
    case "/": self = .line("find ")
    default:
      guard key.count == 1 || key.hasPrefix("\u{1B}"), let command = try? ReaderCommand.parse(key)
      else { return nil }
      self = .command(command)
    }
  }
}
