internal import AccessibilityModel
internal import SourceText

/// The data tables of a hierarchy: the row and column of each child, and which are headers.
struct SnapshotTables {
  /// The header texts of one cell.
  struct Headers {
    var rows: JSONValue?
    var columns: JSONValue?
  }

  private var tables: [(index: Int, cells: JSONValue?)] = []
  private var headers: [Int: Headers] = [:]

  mutating func add(table index: Int, cells: JSONValue?) { tables.append((index, cells)) }

  mutating func note(_ headers: Headers, of cell: Int) { self.headers[cell] = headers }

  static func cell(
    row: JSONValue?, column: JSONValue?, rowSpan: JSONValue?, columnSpan: JSONValue?
  ) -> TableCell {
    var cell = TableCell()
    cell.row = place(row)
    cell.column = place(column)
    cell.rowSpan = max(1, place(rowSpan) ?? 1)
    cell.columnSpan = max(1, place(columnSpan) ?? 1)
    return cell
  }

  /// A row, a column or a count; UIKit writes the largest integer for “not found”.
  static func place(_ value: JSONValue?) -> Int? {
    value?.integer.flatMap { (0..<1_000_000).contains($0) ? $0 : nil }
  }

  /// Sets the position of each cell, and marks the cells that others name as headers.
  func fillIn(_ screen: inout Screen) {
    for table in tables {
      let children = Array(screen.children(of: table.index))
      if let cells = table.cells {
        place(children, by: cells, in: &screen)
      } else {
        findHeaders(among: children, in: &screen)
      }
    }
  }

  /// Newer versions: one entry for each child, headers as indices of children.
  private func place(_ children: [Int], by cells: JSONValue, in screen: inout Screen) {
    for (child, entry) in zip(children, cells.elements) where entry.kind == .object {
      let cell = Self.cell(
        row: entry["row"], column: entry["column"], rowSpan: entry["rowSpan"],
        columnSpan: entry["columnSpan"])
      screen.update(child) { element in
        var cell = cell
        cell.isRowHeader = element.details.cell?.isRowHeader ?? false
        cell.isColumnHeader = element.details.cell?.isColumnHeader ?? false
        element.details.cell = cell
      }
      mark(entry["rowHeaderChildIndices"], among: children, in: &screen) { $0.isRowHeader = true }
      mark(entry["columnHeaderChildIndices"], among: children, in: &screen) {
        $0.isColumnHeader = true
      }
    }
  }

  private func mark(
    _ positions: JSONValue?, among children: [Int], in screen: inout Screen,
    _ change: (inout TableCell) -> Void
  ) {
    guard let positions else { return }
    for position in positions.elements.compactMap(\.integer)
    where children.indices.contains(position) {
      screen.update(children[position]) { element in
        var cell = element.details.cell ?? TableCell()
        change(&cell)
        element.details.cell = cell
      }
    }
  }

  /// Older versions: each cell has the texts of its headers; a cell with such a text is a header.
  private func findHeaders(among children: [Int], in screen: inout Screen) {
    var rows: Set<String> = []
    var columns: Set<String> = []
    for child in children {
      guard let headers = headers[child] else { continue }
      for header in headers.rows?.elements.map(Self.words) ?? [] { rows.insert(header) }
      for header in headers.columns?.elements.map(Self.words) ?? [] { columns.insert(header) }
    }
    guard !rows.isEmpty || !columns.isEmpty else { return }
    for child in children {
      let element = screen.elements[child]
      let words = Self.words(element.label, element.value)
      guard element.details.cell != nil, rows.contains(words) || columns.contains(words) else {
        continue
      }
      screen.update(child) {
        $0.details.cell?.isRowHeader = rows.contains(words)
        $0.details.cell?.isColumnHeader = columns.contains(words)
      }
    }
  }

  private static func words(_ header: JSONValue) -> String {
    words(header["label"]?.string, header["value"]?.string)
  }

  private static func words(_ label: String?, _ value: String?) -> String {
    "\(label ?? "")\u{0}\(value ?? "")"
  }
}
