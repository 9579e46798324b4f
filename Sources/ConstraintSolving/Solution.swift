/// The values that meet the constraints of a system best.
public struct Solution: Hashable, Sendable {
  /// The optional constraints that are not met, in order of addition.
  public internal(set) var violations: [Violation] = []
  /// Variables that another solution, as good as this one, would give another value, ascending.
  public internal(set) var undetermined: [Variable] = []
  /// The contradictions among required constraints, in the order they were broken.
  public internal(set) var conflicts: [Conflict] = []
  /// Whether the search came to its end; false where rounding kept it from doing so.
  public internal(set) var isOptimal = true

  /// The values of all variables in their order.
  public internal(set) var values: [Double]

  public subscript(variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}

/// An optional constraint that is not met.
public struct Violation: Hashable, Sendable {
  public let constraint: Int
  /// By how much its sum misses the constant.
  public let error: Double
}
