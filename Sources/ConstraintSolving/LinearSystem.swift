/// Variables, and the constraints on them in order of addition.
///
/// A solution satisfies all required constraints, then has the smallest sum of errors among those
/// of the highest priority, then among those of the next, and so on.
public struct LinearSystem: Sendable {
  public private(set) var variableCount = 0
  public private(set) var constraints: [LinearConstraint] = []

  public init() {}

  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds a constraint and returns its index; equal variables in its terms are added up.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(RefusedConstraint) -> Int {
    var taken = constraint
    taken.terms = try addedUp(constraint.terms)
    guard Limits.constants.contains(constraint.constant) else {
      throw .constant(constraint.constant)
    }
    guard constraint.priority.value > 0, constraint.priority <= .required else {
      throw .priority(constraint.priority.value)
    }
    constraints.append(taken)
    return constraints.count - 1
  }

  /// The best values, or the constraints that allow none.
  public func solution() throws(UnsatisfiableError) -> Solution {
    let solution = solutionDroppingUnsatisfiable()
    if let conflict = solution.conflicts.first {
      throw UnsatisfiableError(constraints: conflict.constraints)
    }
    return solution
  }

  /// The best values without the last-added constraint of each contradiction.
  public func solutionDroppingUnsatisfiable() -> Solution {
    Solving.solution(of: self)
  }

  private func addedUp(_ terms: [Term]) throws(RefusedConstraint) -> [Term] {
    var sums: [Term] = []
    /// The index of each variable, for sums too long to search.
    var places: [Int: Int] = [:]
    let isLong = terms.count > 8
    for term in terms {
      guard term.coefficient == 0 || Limits.coefficients.contains(abs(term.coefficient)) else {
        throw .coefficient(term.coefficient)
      }
      guard (0..<variableCount).contains(term.variable.index) else {
        throw .unknownVariable(term.variable.index)
      }
      let place =
        isLong
        ? places[term.variable.index] : sums.firstIndex { $0.variable == term.variable }
      if let place {
        sums[place].coefficient += term.coefficient
      } else {
        if isLong { places[term.variable.index] = sums.count }
        sums.append(term)
      }
    }
    // Coefficients that differ only by rounding cancel out.
    return sums.filter { abs($0.coefficient) >= Limits.coefficients.lowerBound / 2 }
  }
}
