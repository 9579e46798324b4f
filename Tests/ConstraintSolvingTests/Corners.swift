import ConstraintSolving

/// An oracle that tries every corner: slow, and too simple to be wrong.
///
/// The best values form a polyhedron whose sides are constraints at their constants. Cut by a plane
/// “variable = number”, it still has a corner: so the planes of 0 give a best point, and distant
/// ones show unbounded directions.
struct Corners {
  /// All intersections of as many planes as there are variables.
  private var points: [[Double]] = []
  private let constraints: [LinearConstraint]

  init(_ constraints: [LinearConstraint], variableCount: Int) {
    self.constraints = constraints
    var planes = constraints.map { constraint in
      var row = [Double](repeating: 0, count: variableCount + 1)
      for term in constraint.terms { row[term.variable.index] += term.coefficient }
      row[variableCount] = constraint.constant
      return row
    }
    for variable in 0..<variableCount {
      for far in [0, 1000.0, -1000] {
        var row = [Double](repeating: 0, count: variableCount + 1)
        row[variable] = 1
        row[variableCount] = far
        planes.append(row)
      }
    }
    collect(planes[...], [], variableCount)
  }

  private mutating func collect(_ planes: ArraySlice<[Double]>, _ chosen: [[Double]], _ count: Int)
  {
    if chosen.count == count {
      if let point = Self.intersection(chosen) { points.append(point) }
      return
    }
    for (index, plane) in zip(planes.indices, planes) {
      collect(planes[(index + 1)...], chosen + [plane], count)
    }
  }

  /// Gauss and Jordan, with the largest pivot.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }

  /// The smallest sums of errors by priority.
  var leastSums: [Double] {
    points.map { RandomSystem.sums(constraints, at: $0) }
      .min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  /// The variables that differ among the best points.
  var undetermined: [Int] {
    let least = leastSums
    let best = points.filter { RandomSystem.sums(constraints, at: $0) == least }
    guard let first = best.first else { return [] }
    return first.indices.filter { index in best.contains { abs($0[index] - first[index]) > 1e-6 } }
  }

  /// Whether a point satisfies all required constraints.
  var isSatisfiable: Bool {
    points.contains { point in
      constraints.allSatisfy {
        $0.priority < .required || RandomSystem.error($0, at: point) < 1e-6
      }
    }
  }
}
