/// A table of judgements: a row a line, cells separated by tabs, the names of the columns in the first line.
struct SampleTable {
  let columns: [String]

  /// The rows after the first, each made of its cells; throws at the first that `read` makes nothing of.
  func rows<Row>(of text: String, read: ([String]) -> Row?) throws(SampleTableError) -> [Row] {
    var rows: [Row] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard number > 0 else {
        guard cells == columns else { throw SampleTableError(line: 1, reason: "other columns") }
        continue
      }
      guard cells.count == columns.count, let row = read(cells) else {
        throw SampleTableError(line: number + 1, reason: "a cell that cannot be read")
      }
      rows.append(row)
    }
    return rows
  }
}

/// A row of a table that cannot be read.
struct SampleTableError: Error, Hashable {
  let line: Int
  let reason: String
}
