/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  case lessOrEqual, equal, greaterOrEqual
}

/// How much a constraint matters, on the scale of `UILayoutPriority`: 1 to 1000, fractions allowed.
///
/// A higher priority matters infinitely more than a lower one; 1000 is required.
public struct Priority: Comparable, Hashable, Sendable {
  public let value: Double

  public static let required = Priority(1000)

  public init(_ value: Double) {
    self.value = value
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// A sum of terms that should be at most, exactly or at least a constant.
public struct LinearConstraint: Hashable, Sendable {
  public var terms: [Term]
  public var relation: Relation
  public var constant: Double
  public var priority: Priority

  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
