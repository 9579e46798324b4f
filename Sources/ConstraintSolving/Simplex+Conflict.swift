extension Simplex {
  /// Whether all required rows can be satisfied.
  mutating func meetsRequired() -> Bool {
    solve(levels: 1)
    return rowsByLevel[0].allSatisfy { isMet($0) }
  }

  /// Takes required rows in their order and drops each that contradicts those kept before it.
  ///
  /// Returns the contradictions as rows, ascending; the last of each is the one that was dropped.
  /// If a row cannot be satisfied, the rows that hold it are independent and each has a weight: the
  /// only weights that show the contradiction, so it needs every one of them (Gleeson and Ryan
  /// 1990).
  mutating func dropContradictions() -> [[Int]] {
    guard !meetsRequired() else { return [] }
    let required = rowsByLevel[0]
    levels = [Int](repeating: Self.ignored, count: levels.count)
    rowsByLevel = [required, []]
    begin()
    isKept[0] = true
    let found = contradictions(among: required)
    levels = problem.levels
    rowsByLevel = problem.rowsByLevel
    // A dropped row that is active remains active, without a cost.
    for rows in found { if let last = rows.last { levels[last] = Self.ignored } }
    return found
  }

  private mutating func contradictions(among required: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    var tries = min(2000, 2_000_000 / max(1, problem.rowCount))
    for row in required {
      guard !isMet(row), let holders = holders(of: row) else {
        keepRow(row)
        continue
      }
      found.append(smallest(holders, holding: row, &tries).sorted())
      levels[row] = Self.ignored
    }
    return found
  }

  /// Tries to satisfy a row together with those that are kept; returns it and the rows that hold it
  /// if that is impossible.
  private mutating func holders(of row: Int) -> [Int]? {
    levels[row] = 1
    rowsByLevel[1] = [row]
    let weights = descend(1) ?? []
    settle()
    guard !isMet(row) else { return nil }
    var rows = [row]
    for (position, weight) in weights.enumerated() where abs(weight) > Tolerance.slope {
      if let holder = holder(at: position, up: weight < 0) { rows.append(holder) }
    }
    return rows
  }

  /// Looks for fewer rows that hold a row, each time without some of those found before.
  ///
  /// Every other set lacks a row of the first one: with enough tries, all sets are found (Reiter
  /// 1987). Their number is bounded, for one row and for all: few screens need more.
  private func smallest(_ first: [Int], holding row: Int, _ tries: inout Int) -> [Int] {
    var best = first
    var queue: [(without: Set<Int>, rows: [Int])] = [([], first)]
    var next = 0
    var seen: Set<Set<Int>> = []
    while next < queue.count, best.count > 2 {
      let (without, rows) = queue[next]
      next += 1
      for one in rows where one != row {
        let more = without.union([one])
        guard seen.insert(more).inserted else { continue }
        guard tries > 0, seen.count <= 100 else { return best }
        tries -= 1
        var search = self
        guard let found = search.holders(of: row, without: more) else { continue }
        if found.count < best.count { best = found }
        queue.append((more, found))
      }
    }
    return best
  }

  private mutating func holders(of row: Int, without rows: Set<Int>) -> [Int]? {
    for row in rows { levels[row] = Self.ignored }
    begin()
    keep(0)
    return holders(of: row)
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
