/// URLs in the words of a command line.
enum URLText {
  /// The text with what is before the host of each URL left out: it may be a password.
  static func withoutCredentials(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstRange(of: "://") {
      result += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let word = rest.prefix { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
      guard let at = word.lastIndex(of: "@") else { continue }
      result += "…"
      rest = rest[at...]
    }
    return result + rest
  }
}
