/// Why a constraint was not added to a system: no screen has such numbers, and results would be
/// inexact.
public enum RefusedConstraint: Error, Hashable, Sendable, CustomStringConvertible {
  case coefficient(Double)
  case constant(Double)
  case priority(Double)
  /// A variable of another system.
  case unknownVariable(Int)

  public var description: String {
    switch self {
    case .coefficient(let value): "the coefficient \(value) is not between 1e-6 and 1e6"
    case .constant(let value): "the constant \(value) is not between -1e9 and 1e9"
    case .priority(let value): "the priority \(value) is not above 0 and at most 1000"
    case .unknownVariable(let index): "the system has no variable \(index)"
    }
  }
}

/// The numbers that a system accepts.
enum Limits {
  /// Outside this range, rounding alone exceeds a point on the screen.
  static let coefficients = 1e-6...1e6
  static let constants = -1e9...1e9
}
