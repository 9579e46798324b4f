/// A square sparse matrix as the product of two that are quickly solved.
///
/// The matrix of a layout is nearly triangular: entries alone in their row are removed first, then
/// those alone in their column, and only the rest needs elimination.
struct Factors {
  private let count: Int
  /// The rows and columns in the order they were taken.
  private var pivotRows: [Int] = []
  private var pivotColumns: [Int] = []
  private var pivots: [Double] = []
  /// The factor for each pivot row that was subtracted from later rows.
  private var lower = SparseLines()
  /// The remainder of each pivot row, without the pivot.
  private var upper = SparseLines()
  /// Rows and columns for which no pivot was found.
  private(set) var leftRows: [Int] = []
  private(set) var leftColumns: [Int] = []

  var entryCount: Int { lower.indices.count + upper.indices.count + count }

  init(_ matrix: SparseLines, count: Int) {
    self.count = count
    var elimination = Elimination(matrix, count: count)
    while let row = elimination.nextLoneRow() { take(row, &elimination) }
    while let place = elimination.nextLoneColumn() { take(place, &elimination) }
    var rest = RestElimination(elimination)
    while let pivot = rest.nextPivot() {
      for (row, factor) in rest.eliminate(pivot) { lower.append(row, factor) }
      for (column, value) in rest.restOfRow { upper.append(column, value) }
      add(pivot)
    }
    leftRows = rest.leftRows
    leftColumns = (0..<count).filter { !rest.isColumnDone[$0] }
  }

  private mutating func take(_ pivot: Pivot, _ elimination: inout Elimination) {
    if pivot.isLoneRow {
      for (row, value) in elimination.others(inColumn: pivot) {
        lower.append(row, value / pivot.value)
      }
    } else {
      for (column, value) in elimination.others(inRow: pivot) { upper.append(column, value) }
    }
    elimination.finish(pivot)
    add(pivot)
  }

  private mutating func add(_ pivot: Pivot) {
    pivotRows.append(pivot.row)
    pivotColumns.append(pivot.column)
    pivots.append(pivot.value)
    lower.endLine()
    upper.endLine()
  }

  /// The columns' values with which the rows have the given sums.
  func solve(_ sums: [Double]) -> [Double] {
    var sums = sums
    for step in pivots.indices {
      let sum = sums[pivotRows[step]]
      guard sum != 0 else { continue }
      for place in lower.range(step) { sums[lower.indices[place]] -= lower.values[place] * sum }
    }
    var result = [Double](repeating: 0, count: count)
    for step in pivots.indices.reversed() {
      var sum = sums[pivotRows[step]]
      for place in upper.range(step) { sum -= upper.values[place] * result[upper.indices[place]] }
      if sum != 0 { result[pivotColumns[step]] = sum / pivots[step] }
    }
    return result
  }

  /// The weights with which the rows together give a row of the coefficients.
  func combination(_ coefficients: [Double]) -> [Double] {
    var coefficients = coefficients
    var result = [Double](repeating: 0, count: count)
    for step in pivots.indices {
      let coefficient = coefficients[pivotColumns[step]]
      guard coefficient != 0 else { continue }
      let weight = coefficient / pivots[step]
      result[pivotRows[step]] = weight
      for place in upper.range(step) {
        coefficients[upper.indices[place]] -= upper.values[place] * weight
      }
    }
    for step in pivots.indices.reversed() {
      var weight = result[pivotRows[step]]
      for place in lower.range(step) {
        weight -= lower.values[place] * result[lower.indices[place]]
      }
      result[pivotRows[step]] = weight
    }
    return result
  }
}

/// The entry with which the other rows are eliminated.
struct Pivot {
  let row: Int
  let column: Int
  let value: Double
  /// Whether it is alone in its row; else, alone in its column.
  var isLoneRow = false
}
