extension Simplex {
  /// Minimizes the errors of required rows, having dropped each that contradicts those before it.
  ///
  /// Returns the contradictions as rows, ascending; the last of each is the one that was dropped.
  mutating func dropContradictions() -> [[Int]] {
    var found: [[Int]] = []
    while true {
      openEdges()
      minimize(0)
      settle()
      guard let rows = firstContradiction(), let last = rows.last else { return found }
      found.append(rows)
      // Where it is active it stays so, as a row that costs nothing.
      levels[last] = Self.ignored
    }
  }

  /// Finds the contradiction whose last row comes first.
  private func firstContradiction() -> [Int]? {
    var search = self
    var found: [Int]?
    while let rows = search.contradiction(), let last = rows.last {
      found = rows
      for row in last..<levels.count { search.levels[row] = Self.ignored }
      search.openEdges()
      search.minimize(0)
      search.settle()
    }
    return found
  }

  /// Finds required rows that contradict each other, none of them in vain.
  ///
  /// All that are met are kept so, and the others are met one after the other. Where one cannot be,
  /// the rows that hold it are independent and each has a weight: the only weights that show the
  /// contradiction, so it needs every one of them (Gleeson and Ryan 1990).
  private func contradiction() -> [Int]? {
    let missed = levels.indices.filter { levels[$0] == 0 && !isMet($0) }
    guard !missed.isEmpty else { return nil }
    var search = self
    search.keepsFirstLevel = true
    for row in levels.indices where levels[row] != 0 || !isMet(row) {
      search.levels[row] = Self.ignored
    }
    for row in missed {
      search.levels[row] = 1
      search.openEdges()
      search.closeKept()
      search.minimize(1)
      search.settle()
      guard search.isMet(row) else { return search.rowsThatHold(row) }
      search.levels[row] = 0
    }
    return nil
  }

  private mutating func closeKept() {
    for position in active.indices {
      let row = active[position]
      guard !isStay(row), levels[row] == 0 else { continue }
      edges[position] = Edge(
        isClosedUp: problem.slopeAbove(row) > 0, isClosedDown: problem.slopeBelow(row) > 0)
    }
  }

  private func rowsThatHold(_ row: Int) -> [Int] {
    let weights = combination(for: 1)
    var rows = [row]
    for position in active.indices where abs(weights[position]) > Tolerance.slope {
      if !isStay(active[position]) { rows.append(active[position]) }
    }
    return rows.sorted()
  }
}
