/// Findings with one cause: what resolves the first resolves the others.
///
/// A person then has one thing to fix, and reports count one. The table of them is
/// `BuiltInRules.causes`, since no single rule is known here.
public struct SharedCause: Hashable, Sendable {
  /// Where the others are, seen from the first.
  public enum Reach: String, CaseIterable, Hashable, Sendable {
    /// At the same element.
    case element
    /// At the same element, or at one below it.
    case subtree
    /// At an element that the first is related to, as that is to the first.
    case related
  }

  /// The rule whose finding a person would fix first.
  public var first: String
  /// The rules whose findings are then gone.
  public var others: [String]
  public var reach: Reach

  public init(_ first: String, resolves others: [String], at reach: Reach = .element) {
    self.first = first
    self.others = others
    self.reach = reach
  }
}
