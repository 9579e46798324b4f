internal import AccessibilityModel
internal import SourceText

// Columns of AppKit's matrices and tables, which are not views.

extension IBHandler {
  /// Counts the columns of a matrix, and records those of a table.
  mutating func readColumn(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    if tag.name == "column" { document.objects[object].links.columns += 1 }
    guard tag.name == "tableColumn" else { return }
    // As AppKit does for a column without a width.
    let width = min(max(tag.number(.width) ?? 100, 0), 1e6)
    document.objects[object].links.tableColumns.append(
      IBLinks.TableColumn(width: width, isHidden: tag.isYes(.hidden)))
  }

  /// Records the title of the last column.
  mutating func readHeader(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    guard let last = document.objects[object].links.tableColumns.indices.last else { return }
    document.objects[object].links.tableColumns[last].title = tag.string(.title) ?? ""
    document.objects[object].links.tableColumns[last].line = tag.line
    document.objects[object].links.tableColumns[last].column = tag.column
  }
}
