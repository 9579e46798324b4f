internal import AccessibilityModel

extension Subject {
  /// The screen reader of its platform.
  public var screenReader: String {
    inspection.screen.platform == .android ? "TalkBack" : "VoiceOver"
  }

  /// The label in quotes, for messages.
  public var quotedLabel: String { (element.label ?? "").quoted }
}

extension String {
  /// On one line, in quotes, cut after 60 characters.
  public var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > 60 ? line.prefix(60) + "…" : Substring(line))”"
  }

  /// Without white space and zero-width characters at its ends, and with single spaces inside.
  public var collapsed: String {
    split(whereSeparator: \.isWhitespace).filter { !String($0).isBlank }.joined(separator: " ")
  }
}
