extension Simplex {
  /// An edge along which the errors shrink.
  struct Move {
    let position: Int
    let up: Bool
    let slope: Double
  }

  /// After so many steps that change nothing, the rule of Bland takes over, which cannot cycle.
  private static let patience = 20

  private var isCautious: Bool { stillSteps > Self.patience }

  /// Finds the steepest open edge, or after many still steps that of the first row.
  func move(at level: Int, _ weights: [Double]) -> Move? {
    var best: Move?
    for position in active.indices {
      for up in [true, false] where isOpen(position, up: up) {
        let slope = slope(position, up: up, at: level, weights)
        guard slope < -Tolerance.slope else { continue }
        let isBetter =
          if let best {
            isCautious ? active[position] < active[best.position] : slope < best.slope
          } else { true }
        if isBetter { best = Move(position: position, up: up, slope: slope) }
      }
    }
    return best
  }

  func isOpen(_ position: Int, up: Bool) -> Bool {
    up ? !edges[position].isClosedUp : !edges[position].isClosedDown
  }

  /// A row that reaches its constant along an edge.
  private struct Stop {
    let row: Int
    let rate: Double
    let distance: Double
  }

  /// Goes along an edge as far as the errors shrink.
  mutating func take(_ move: Move, at level: Int) {
    var direction = basis.direction(move.position)
    if !move.up { for index in direction.indices { direction[index].negate() } }
    let rates = rates(along: direction)
    let stops = stops(rates, upTo: level)
    guard let last = lastStop(among: stops, slope: move.slope, at: level) else {
      // The errors cannot shrink for ever: the slope was rounding.
      if move.up { edges[move.position].isClosedUp = true }
      if !move.up { edges[move.position].isClosedDown = true }
      return
    }
    let distance = last.distance
    stillSteps = distance > Tolerance.step ? 0 : stillSteps + 1
    for index in direction.indices { values[index] += distance * direction[index] }
    for (row, rate) in rates {
      residuals[row] += distance * rate
    }
    for stop in stops {
      if stop.row == last.row { break }
      isAbove[stop.row] = stop.rate > 0
    }
    takeSides(rates, past: level)
    exchange(move, for: last, at: level)
  }

  private func rates(along direction: [Double]) -> [(row: Int, rate: Double)] {
    var sums: [Int: Double] = [:]
    for column in direction.indices where direction[column] != 0 {
      for place in problem.columns.range(column) {
        sums[problem.columns.indices[place], default: 0] +=
          problem.columns.values[place] * direction[column]
      }
    }
    return sums.filter { positions[$0.key] == nil && levels[$0.key] != Self.ignored }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func stops(_ rates: [(row: Int, rate: Double)], upTo level: Int) -> [Stop] {
    var result: [Stop] = []
    for (row, rate) in rates where abs(rate) > Tolerance.rate && levels[row] <= level {
      if isFixed(row) {
        result.append(Stop(row: row, rate: rate, distance: 0))
      } else if isAbove[row] == (rate < 0) {
        result.append(Stop(row: row, rate: rate, distance: max(0, -residuals[row] / rate)))
      }
    }
    return result.sorted {
      $0.distance != $1.distance
        ? $0.distance < $1.distance : isCautious ? $0.row < $1.row : abs($0.rate) > abs($1.rate)
    }
  }

  /// Whether a row that is not active is met and has to stay so in both directions.
  private func isFixed(_ row: Int) -> Bool {
    keepsFirstLevel && levels[row] == 0 && problem.relations[row] == .equal
  }

  private func lastStop(among stops: [Stop], slope: Double, at level: Int) -> Stop? {
    var slope = slope
    for stop in stops {
      if levels[stop.row] < level || isCautious { return stop }
      slope += abs(stop.rate) * (problem.slopeAbove(stop.row) + problem.slopeBelow(stop.row))
      if slope >= -Tolerance.slope { return stop }
    }
    return nil
  }

  /// Rows of levels still to come stop nothing: they are on whatever side they got to.
  private mutating func takeSides(_ rates: [(row: Int, rate: Double)], past level: Int) {
    for (row, _) in rates where levels[row] > level && residuals[row] != 0 {
      isAbove[row] = residuals[row] > 0
    }
  }

  private mutating func exchange(_ move: Move, for stop: Stop, at level: Int) {
    let left = active[move.position]
    if !isStay(left) {
      positions[left] = nil
      residuals[left] = move.up ? stop.distance : -stop.distance
      isAbove[left] = move.up
    }
    active[move.position] = stop.row
    positions[stop.row] = move.position
    residuals[stop.row] = 0
    let closes = levels[stop.row] < level
    let keeps = closes && isFixed(stop.row)
    edges[move.position] = Edge(
      isClosedUp: closes && (stop.rate > 0 || keeps),
      isClosedDown: closes && (stop.rate < 0 || keeps))
    var coefficients = [Double](repeating: 0, count: problem.columnCount)
    for place in problem.rows.range(stop.row) {
      coefficients[problem.rows.indices[place]] = problem.rows.values[place]
    }
    basis.replace(move.position, by: coefficients)
  }
}
