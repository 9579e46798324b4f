internal import SwiftSyntax

// Limits of the text size that users set.
extension ViewInterpreter {
  /// How often the default size a text has at most inside `dynamicTypeSize(...DynamicTypeSize.xxLarge)`; nil for any, and
  /// for one that the source does not show.
  func largestTextScale(_ expression: ExprSyntax?, _ scope: Scope) -> Double? {
    guard let expression = expression.map({ declared($0, scope) }) else { return nil }
    let range = environmentDefault(expression, scope) ?? expression
    let text = range.trimmedDescription
    if let choices = range.choices {
      let all = [choices.first, choices.second].map { largestTextScale($0, scope) }
      return all.contains(nil) ? nil : all.compactMap(\.self).max()
    }
    // The upper end is last; a range without one ends in its operator.
    guard let dot = text.lastIndex(of: "."), !text.hasSuffix("...") else { return nil }
    let name = text[text.index(after: dot)...].prefix { $0.isLetter || $0.isNumber }
    return Self.scales[String(name)]
  }

  /// The value that a key of the app's own has in the environment, unless some view sets another.
  private func environmentDefault(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    guard let name = Self.ownName(in: expression),
      let key = scope.type?.properties[name]?.environment,
      let entry = project.types["EnvironmentValues"]?.properties[key]
    else { return nil }
    if let value = entry.initializer { return value.bare }
    guard let body = entry.body?.trimmedDescription, let start = body.firstIndex(of: "[") else {
      return nil
    }
    let type = body[body.index(after: start)...].prefix { $0.isLetter || $0.isNumber }
    return project.types[String(type)]?.properties["defaultValue"]?.initializer?.bare
  }

  /// The sizes of body text, 17 points at the default size
  /// (https://developer.apple.com/design/human-interface-guidelines/typography#Specifications).
  private static let scales: [String: Double] = [
    "xSmall": 14 / 17, "small": 15 / 17, "medium": 16 / 17, "large": 1, "xLarge": 19 / 17,
    "xxLarge": 21 / 17, "xxxLarge": 23 / 17, "accessibility1": 28 / 17, "accessibility2": 33 / 17,
    "accessibility3": 40 / 17,
  ]
}
