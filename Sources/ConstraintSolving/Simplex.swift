/// A search from vertex to vertex for the values with the smallest errors, level by level.
///
/// A vertex is where as many independent rows as there are columns are exactly satisfied: the
/// active rows. Leaving one of them along the edge that the others form changes the errors
/// piecewise linearly. For every column there is an additional row “column = 0” without a cost, so
/// that a vertex exists however few constraints there are; row numbers past the problem's refer to
/// those.
struct Simplex {
  static let ignored = Int.max

  let problem: Problem
  /// The level of each row in this search, or `ignored`.
  var levels: [Int]
  var rowsByLevel: [[Int]]
  /// The levels whose rows are all satisfied and have to stay so.
  var isKept: [Bool]
  var values: [Double]
  /// How much each row's sum exceeds its constant.
  var residuals: [Double]
  var active: [Int]
  /// The position of an active row among them.
  var positions: [Int?]
  /// The active row of each group of twins.
  var activeTwins: [Int?]
  /// For a row that is not active, the side of its constant on which it counts: at the constant
  /// itself, either is possible.
  var isAbove: [Bool]
  /// For each active row, whether its sum must not grow, and whether it must not fall.
  var edges: [Edge]
  var basis: Basis
  var isComplete = true
  var stillSteps = 0
  /// Whether a row had to leave the basis because rounding made it depend on the others.
  var hasLostRows = false
  private(set) var stepCount = 0

  struct Edge {
    var isClosedUp = false
    var isClosedDown = false
  }

  init(_ problem: Problem) {
    let count = problem.columnCount
    self.problem = problem
    levels = problem.levels
    rowsByLevel = problem.rowsByLevel
    isKept = [Bool](repeating: false, count: rowsByLevel.count)
    values = [Double](repeating: 0, count: count)
    residuals = [Double](repeating: 0, count: problem.rowCount)
    active = Start(problem).rows
    positions = [Int?](repeating: nil, count: problem.rowCount)
    activeTwins = [Int?](repeating: nil, count: problem.twins.groups.count)
    isAbove = [Bool](repeating: false, count: problem.rowCount)
    edges = [Edge](repeating: Edge(), count: count)
    basis = Basis(Factors(SparseLines(), count: 0), count: 0)
    for (position, row) in active.enumerated() where row < problem.rowCount {
      place(row, at: position)
    }
    factor()
    settle()
    for row in residuals.indices where positions[row] == nil { chooseSide(row) }
    hasLostRows = false
  }

  /// Sets the side of a row; at its constant, a side without a cost if possible.
  private mutating func chooseSide(_ row: Int) {
    isAbove[row] =
      residuals[row] > 0 || (residuals[row] == 0 && problem.relations[row] != .lessOrEqual)
  }

  func isStay(_ row: Int) -> Bool { row >= problem.rowCount }

  func error(of row: Int) -> Double { problem.error(of: row, at: residuals[row]) }

  func isMet(_ row: Int) -> Bool { error(of: row) <= problem.tolerance(of: row) }

  /// Minimizes all levels in their order.
  mutating func solve() { solve(levels: problem.levelCount) }

  /// Minimizes the first levels in their order.
  mutating func solve(levels count: Int) {
    for _ in 0..<5 {
      hasLostRows = false
      begin()
      for level in 0..<count { minimize(level) }
      settle()
      if !hasLostRows { return }
    }
    isComplete = false
  }

  mutating func begin() {
    edges = [Edge](repeating: Edge(), count: active.count)
    isKept = [Bool](repeating: false, count: rowsByLevel.count)
  }

  /// Minimizes the errors of one level without adding to those of earlier levels, and keeps later
  /// levels from adding to them.
  mutating func minimize(_ level: Int) {
    if let weights = descend(level) {
      close(level, weights)
    } else {
      keep(level)
    }
  }

  /// Descends to the smallest errors of a level; returns the last weights, nil if there is no pull.
  mutating func descend(_ level: Int) -> [Double]? {
    stillSteps = 0
    var limit = 1000 + 50 * (problem.rowCount + problem.columnCount)
    while var weights = combination(for: level) {
      guard limit > 0, let move = move(at: level, &weights) else {
        isComplete = isComplete && limit > 0
        return weights
      }
      take(move, at: level)
      stepCount += 1
      limit -= 1
    }
    return nil
  }

  /// The weights of the active rows that balance the pull of the others on one level; nil if there
  /// is no pull.
  func combination(for level: Int) -> [Double]? {
    guard !isKept[level] else { return nil }
    var pull: [Double] = []
    for row in rowsByLevel[level] where levels[row] == level && positions[row] == nil {
      let weight = pullWeight(of: row)
      guard weight != 0 else { continue }
      if pull.isEmpty { pull = [Double](repeating: 0, count: problem.columnCount) }
      for place in problem.rows.range(row) {
        pull[problem.rows.indices[place]] += weight * problem.rows.values[place]
      }
    }
    return pull.isEmpty ? nil : basis.combination(pull)
  }

  /// How fast the error of a row that is not active changes when its sum grows.
  func pullWeight(of row: Int) -> Double {
    isAbove[row] ? problem.slopeAbove(row) : -problem.slopeBelow(row)
  }

  /// How fast the errors of a level change when the active row at a position grows, or falls.
  func slope(_ position: Int, up: Bool, at level: Int, _ weights: [Double]) -> Double {
    let row = active[position]
    var own = 0.0
    if !isStay(row), levels[row] == level {
      own = up ? problem.slopeAbove(row) : problem.slopeBelow(row)
    }
    return own + (up ? weights[position] : -weights[position])
  }
}

/// The values that count as zero in a search.
enum Tolerance {
  /// A rate at which errors change.
  static let slope = 1e-9
  /// A rate at which a row's sum changes along an edge.
  static let rate = 1e-9
  /// A length of a step.
  static let step = 1e-10
}
