extension Simplex {
  /// An edge along which the errors shrink.
  struct Move {
    let position: Int
    let up: Bool
    let slope: Double
  }

  /// After this number of steps without a change, Bland's rule is used, which cannot cycle.
  private static let patience = 20

  private var isCautious: Bool { stillSteps > Self.patience }

  /// Finds the steepest open edge, or, after many steps without a change, the one of the first row.
  mutating func move(at level: Int, _ weights: inout [Double]) -> Move? {
    var best: Move?
    for position in active.indices {
      // With its own error, a row resists: without a weight it has no downward slope.
      guard abs(weights[position]) > Tolerance.slope else { continue }
      let up = weights[position] < 0
      guard isOpen(position, up: up) else { continue }
      var slope = slope(position, up: up, at: level, weights)
      guard slope < -Tolerance.slope else { continue }
      if !isCautious {
        slope = swapTwins(at: position, up: up, level: level, &weights)
        guard slope < -Tolerance.slope else { continue }
      }
      let isBetter =
        if let best {
          isCautious ? active[position] < active[best.position] : slope < best.slope
        } else { true }
      if isBetter { best = Move(position: position, up: up, slope: slope) }
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

  /// How fast a row's sum grows along an edge.
  private typealias Rate = (row: Int, rate: Double)

  /// Moves along an edge while the errors shrink.
  mutating func take(_ move: Move, at level: Int) {
    var direction = basis.direction(move.position)
    if !move.up { for index in direction.indices { direction[index].negate() } }
    let rates = rates(along: direction)
    let stops = stops(rates, upTo: level)
    guard let end = end(of: stops, slope: move.slope, at: level) else {
      // The errors cannot shrink for ever, so the slope was a rounding error.
      if move.up { edges[move.position].isClosedUp = true }
      if !move.up { edges[move.position].isClosedDown = true }
      return
    }
    let last = stops[end]
    stillSteps = last.distance > Tolerance.step ? 0 : stillSteps + 1
    for index in direction.indices { values[index] += last.distance * direction[index] }
    for (row, rate) in rates { residuals[row] += last.distance * rate }
    for stop in stops[..<end] { isAbove[stop.row] = stop.rate > 0 }
    // Rows of later levels stop nothing: they are on the side that they happen to reach.
    for (row, _) in rates where levels[row] > level && residuals[row] != 0 {
      isAbove[row] = residuals[row] > 0
    }
    exchange(move, for: last, at: level)
  }

  private func rates(along direction: [Double]) -> [Rate] {
    var sums = [Double](repeating: 0, count: problem.rowCount)
    var touched: [Int] = []
    for column in direction.indices where direction[column] != 0 {
      for place in problem.columns.range(column) {
        let row = problem.columns.indices[place]
        if sums[row] == 0 { touched.append(row) }
        sums[row] += problem.columns.values[place] * direction[column]
      }
    }
    var result: [Rate] = []
    for row in touched where positions[row] == nil {
      if abs(sums[row]) > Tolerance.rate { result.append((row, sums[row])) }
      // A row that returned to zero on the way would otherwise occur twice.
      sums[row] = 0
    }
    return result
  }

  private func stops(_ rates: [Rate], upTo level: Int) -> [Stop] {
    var result: [Stop] = []
    for (row, rate) in rates where levels[row] <= level {
      if isFixed(row) {
        result.append(Stop(row: row, rate: rate, distance: 0))
      } else if isAbove[row] == (rate < 0) {
        result.append(Stop(row: row, rate: rate, distance: max(0, -residuals[row] / rate)))
      }
    }
    return result.sorted {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      if !isCautious, abs($0.rate) != abs($1.rate) { return abs($0.rate) > abs($1.rate) }
      return $0.row < $1.row
    }
  }

  /// The first stop from which the errors would grow.
  private func end(of stops: [Stop], slope: Double, at level: Int) -> Int? {
    var slope = slope
    for (index, stop) in stops.enumerated() {
      if levels[stop.row] < level || isCautious { return index }
      slope += abs(stop.rate) * (problem.slopeAbove(stop.row) + problem.slopeBelow(stop.row))
      if slope >= -Tolerance.slope { return index }
    }
    return nil
  }

  private mutating func exchange(_ move: Move, for stop: Stop, at level: Int) {
    let left = active[move.position]
    if !isStay(left) {
      release(left, above: move.up, residual: move.up ? stop.distance : -stop.distance)
    }
    activate(stop.row, at: move.position, rate: stop.rate)
    openEdges(at: move.position, before: level, enteredUp: stop.rate > 0)
  }
}
