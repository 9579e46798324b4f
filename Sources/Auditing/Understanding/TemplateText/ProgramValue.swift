internal import AccessibilityModel

/// A value of the program in place of a text: “[object Object]”, “undefined”, “NaN”, the number of a resource.
enum ProgramValue {
  /// Whether a text holds one, as a whole part between separators. “Null” is a number in German.
  static func occurs(in label: LabelFacts, _ language: LanguageCode) -> Bool {
    let text = label.text
    // Most texts have none of the words.
    let mayHoldOne =
      text.utf8.contains(UInt8(ascii: "@")) || label.words.folded.contains(where: words.contains)
    guard mayHoldOne else { return false }
    if text.contains(object) { return true }
    let parts = text.split { Self.separators.contains($0) || $0.isNewline }
    return parts.contains { part in
      let value = String(part).collapsed
      return values.contains(value) && !isNumber(value, language) || isResource(value)
    }
  }

  /// Whether the value of a control is a literal of code; in a value, a truth value is one, too.
  static func isLiteral(_ value: String, _ language: LanguageCode) -> Bool {
    let value = value.collapsed.lowercased()
    return literals.contains(value) && !isNumber(value, language)
  }

  private static func isNumber(_ value: String, _ language: LanguageCode) -> Bool {
    value == "null" && language.code == "de"
  }

  /// Whether it is the number of a resource of Android, with the first byte 0x7F of an app's own: `@2131834085`
  /// (https://developer.android.com/reference/android/content/res/Resources.NotFoundException).
  private static func isResource(_ value: String) -> Bool {
    guard value.first == "@", let number = UInt32(value.dropFirst()) else { return false }
    return number >> 24 == 0x7F
  }

  private static let object = "[object Object]"
  /// Those of the values, folded.
  private static let words = Set(values.union([object]).flatMap { LabelWords($0).folded })
  private static let separators: Set<Character> = [",", ";", "|", "•", "·", "–", ":"]
  private static let values: Set<String> = [
    "undefined", "null", "NaN", "(null)", "Optional(nil)",
  ]
  private static let literals = Set(values.map { $0.lowercased() })
    .union(["true", "false", "nil", "inf"])
}
