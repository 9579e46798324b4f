extension Simplex {
  /// Factors the matrix of the active rows again.
  mutating func factor() {
    var factors = Factors(matrix, count: active.count)
    if !factors.leftRows.isEmpty {
      for (position, column) in zip(factors.leftRows, factors.leftColumns) {
        let row = active[position]
        if !isStay(row) { release(row, above: isAbove[row], residual: 0) }
        active[position] = problem.rowCount + column
        edges[position] = Edge()
      }
      hasLostRows = true
      factors = Factors(matrix, count: active.count)
    }
    basis = Basis(factors, count: active.count)
  }

  private var matrix: SparseLines {
    var lines = SparseLines()
    for row in active {
      if isStay(row) {
        lines.append(row - problem.rowCount, 1)
      } else {
        for place in problem.rows.range(row) {
          lines.append(problem.rows.indices[place], problem.rows.values[place])
        }
      }
      lines.endLine()
    }
    return lines
  }

  /// Computes the values again from the active rows.
  mutating func settle() {
    values = basis.solve(active.map { isStay($0) ? 0 : problem.constants[$0] })
    for row in residuals.indices {
      guard positions[row] == nil else {
        residuals[row] = 0
        continue
      }
      var sum = -problem.constants[row]
      for place in problem.rows.range(row) {
        sum += problem.rows.values[place] * values[problem.rows.indices[place]]
      }
      residuals[row] = sum
    }
  }

  /// Records that a row is active; the caller updates the basis.
  mutating func place(_ row: Int, at position: Int) {
    active[position] = row
    positions[row] = position
    residuals[row] = 0
    if let group = problem.twins.groupOf[row] { activeTwins[group] = row }
  }

  /// Records that a row is no longer active.
  mutating func release(_ row: Int, above: Bool, residual: Double) {
    positions[row] = nil
    residuals[row] = residual
    isAbove[row] = above
    if let group = problem.twins.groupOf[row], activeTwins[group] == row {
      activeTwins[group] = nil
    }
  }

  /// Replaces an active row by a row that changes along its edge at a rate.
  mutating func activate(_ row: Int, at position: Int, rate: Double) {
    place(row, at: position)
    let weight = basis.replace(position, by: problem.coefficients(of: row))
    // The same number computed in two ways: if they differ, rounding errors are too large.
    let isExact = abs(abs(weight) - abs(rate)) <= 1e-6 * max(1e-3, abs(rate))
    if basis.isWorn || !isExact {
      factor()
      settle()
    }
  }
}
