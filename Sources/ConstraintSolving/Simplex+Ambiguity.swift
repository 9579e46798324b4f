extension Simplex {
  /// Finds the columns whose value may change without any error growing, after all levels.
  ///
  /// The edges that are still open span the possible changes, but at a vertex with more rows than
  /// active ones, the others block some of them: which ones is a system of its own. One combination
  /// of the rest, with arbitrary weights, moves every column that any of it moves.
  func undeterminedColumns() -> [Int] {
    let free = active.indices.filter { isOpen($0, up: true) || isOpen($0, up: false) }
    guard !free.isEmpty else { return [] }
    var weights = ArbitraryWeights()
    var sums = [Double](repeating: 0, count: active.count)
    for position in free { sums[position] = weights.next() }
    let stops = stops(of: free, movedBy: basis.solve(sums))
    guard !stops.isEmpty else { return movedColumns(sums) }
    var isTouched = [Bool](repeating: false, count: active.count)
    for stop in stops { for (position, _) in stop { isTouched[position] = true } }
    let edges = free.filter { isTouched[$0] }
    let cone = cone(of: edges, stops)
    for (position, sum) in zip(edges, cone.arbitraryMember(&weights)) { sums[position] = sum }
    return movedColumns(sums)
  }

  private func movedColumns(_ sums: [Double]) -> [Int] {
    let moved = basis.solve(sums)
    return moved.indices.filter { abs(moved[$0]) > 1e-7 }
  }

  /// The values that must not become negative: for inactive rows at their constant, how fast they
  /// leave it along each open edge.
  private func stops(of free: [Int], movedBy moved: [Double]) -> [[(position: Int, rate: Double)]] {
    var result: [[(position: Int, rate: Double)]] = []
    for row in levels.indices {
      guard positions[row] == nil, levels[row] != Self.ignored,
        abs(residuals[row]) <= problem.tolerance(of: row)
      else { continue }
      var rate = 0.0
      for place in problem.rows.range(row) {
        rate += problem.rows.values[place] * moved[problem.rows.indices[place]]
      }
      guard abs(rate) > Tolerance.rate else { continue }
      let rates = basis.combination(problem.coefficients(of: row))
      let touched = free.filter { abs(rates[$0]) > Tolerance.rate }
      if isAbove[row] || isFixed(row) { result.append(touched.map { ($0, rates[$0]) }) }
      if !isAbove[row] || isFixed(row) { result.append(touched.map { ($0, -rates[$0]) }) }
    }
    return result
  }

  private func cone(of edges: [Int], _ stops: [[(position: Int, rate: Double)]]) -> Cone {
    var cone = Cone(edgeCount: edges.count)
    for (edge, position) in edges.enumerated() {
      let isUp = isOpen(position, up: true)
      if !(isUp && isOpen(position, up: false)) { cone.limit([(edge, isUp ? 1 : -1)]) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1, $0) })
    for stop in stops {
      cone.limit(stop.compactMap { position, rate in numbers[position].map { ($0, rate) } })
    }
    cone.finish()
    return cone
  }
}

/// Numbers from 1 to 2 without a pattern that a layout could share; the same ones each time.
struct ArbitraryWeights {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    // xorshift64 (Marsaglia 2003).
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return 1 + Double(state >> 11) / Double(UInt64(1) << 53)
  }
}
