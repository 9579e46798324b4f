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
    for row in levels.indices { search.levels[row] = Self.ignored }
    for row in levels.indices where levels[row] == 0 && isMet(row) { search.levels[row] = 0 }
    for row in missed {
      search.levels[row] = 1
      search.rowsByLevel = [Array(levels.indices), [row]]
      search.begin()
      search.keep(0)
      search.minimize(1)
      search.settle()
      guard search.isMet(row) else { return search.rowsThatHold(row) }
      search.levels[row] = 0
    }
    return nil
  }

  private func rowsThatHold(_ row: Int) -> [Int] {
    var rows = [row]
    for (position, weight) in (combination(for: 1) ?? []).enumerated() {
      guard abs(weight) > Tolerance.slope, let holder = holder(at: position, up: weight < 0)
      else { continue }
      rows.append(holder)
    }
    return rows.sorted()
  }

  /// The active row or its twin that keeps the active row from growing, or from falling.
  private func holder(at position: Int, up: Bool) -> Int? {
    let row = active[position]
    guard !isStay(row) else { return nil }
    let twins = problem.twins.groupOf[row].map { problem.twins.groups[$0] } ?? [row]
    return twins.first { twin in
      levels[twin] == 0 && (up ? problem.slopeAbove(twin) : problem.slopeBelow(twin)) > 0
    }
  }
}
