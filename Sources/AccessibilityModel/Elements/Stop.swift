/// A stop of the screen reader's cursor, with the context that its containers announce.
public struct Stop: Hashable, Sendable {
  /// The index of the element in its screen.
  public var element: Int
  public var context: StopContext?
  /// The containers around it that VoiceOver announces on entry, the outermost first, as indices.
  public var containers: [Int]

  public init(element: Int, context: StopContext? = nil, containers: [Int] = []) {
    self.element = element
    self.context = context
    self.containers = containers
  }
}

/// The announcement of a stop's container. Positions count from 1.
public enum StopContext: Hashable, Sendable {
  /// One of several equal elements, such as a segment.
  case series(index: Int, count: Int)
  /// Below a view with the trait `tabBar`.
  case tab(index: Int, count: Int)
  /// An item of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  case listStart, listEnd
  case landmarkStart, landmarkEnd
  indirect case dataTableCell(DataTableContext)
}

/// The position of a stop in its data table; rows and columns count from 0.
public struct DataTableContext: Hashable, Sendable {
  public var cell: TableCell
  /// Whether no cell of its row is in a lower column.
  public var isFirstInRow: Bool
  /// The headers of its row and of its column, as indices into the screen, in order.
  public var rowHeaders: [Int]
  public var columnHeaders: [Int]

  public init(cell: TableCell, isFirstInRow: Bool, rowHeaders: [Int], columnHeaders: [Int]) {
    self.cell = cell
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
