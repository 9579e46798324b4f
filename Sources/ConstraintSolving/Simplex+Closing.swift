/// The end of a level: no later one may add to its errors.
extension Simplex {
  /// Forbids changes that would add to the errors of a level.
  mutating func close(_ level: Int, _ weights: [Double]) {
    guard !rowsByLevel[level].allSatisfy({ levels[$0] != level || isMet($0) }) else {
      keep(level)
      return
    }
    for position in active.indices {
      if slope(position, up: true, at: level, weights) > Tolerance.slope {
        edges[position].isClosedUp = true
      }
      if slope(position, up: false, at: level, weights) > Tolerance.slope {
        edges[position].isClosedDown = true
      }
    }
    closeTwins(of: level)
  }

  /// Keeps the rows of a level, all of them satisfied, at their values; active rows need no
  /// weights.
  mutating func keep(_ level: Int) {
    isKept[level] = true
    for row in rowsByLevel[level] where levels[row] == level { closeKept(row) }
    closeTwins(of: level)
  }

  private mutating func closeKept(_ row: Int) {
    if let position = positions[row] {
      if problem.slopeAbove(row) > 0 { edges[position].isClosedUp = true }
      if problem.slopeBelow(row) > 0 { edges[position].isClosedDown = true }
    } else {
      isAbove[row] = problem.relations[row] == .greaterOrEqual
    }
  }

  /// Keeps one more satisfied row satisfied, together with those of level 0.
  mutating func keepRow(_ row: Int) {
    levels[row] = 0
    closeKept(row)
    if positions[row] == nil { closeTwin(row) }
  }

  /// Whether a row that is not active is satisfied and has to stay so in both directions.
  func isFixed(_ row: Int) -> Bool {
    problem.relations[row] == .equal && isKept[levels[row]]
  }

  private mutating func closeTwins(of level: Int) {
    for row in rowsByLevel[level] where levels[row] == level && positions[row] == nil {
      closeTwin(row)
    }
  }

  private mutating func closeTwin(_ row: Int) {
    guard let group = problem.twins.groupOf[row], let twin = activeTwins[group],
      let position = positions[twin]
    else { return }
    closeCrossing(of: row, at: position)
  }

  /// Closes the edge on which a row at its constant, a twin of the active one, would cross it.
  func closing(_ row: Int, _ edge: Edge) -> Edge {
    var edge = edge
    if isFixed(row) || isAbove[row] { edge.isClosedDown = true }
    if isFixed(row) || !isAbove[row] { edge.isClosedUp = true }
    return edge
  }

  mutating func closeCrossing(of row: Int, at position: Int) {
    edges[position] = closing(row, edges[position])
  }

  /// Opens the edges of a new active row, except where levels before the given one forbid it.
  mutating func openEdges(at position: Int, before level: Int, enteredUp: Bool) {
    let row = active[position]
    edges[position] = Edge()
    // It had no cost on the other side; further away it has more.
    if levels[row] < level {
      edges[position] = Edge(
        isClosedUp: enteredUp || isFixed(row), isClosedDown: !enteredUp || isFixed(row))
    }
    guard let group = problem.twins.groupOf[row] else { return }
    for twin in problem.twins.groups[group] where twin != row && levels[twin] < level {
      if positions[twin] == nil { closeCrossing(of: twin, at: position) }
    }
  }

  /// Exchanges an active row with those twins at the same constant that it would cross; returns the
  /// remaining slope.
  mutating func swapTwins(
    at position: Int, up: Bool, level: Int, _ weights: inout [Double]
  ) -> Double {
    guard !isStay(active[position]), let group = problem.twins.groupOf[active[position]] else {
      return slope(position, up: up, at: level, weights)
    }
    for twin in problem.twins.groups[group] {
      let slope = slope(position, up: up, at: level, weights)
      guard slope < -Tolerance.slope else { return slope }
      guard levels[twin] == level, positions[twin] == nil, isAbove[twin] != up else { continue }
      let left = active[position]
      release(left, above: up, residual: 0)
      if levels[left] == level { weights[position] += pullWeight(of: left) }
      if levels[left] < level { closeCrossing(of: left, at: position) }
      weights[position] -= pullWeight(of: twin)
      place(twin, at: position)
    }
    return slope(position, up: up, at: level, weights)
  }
}
