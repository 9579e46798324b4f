/// Removes from a matrix the entries that are alone in a row or a column.
struct Elimination {
  let rows: SparseLines
  let columns: SparseLines
  private(set) var isRowDone: [Bool]
  private(set) var isColumnDone: [Bool]
  private var rowCounts: [Int]
  private var columnCounts: [Int]
  private var loneRows: [Int]
  private var loneColumns: [Int]?

  init(_ matrix: SparseLines, count: Int) {
    rows = matrix
    columns = matrix.transposed(lineCount: count)
    isRowDone = [Bool](repeating: false, count: count)
    isColumnDone = isRowDone
    rowCounts = (0..<count).map { matrix.range($0).count }
    columnCounts = [Int](repeating: 0, count: count)
    for column in matrix.indices { columnCounts[column] += 1 }
    let counts = rowCounts
    loneRows = (0..<count).reversed().filter { counts[$0] == 1 }
  }

  mutating func nextLoneRow() -> Pivot? {
    while let row = loneRows.popLast() {
      guard !isRowDone[row] else { continue }
      for place in rows.range(row) where !isColumnDone[rows.indices[place]] {
        let column = rows.indices[place]
        return Pivot(row: row, column: column, value: rows.values[place], isLoneRow: true)
      }
    }
    return nil
  }

  mutating func nextLoneColumn() -> Pivot? {
    if loneColumns == nil {
      loneColumns = columnCounts.indices.reversed().filter {
        columnCounts[$0] == 1 && !isColumnDone[$0]
      }
    }
    while let column = loneColumns?.popLast() {
      guard !isColumnDone[column] else { continue }
      for place in columns.range(column) where !isRowDone[columns.indices[place]] {
        return Pivot(row: columns.indices[place], column: column, value: columns.values[place])
      }
    }
    return nil
  }

  func others(inColumn pivot: Pivot) -> [(row: Int, value: Double)] {
    columns.range(pivot.column).compactMap { place in
      let row = columns.indices[place]
      return row == pivot.row || isRowDone[row] ? nil : (row, columns.values[place])
    }
  }

  func others(inRow pivot: Pivot) -> [(column: Int, value: Double)] {
    rows.range(pivot.row).compactMap { place in
      let column = rows.indices[place]
      return column == pivot.column || isColumnDone[column] ? nil : (column, rows.values[place])
    }
  }

  mutating func finish(_ pivot: Pivot) {
    isRowDone[pivot.row] = true
    isColumnDone[pivot.column] = true
    for place in columns.range(pivot.column) where !isRowDone[columns.indices[place]] {
      let row = columns.indices[place]
      rowCounts[row] -= 1
      if rowCounts[row] == 1 { loneRows.append(row) }
    }
    for place in rows.range(pivot.row) where !isColumnDone[rows.indices[place]] {
      let column = rows.indices[place]
      columnCounts[column] -= 1
      if columnCounts[column] == 1 { loneColumns?.append(column) }
    }
  }
}
