/// URLs in the arguments of a command line.
enum URLText {
  /// The text without the user information before the host of each URL: it may be a password.
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
