import AccessibilityModel

/// One way in which screens are broken in practice, with the rules that should report it.
struct MutationOperator: CustomStringConvertible, Sendable {
  typealias Change = @Sendable (MutationTarget) -> [SourceChange]?

  /// Where a rule has to report the defect.
  enum Scope: Sendable {
    /// At the element, primary or related.
    case element
    /// Anywhere on the screen: for titles, headings and order.
    case screen
  }

  let name: String
  let rules: Set<String>
  let scope: Scope
  let formats: Set<SourceFormat>
  /// The change that makes a defect; nil if it is not certain to be one, or not possible.
  let defect: Change
  /// The same kind of change without a defect; nil if it might be one.
  let counterpart: Change?

  /// Whether the defect is only in one orientation.
  var isAboutTurning: Bool { name.hasPrefix("turned: ") }

  var description: String { name }

  init(
    _ name: String, killedBy rules: Set<String>,
    in formats: Set<SourceFormat> = Set(SourceFormat.allCases),
    scope: Scope = .element, defect: @escaping Change, counterpart: Change? = nil
  ) {
    self.name = name
    self.rules = rules
    self.scope = scope
    self.formats = formats
    self.defect = defect
    self.counterpart = counterpart
  }
}
