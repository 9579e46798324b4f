/// A condition on the appearance: `colorScheme == .dark`, `traits.userInterfaceStyle != .dark`, `isDarkMode`.
enum AppearanceCondition {
  /// Whether it holds in the dark appearance, and not in the light one; nil for another condition.
  static func isDark(_ condition: String) -> Bool? {
    let words = condition.split(separator: " ").map { $0.filter { $0 != "(" && $0 != ")" } }
    if words.count == 3, isSubject(words[0]) {
      guard words[1] == "==" || words[1] == "!=" else { return nil }
      let isEqual = words[1] == "=="
      if words[2].hasSuffix(".dark") { return isEqual }
      return words[2].hasSuffix(".light") ? !isEqual : nil
    }
    guard words.count == 1 else { return nil }
    let isNegated = words[0].hasPrefix("!")
    let name = words[0].split(separator: ".").last.map { $0.filter { $0 != "!" }.lowercased() }
    return names.contains(name ?? "") ? !isNegated : nil
  }

  /// Whether a value is the appearance.
  static func isSubject(_ text: String) -> Bool {
    text.hasSuffix("colorScheme") || text.hasSuffix("userInterfaceStyle")
  }

  /// Names of settings of apps with an appearance of their own: its views follow it together.
  private static let names: Set<String> = [
    "isdark", "isdarkmode", "darkmode", "isdarktheme", "isdarkmodeenabled", "darkmodeenabled",
    "isdarkmodeon", "isdarkappearance",
  ]
}
