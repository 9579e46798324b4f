/// Untrusted text on its way to a terminal or to the log of a CI system.
///
/// ``Console`` passes every line of its own through it, and so do the forms of the report that are
/// lines for people: a message that is added later cannot forget to.
public enum TerminalText {
  /// A part of a line, without line ends, control characters and characters that change the
  /// direction of writing, which could make a line read as another text.
  public static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result.append(" ")
      case _ where isUnsafe(scalar): break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A whole line, which neither a terminal nor a CI system interprets as a command.
  public static func line(_ text: String) -> String { CILogLine(safe(text)).text }

  /// Text of several lines, each treated by ``line(_:)``; its line feeds are the writer's own.
  public static func lines(_ text: String) -> String { eachLine(of: text, line) }

  /// Text of several lines in which no CI system finds a command; everything else is unchanged.
  public static func withoutCommands(_ text: String) -> String {
    eachLine(of: text) { CILogLine($0).text }
  }

  private static func eachLine(of text: String, _ change: (String) -> String) -> String {
    // By bytes: "\r\n" is one character.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { change(String(Substring($0))) }.joined(separator: "\n")
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
