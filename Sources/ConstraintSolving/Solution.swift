/// The values that best satisfy the constraints of a system.
public struct Solution: Hashable, Sendable {
  /// The optional constraints that are not satisfied, in order of addition.
  public internal(set) var violations: [Violation] = []
  /// Variables that have another value in another solution as good as this one, ascending.
  public internal(set) var undetermined: [Variable] = []
  /// The contradictions among required constraints, in the order they were broken.
  public internal(set) var conflicts: [Conflict] = []
  /// Whether the search was completed; false if rounding errors prevented it.
  public internal(set) var isOptimal = true

  /// The values of all variables in their order.
  public internal(set) var values: [Double]

  public subscript(variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}

/// An optional constraint that is not satisfied.
public struct Violation: Hashable, Sendable {
  public let constraint: Int
  /// The distance of its sum from the constant.
  public let error: Double
}
