/// Eliminates in a sparse matrix, short rows first, so that few entries arise (Markowitz 1957).
struct RestElimination {
  /// A pivot must not be smaller than this share of the largest entry of its row.
  private static let share = 0.1
  /// Entries below are what rounding left of nothing.
  private static let nothing = 1e-11

  private(set) var isColumnDone: [Bool]
  /// What is left of the last pivot row, but for the pivot.
  private(set) var restOfRow: [(column: Int, value: Double)] = []
  private(set) var leftRows: [Int] = []
  private var isRowDone: [Bool]
  private var rows: [Int: [(column: Int, value: Double)]] = [:]
  /// The rows that have or had an entry in a column.
  private var rowsByColumn: [Int: [Int]] = [:]
  private var columnCounts: [Int: Int] = [:]
  /// Rows by their number of entries; what has changed since is skipped.
  private var queue: [[Int]] = []

  init(_ elimination: Elimination) {
    isColumnDone = elimination.isColumnDone
    isRowDone = elimination.isRowDone
    for row in isRowDone.indices where !isRowDone[row] {
      var entries: [(column: Int, value: Double)] = []
      for place in elimination.rows.range(row) {
        let column = elimination.rows.indices[place]
        guard !isColumnDone[column] else { continue }
        entries.append((column, elimination.rows.values[place]))
        rowsByColumn[column, default: []].append(row)
        columnCounts[column, default: 0] += 1
      }
      rows[row] = entries
    }
    for row in isRowDone.indices.reversed() where !isRowDone[row] { enqueue(row) }
  }

  private mutating func enqueue(_ row: Int) {
    let length = rows[row]?.count ?? 0
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
      guard !isRowDone[row], let entries = rows[row], entries.count == length else { continue }
      guard let pivot = pivot(in: entries, of: row) else {
        leftRows.append(row)
        isRowDone[row] = true
        continue
      }
      return pivot
    }
    return nil
  }

  private func pivot(in entries: [(column: Int, value: Double)], of row: Int) -> Pivot? {
    let largest = entries.reduce(0) { max($0, abs($1.value)) }
    var best: (count: Int, pivot: Pivot)?
    for (column, value) in entries where abs(value) >= largest * Self.share {
      let count = columnCounts[column] ?? 0
      if let best, best.count <= count { continue }
      best = (count, Pivot(row: row, column: column, value: value))
    }
    return best?.pivot
  }

  /// Takes the pivot's row from all others with an entry in its column; returns with which factors.
  mutating func eliminate(_ pivot: Pivot) -> [(row: Int, factor: Double)] {
    isRowDone[pivot.row] = true
    isColumnDone[pivot.column] = true
    restOfRow = (rows.removeValue(forKey: pivot.row) ?? []).filter { $0.column != pivot.column }
    for entry in restOfRow { columnCounts[entry.column, default: 0] -= 1 }
    var factors: [(row: Int, factor: Double)] = []
    for row in rowsByColumn.removeValue(forKey: pivot.column) ?? [] where !isRowDone[row] {
      guard let entries = rows[row], let entry = entries.first(where: { $0.column == pivot.column })
      else { continue }
      let factor = entry.value / pivot.value
      factors.append((row, factor))
      rows[row] = difference(entries, factor, row: row, without: pivot.column)
      enqueue(row)
    }
    return factors
  }

  private mutating func difference(
    _ entries: [(column: Int, value: Double)], _ factor: Double, row: Int, without column: Int
  ) -> [(column: Int, value: Double)] {
    var result = entries.filter { $0.column != column }
    for (column, value) in restOfRow {
      if let place = result.firstIndex(where: { $0.column == column }) {
        result[place].value -= factor * value
        guard abs(result[place].value) < Self.nothing else { continue }
        result.remove(at: place)
        columnCounts[column, default: 0] -= 1
      } else {
        result.append((column, -factor * value))
        rowsByColumn[column, default: []].append(row)
        columnCounts[column, default: 0] += 1
      }
    }
    return result
  }
}
