/// A search from vertex to vertex for the values with the smallest errors, level by level.
///
/// A vertex is where as many independent rows as there are columns are exactly met: the active rows.
/// Leaving one of them along the edge that the others make changes the errors piecewise linearly.
/// For every column there is a further row «column = 0» that costs nothing, so that a vertex exists
/// however few constraints there are; row numbers past the problem's mean those.
struct Simplex {
  static let ignored = Int.max

  let problem: Problem
  /// The level of each row in this search, or `ignored`.
  var levels: [Int]
  /// Whether the rows of level 0 are met and have to stay so.
  var keepsFirstLevel = false
  var values: [Double]
  /// By how much each row's sum exceeds its constant.
  var residuals: [Double]
  var active: [Int]
  /// Where an active row stands among them.
  var positions: [Int?]
  /// For a row that is not active, on which side of its constant it is taken to be: at the constant
  /// itself, either may be.
  var isAbove: [Bool]
  /// For each active row, whether its sum must not grow, must not fall.
  var edges: [Edge]
  var basis: Basis
  var isComplete = true
  var stillSteps = 0

  struct Edge {
    var isClosedUp = false
    var isClosedDown = false
  }

  init(_ problem: Problem) {
    let count = problem.columnCount
    self.problem = problem
    levels = problem.levels
    values = [Double](repeating: 0, count: count)
    residuals = problem.constants.map { -$0 }
    active = (0..<count).map { problem.rowCount + $0 }
    positions = [Int?](repeating: nil, count: problem.rowCount)
    isAbove = zip(problem.constants, problem.relations).map { constant, relation in
      constant < 0 || (constant == 0 && relation != .lessOrEqual)
    }
    edges = [Edge](repeating: Edge(), count: count)
    basis = Basis(identity: count)
  }

  func isStay(_ row: Int) -> Bool { row >= problem.rowCount }

  func error(of row: Int) -> Double { problem.error(of: row, at: residuals[row]) }

  func isMet(_ row: Int) -> Bool { error(of: row) <= problem.tolerance(of: row) }

  /// Minimizes all levels in their order.
  mutating func solve() {
    for level in 0..<problem.levelCount { minimize(level) }
  }

  /// Minimizes the errors of one level without adding to those of the levels before.
  mutating func minimize(_ level: Int) {
    var steps = 0
    let limit = 1000 + 50 * (problem.rowCount + problem.columnCount)
    while true {
      let weights = combination(for: level)
      guard let move = move(at: level, weights) else {
        close(level, weights)
        return
      }
      take(move, at: level)
      steps += 1
      guard steps < limit else {
        isComplete = false
        return
      }
    }
  }

  mutating func openEdges() {
    edges = [Edge](repeating: Edge(), count: active.count)
  }

  /// Says how the active rows together must weigh to hold the pull of the others on one level.
  func combination(for level: Int) -> [Double] {
    guard !(keepsFirstLevel && level == 0) else {
      return [Double](repeating: 0, count: active.count)
    }
    var pull = [Double](repeating: 0, count: problem.columnCount)
    var pulls = false
    for row in levels.indices where levels[row] == level && positions[row] == nil {
      let weight = pullWeight(of: row)
      guard weight != 0 else { continue }
      pulls = true
      for place in problem.rows.range(row) {
        pull[problem.rows.indices[place]] += weight * problem.rows.values[place]
      }
    }
    guard pulls else { return [Double](repeating: 0, count: active.count) }
    return basis.combination(pull)
  }

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

  /// Forbids from now on what would add to the errors of a level.
  mutating func close(_ level: Int, _ weights: [Double]) {
    for position in active.indices {
      if slope(position, up: true, at: level, weights) > Tolerance.slope {
        edges[position].isClosedUp = true
      }
      if slope(position, up: false, at: level, weights) > Tolerance.slope {
        edges[position].isClosedDown = true
      }
    }
  }

  /// Works out the values anew from the active rows.
  mutating func settle() {
    values = basis.solve(active.map { isStay($0) ? 0 : problem.constants[$0] })
    for row in residuals.indices where positions[row] == nil {
      var sum = -problem.constants[row]
      for place in problem.rows.range(row) {
        sum += problem.rows.values[place] * values[problem.rows.indices[place]]
      }
      residuals[row] = sum
    }
  }
}

/// What counts as nothing in a search.
enum Tolerance {
  /// A rate at which errors change.
  static let slope = 1e-9
  /// A rate at which a row's sum changes along an edge.
  static let rate = 1e-9
  /// A length of a step.
  static let step = 1e-10
}
