extension Simplex {
  /// Minimizes the errors of required rows, having dropped each that contradicts those before it.
  ///
  /// Returns the contradictions as rows, ascending; the last of each is the one that was dropped.
  mutating func dropContradictions() -> [[Int]] {
    var found: [[Int]] = []
    while true {
      solve(levels: 1)
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
      search.solve(levels: 1)
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
    for row in levels.indices { search.levels[row] = Self.ignored }
    for row in levels.indices where levels[row] == 0 && isMet(row) { search.keep(row) }
    for row in missed {
      search.levels[row] = 1
      search.rowsByLevel = [Array(levels.indices), [row]]
      search.openEdges()
      search.closeWithoutPull(0)
      search.minimize(1)
      search.settle()
      guard search.isMet(row) else { return search.rowsThatHold(row) }
      search.keep(row)
    }
    return nil
  }

  /// Has a row that is met stay so; at its constant, it stands on the side where it is.
  private mutating func keep(_ row: Int) {
    levels[row] = 0
    isAbove[row] = problem.relations[row] == .greaterOrEqual
  }

  private func rowsThatHold(_ row: Int) -> [Int] {
    var rows = [row]
    for (position, weight) in (combination(for: 1) ?? []).enumerated() {
      let holder = active[position]
      guard abs(weight) > Tolerance.slope, !isStay(holder), levels[holder] == 0 else { continue }
      rows.append(holder)
    }
    return rows.sorted()
  }
}
