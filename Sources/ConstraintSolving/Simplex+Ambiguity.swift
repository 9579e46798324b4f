extension Simplex {
  /// Finds the columns whose value may change without any error growing, after all levels.
  ///
  /// The edges that are still open span what may change, but at a vertex where more rows meet than
  /// are active, those others stop some of them. Which ones is a system of its own.
  func undeterminedColumns() -> [Int] {
    let free = active.indices.filter { isOpen($0, up: true) || isOpen($0, up: false) }
    guard !free.isEmpty else { return [] }
    let directions = free.map { basis.direction($0) }
    let stops = rowsMetBy(directions)
    var touched = [Bool](repeating: false, count: free.count)
    for stop in stops { for index in stop.rates.keys { touched[index] = true } }
    var columns = Set<Int>()
    for index in free.indices where !touched[index] {
      columns.formUnion(movedColumns(directions[index]))
    }
    let cone = cone(of: free, touched, stops)
    for column in 0..<problem.columnCount where !columns.contains(column) {
      let row = cone.edges.map { directions[$0][column] }
      if cone.admits(row) { columns.insert(column) }
    }
    return columns.sorted()
  }

  private func movedColumns(_ direction: [Double]) -> [Int] {
    direction.indices.filter { abs(direction[$0]) > Tolerance.rate }
  }

  /// A row that is not active and at its constant, with the rates of the open edges.
  private struct MetRow {
    let isAbove: Bool
    let rates: [Int: Double]
  }

  private func rowsMetBy(_ directions: [[Double]]) -> [MetRow] {
    levels.indices.compactMap { row in
      guard positions[row] == nil, levels[row] != Self.ignored,
        abs(residuals[row]) <= problem.tolerance(of: row)
      else { return nil }
      var rates: [Int: Double] = [:]
      for (index, direction) in directions.enumerated() {
        var rate = 0.0
        for place in problem.rows.range(row) {
          rate += problem.rows.values[place] * direction[problem.rows.indices[place]]
        }
        if abs(rate) > Tolerance.rate { rates[index] = rate }
      }
      return rates.isEmpty ? nil : MetRow(isAbove: isAbove[row], rates: rates)
    }
  }

  private func cone(of free: [Int], _ touched: [Bool], _ stops: [MetRow]) -> Cone {
    let edges = free.indices.filter { touched[$0] }
    var cone = Cone(edges: edges)
    for (place, index) in edges.enumerated() {
      let isUp = isOpen(free[index], up: true)
      let isDown = isOpen(free[index], up: false)
      if !(isUp && isDown) { cone.limit([(place, isUp ? 1 : -1)]) }
    }
    let places = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1, $0) })
    for stop in stops {
      cone.limit(
        stop.rates.sorted { $0.key < $1.key }.compactMap { index, rate in
          places[index].map { ($0, stop.isAbove ? rate : -rate) }
        })
    }
    cone.finish()
    return cone
  }
}
