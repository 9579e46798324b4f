import ConstraintSolving
import Testing

/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers for a seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A small random system with small whole numbers, so that many constraints coincide.
struct RandomSystem: CustomTestStringConvertible, Sendable {
  let seed: Int
  let variableCount: Int
  let constraints: [LinearConstraint]

  var testDescription: String { "seed \(seed)" }

  static let all = (0..<300).map { RandomSystem(seed: $0) }

  init(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var scratch = LinearSystem()
    let variables = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in scratch.makeVariable() }
    let required = seed % 2 == 0 ? 0.3 : 0.7
    var made: [LinearConstraint] = []
    for _ in 0..<Int.random(in: 1...7, using: &numbers) {
      let chosen = variables.shuffled(using: &numbers).prefix(
        Int.random(in: 1...2, using: &numbers))
      let terms = chosen.map { Term($0, [-2, -1, 1, 1, 1, 2].randomElement(using: &numbers) ?? 1) }
      let optional: Double = [750.0, 500.0, 250.0].randomElement(using: &numbers) ?? 250
      made.append(
        LinearConstraint(
          terms, [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &numbers) ?? .equal,
          Double(Int.random(in: -4...4, using: &numbers)),
          priority: Double.random(in: 0..<1, using: &numbers) < required
            ? .required : Priority(optional)))
    }
    self.seed = seed
    variableCount = variables.count
    constraints = made
  }

  /// The system with some of the constraints, in the given order.
  func system(_ indices: [Int]) throws -> LinearSystem {
    var system = LinearSystem()
    for _ in 0..<variableCount { _ = system.makeVariable() }
    for index in indices { try system.add(constraints[index]) }
    return system
  }

  /// The distance by which a constraint is missed.
  static func error(_ constraint: LinearConstraint, at values: [Double]) -> Double {
    let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
    return switch constraint.relation {
    case .equal: abs(sum - constraint.constant)
    case .lessOrEqual: max(0, sum - constraint.constant)
    case .greaterOrEqual: max(0, constraint.constant - sum)
    }
  }

  /// The sums of errors by priority, the highest first, to four decimals.
  static func sums(_ constraints: [LinearConstraint], at values: [Double]) -> [Double] {
    Set(constraints.map(\.priority)).sorted(by: >).map { priority in
      let sum = constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + error($1, at: values) }
      return (sum * 1e4).rounded() / 1e4
    }
  }
}
