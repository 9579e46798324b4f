/// A condition on which a view is shown: a value of the app that has one of some values, or none of them.
struct ShownCondition: Hashable, Sendable {
  /// The expression of the value, through arguments and computed properties: `movies.isEmpty`.
  var subject: String
  /// `true`, `.radarr`, `nil`: only literals and cases, which differ from each other.
  var values: Set<String>
  var isOneOf = true

  /// For a value that is true or false.
  init(_ subject: String, is value: Bool) {
    self.init(subject, ["true"], isOneOf: value)
  }

  init(_ subject: String, _ values: Set<String>, isOneOf: Bool = true) {
    (self.subject, self.values, self.isOneOf) = (subject, values, isOneOf)
  }

  var negated: ShownCondition { ShownCondition(subject, values, isOneOf: !isOneOf) }

  /// Whether the two never hold at one time.
  func excludes(_ other: ShownCondition) -> Bool {
    guard subject == other.subject else { return false }
    switch (isOneOf, other.isOneOf) {
    case (true, true): return values.isDisjoint(with: other.values)
    case (true, false): return values.isSubset(of: other.values)
    case (false, true): return other.values.isSubset(of: values)
    case (false, false): return false
    }
  }

  /// The facts of an iPhone in portrait and of an app in the store, which users have.
  static let ofPhone: [ShownCondition] = [
    ShownCondition(idiom, [".phone"]), ShownCondition(width, [".compact"]),
    ShownCondition("#if DEBUG", is: false),
  ]

  static let idiom = "idiom"
  static let width = "horizontalSizeClass"
  /// The flag of the build that `#if` asks for. Each configuration of an app has one of its own.
  static let build = "#if"

  /// In words: `isBusy`, `not isBusy`, `page is .first or .last`.
  var text: String {
    if values == ["true"] { return isOneOf ? subject : "not \(subject)" }
    return "\(subject) is \(isOneOf ? "" : "not ")\(values.sorted().joined(separator: " or "))"
  }
}
