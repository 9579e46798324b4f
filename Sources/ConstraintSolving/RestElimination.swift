/// Eliminates in a sparse matrix, short rows first, so that few entries are created (Markowitz
/// 1957).
struct RestElimination {
  /// A pivot must not be smaller than this share of the largest entry of its row.
  private static let share = 0.1
  /// Smaller entries are rounding errors of zero.
  private static let nothing = 1e-11

  typealias Entry = (column: Int, value: Double)

  private(set) var isColumnDone: [Bool]
  /// The remainder of the last pivot row, without the pivot.
  private(set) var restOfRow: [Entry] = []
  private(set) var leftRows: [Int] = []
  private var isRowDone: [Bool]
  private var rows: [[Entry]]
  /// The rows that have or had an entry in a column.
  private var rowsByColumn: [[Int]]
  private var columnCounts: [Int]
  /// Rows by their number of entries; outdated ones are skipped.
  private var queue: [[Int]] = []
  /// The position of each column in the current row.
  private var places: [Int]

  init(_ elimination: Elimination) {
    let count = elimination.isRowDone.count
    isColumnDone = elimination.isColumnDone
    isRowDone = elimination.isRowDone
    rows = [[Entry]](repeating: [], count: count)
    rowsByColumn = [[Int]](repeating: [], count: count)
    columnCounts = [Int](repeating: 0, count: count)
    places = [Int](repeating: -1, count: count)
    for row in isRowDone.indices.reversed() where !isRowDone[row] {
      for place in elimination.rows.range(row) {
        let column = elimination.rows.indices[place]
        guard !isColumnDone[column] else { continue }
        rows[row].append((column, elimination.rows.values[place]))
        rowsByColumn[column].append(row)
        columnCounts[column] += 1
      }
      enqueue(row)
    }
  }

  private mutating func enqueue(_ row: Int) {
    let length = rows[row].count
    while queue.count <= length { queue.append([]) }
    queue[length].append(row)
  }

  mutating func nextPivot() -> Pivot? {
    var length = 0
    while length < queue.count {
      guard let row = queue[length].popLast() else {
        length += 1
        continue
      }
      guard !isRowDone[row], rows[row].count == length else { continue }
      guard let pivot = pivot(of: row) else {
        leftRows.append(row)
        isRowDone[row] = true
        continue
      }
      return pivot
    }
    return nil
  }

  private func pivot(of row: Int) -> Pivot? {
    let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
    var best: (count: Int, pivot: Pivot)?
    for (column, value) in rows[row] where abs(value) >= largest * Self.share {
      if let best, best.count <= columnCounts[column] { continue }
      best = (columnCounts[column], Pivot(row: row, column: column, value: value))
    }
    return best?.pivot
  }

  /// Subtracts the pivot's row from all others with an entry in its column; returns the factors.
  mutating func eliminate(_ pivot: Pivot) -> [(row: Int, factor: Double)] {
    isRowDone[pivot.row] = true
    isColumnDone[pivot.column] = true
    restOfRow = rows[pivot.row].filter { $0.column != pivot.column }
    rows[pivot.row] = []
    for entry in restOfRow { columnCounts[entry.column] -= 1 }
    var factors: [(row: Int, factor: Double)] = []
    for row in rowsByColumn[pivot.column] where !isRowDone[row] {
      guard let place = rows[row].firstIndex(where: { $0.column == pivot.column }) else { continue }
      let factor = rows[row].remove(at: place).value / pivot.value
      factors.append((row, factor))
      subtract(factor, from: row)
      enqueue(row)
    }
    rowsByColumn[pivot.column] = []
    return factors
  }

  /// Subtracts the rest of the pivot's row from another, which then lacks its column.
  private mutating func subtract(_ factor: Double, from row: Int) {
    for (place, entry) in rows[row].enumerated() { places[entry.column] = place }
    var hasNothings = false
    for (column, value) in restOfRow {
      if places[column] >= 0 {
        rows[row][places[column]].value -= factor * value
        hasNothings = hasNothings || abs(rows[row][places[column]].value) < Self.nothing
      } else {
        rows[row].append((column, -factor * value))
        rowsByColumn[column].append(row)
        columnCounts[column] += 1
      }
    }
    for entry in rows[row] { places[entry.column] = -1 }
    guard hasNothings else { return }
    for entry in rows[row] where abs(entry.value) < Self.nothing { columnCounts[entry.column] -= 1 }
    rows[row].removeAll { abs($0.value) < Self.nothing }
  }
}
