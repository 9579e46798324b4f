/// A place where the screen reader's cursor stops, with what its surroundings add to the words.
///
/// A screen of a million elements has half as many: what few of them have stands apart.
public struct Stop: Hashable, Sendable {
  private var place: Int32
  private var facts: SharedFacts<Facts>?

  private struct Facts: Hashable, Sendable {
    var context: StopContext?
    var containers: [Int] = []
  }

  public init(element: Int, context: StopContext? = nil, containers: [Int] = []) {
    place = Int32(element)
    guard context != nil || !containers.isEmpty else { return }
    facts = SharedFacts(Facts(context: context, containers: containers))
  }

  /// The index of the element in its screen.
  public var element: Int {
    get { Int(place) }
    set { place = Int32(newValue) }
  }

  public var context: StopContext? {
    get { facts?.facts.context }
    set { self = Stop(element: element, context: newValue, containers: containers) }
  }

  /// The containers around it that VoiceOver announces on entry, the outermost first, as indices.
  public var containers: [Int] {
    get { facts?.facts.containers ?? [] }
    set { self = Stop(element: element, context: context, containers: newValue) }
  }

  public static func == (a: Stop, b: Stop) -> Bool {
    a.place == b.place && (a.facts === b.facts || a.facts?.facts == b.facts?.facts)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// What the container of a stop makes of it. Positions count from 1.
public enum StopContext: Hashable, Sendable {
  /// One of several of a kind, such as a segment.
  case series(index: Int, count: Int)
  /// Below a view with the trait `tabBar`.
  case tab(index: Int, count: Int)
  /// An item of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  case listStart, listEnd
  case landmarkStart, landmarkEnd
  /// Apart, because few stops are cells and all would take its room.
  indirect case dataTableCell(DataTableContext)
}

/// The place of a stop in its data table; rows and columns count from 0.
public struct DataTableContext: Hashable, Sendable {
  public var cell: TableCell
  /// Whether no cell of its row stands in a lower column.
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
