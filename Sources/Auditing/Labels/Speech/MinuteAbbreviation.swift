internal import Voices

/// Minutes written as “m”, which speech reads as metres: “56m”, “1h 15m”, “1m ago”.
///
/// Reported for VoiceOver as AudioBooth#304 and for screen readers in general as microsoft/AdaptiveCards#6848.
public enum MinuteAbbreviation {
  /// The first number of minutes with this unit; nil for none, and for what may be metres.
  public static func first(in label: LabelFacts, _ language: LanguageCode) -> Substring? {
    guard label.hasDigit else { return nil }
    let tokens = label.tokens
    for (place, token) in tokens.enumerated() {
      let token = token.trimmed
      if let minutes = minutesAfterHours(token) { return minutes }
      guard let number = number(before: "m", in: token), number < 600 else { continue }
      let before = place > 0 ? tokens[place - 1].trimmed : ""
      let isTime =
        tokens.count == 1 || isHours(before)
        || hasTimeWord(tokens[(place + 1)...].prefix(2), language)
        || hasTimeWord(tokens[..<place].suffix(1), language)
      if isTime { return token }
    }
    return nil
  }

  /// The minutes of “1h15m”.
  private static func minutesAfterHours(_ token: Substring) -> Substring? {
    guard token.utf8.first?.beginsNumber == true,
      let hours = token.firstIndex(where: { $0 == "h" || $0 == "H" }),
      Int(token[..<hours]) != nil,
      case let rest = token[token.index(after: hours)...], number(before: "m", in: rest) != nil
    else { return nil }
    return rest
  }

  private static func isHours(_ token: Substring) -> Bool {
    number(before: "h", in: token) != nil || number(before: "d", in: token) != nil
  }

  private static func number(before unit: Character, in token: Substring) -> Int? {
    guard token.last?.lowercased() == String(unit) else { return nil }
    return Int(token.dropLast())
  }

  private static func hasTimeWord(_ tokens: ArraySlice<Substring>, _ language: LanguageCode) -> Bool
  {
    guard let words = words[language.code] else { return false }
    return tokens.contains { words.contains(WordList.folded($0.trimmed)) }
  }

  private static let words = WordLists("time-words")
}

extension Substring {
  /// Without brackets and punctuation around it.
  fileprivate var trimmed: Substring {
    guard utf8.first?.isWordByte != true || utf8.last?.isWordByte != true else { return self }
    var rest = self
    while let first = rest.first, "([".contains(first) { rest.removeFirst() }
    while let last = rest.last, ")],;:.·•".contains(last) { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }

  /// Whether a number may begin with it: a digit or a sign.
  fileprivate var beginsNumber: Bool {
    (0x30...0x39).contains(self) || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
