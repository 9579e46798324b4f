internal import AccessibilityModel

/// The cells of data tables by row and column, for the announcement of their position.
struct DataTables {
  /// More headers before a cell would be useless to hear.
  static let headersOfACell = 20

  private struct Position: Hashable {
    var table: Int
    var index: Int
  }

  private var cells: [Int: TableCell] = [:]
  private var firstColumns: [Position: Int] = [:]
  private var rowHeaders: [Position: [Int]] = [:]
  private var columnHeaders: [Position: [Int]] = [:]

  init(of stops: [ReadingTree.Unit], _ scopes: [ReadingTree.Scope], on screen: Screen) {
    guard scopes.contains(where: { $0.kind == .dataTable }) else { return }
    for unit in stops {
      guard let table = unit.scope.flatMap({ scopes[$0].position }),
        scopes[table].kind == .dataTable, let element = unit.element,
        let cell = screen.elements[element].cell
      else { continue }
      cells[element] = cell
      file(cell, of: element, in: table)
    }
    rowHeaders = rowHeaders.mapValues { sorted($0) { $0.column } }
    columnHeaders = columnHeaders.mapValues { sorted($0) { $0.row } }
  }

  private mutating func file(_ cell: TableCell, of element: Int, in table: Int) {
    if let row = cell.row {
      let place = Position(table: table, index: row)
      if let column = cell.column {
        firstColumns[place] = min(column, firstColumns[place] ?? column)
      }
      if cell.isRowHeader { rowHeaders[place, default: []].append(element) }
    }
    if cell.isColumnHeader, let column = cell.column {
      columnHeaders[Position(table: table, index: column), default: []].append(element)
    }
  }

  private func sorted(_ headers: [Int], by index: (TableCell) -> Int?) -> [Int] {
    func place(_ header: Int) -> Int { cells[header].flatMap(index) ?? .max }
    let sorted = headers.sorted { (place($0), $0) < (place($1), $1) }
    return Array(sorted.prefix(Self.headersOfACell + 2))
  }

  /// The announcement of a cell; nil for a stop that is not a cell of the table.
  ///
  /// Row headers are read only before the first cell of a row; a column header is not read before
  /// the first cell of the row below it, since it has just been read
  /// (docs/evidence/voiceover.md#data-tables).
  func context(of element: Int, in table: Int) -> StopContext? {
    guard let cell = cells[element] else { return nil }
    var isFirst = false
    var rows: [Int] = []
    if let row = cell.row, let column = cell.column {
      let place = Position(table: table, index: row)
      isFirst = firstColumns[place] == column
      if isFirst { rows = (rowHeaders[place] ?? []).filter { $0 != element } }
    }
    let columns = (cell.column.flatMap { columnHeaders[Position(table: table, index: $0)] } ?? [])
      .filter { header in
        guard header != element else { return false }
        guard isFirst, let row = cell.row, let above = cells[header]?.row else { return true }
        return above != row &- 1
      }
    return .dataTableCell(
      DataTableContext(
        cell: cell, isFirstInRow: isFirst,
        rowHeaders: Array(rows.prefix(Self.headersOfACell)),
        columnHeaders: Array(columns.prefix(Self.headersOfACell))))
  }
}
