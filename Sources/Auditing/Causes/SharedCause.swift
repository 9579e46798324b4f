/// Findings with one cause: resolving the first resolves the others.
///
/// A person then has one defect to fix, and reports count one. The table is `BuiltInRules.causes`,
/// since this target knows no single rule.
public struct SharedCause: Hashable, Sendable {
  /// The position of the others relative to the first.
  public enum Reach: String, CaseIterable, Hashable, Sendable {
    /// At the same element.
    case element
    /// At the same element, or at one below it.
    case subtree
    /// At an element that is related to the first finding, as the first is to it.
    case related
  }

  /// The rule whose finding a person fixes first.
  public var first: String
  /// The rules whose findings then disappear.
  public var others: [String]
  public var reach: Reach

  public init(_ first: String, resolves others: [String], at reach: Reach = .element) {
    self.first = first
    self.others = others
    self.reach = reach
  }
}
