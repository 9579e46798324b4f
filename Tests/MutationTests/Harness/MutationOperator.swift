import AccessibilityModel
import Testing

/// One way in which a screen is broken in practice, and the rules of which one has to say so.
struct MutationOperator: CustomTestStringConvertible, Sendable {
  typealias Change = @Sendable (MutationTarget) -> [SourceChange]?

  /// Where a rule has to speak of the defect.
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
  /// The change that makes a defect; nil where it would be none for certain, or is not possible.
  let defect: Change
  /// The same kind of change that leaves the element right; nil where it could be judged.
  let counterpart: Change?

  /// Whether the defect is in one orientation alone.
  var isAboutTurning: Bool { name.hasPrefix("turned: ") }

  var testDescription: String { name }

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
