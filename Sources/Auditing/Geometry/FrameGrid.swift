public import AccessibilityModel

/// Rectangles by position, so that the neighbours of one are found without checking all.
///
/// Each is in one cell, that of its top left corner, in a grid whose cells are at least as wide and
/// as high as it is. A search visits the few cell sizes that occur and is bounded for any input: it
/// stops after a number of steps and of rectangles.
public struct FrameGrid: Sendable {
  private let frames: [Rect]
  /// The rectangles by their cells: those of one size together, row by row.
  private let entries: [(cell: Cell, number: Int)]
  /// The cell sizes that occur, largest first, each with the indices of its entries.
  private let sizes: [(size: CellSize, places: Range<Int>)]

  /// - Parameter frames: empty and extremely distant ones are never found.
  public init(_ frames: [Rect]) {
    self.frames = frames
    let entries = frames.indices.filter { Self.isUsable(frames[$0]) }
      .map { (cell: CellSize(frames[$0]).cell(of: frames[$0]), number: $0) }
      .sorted { ($0.cell, $0.number) < ($1.cell, $1.number) }
    var sizes: [(size: CellSize, places: Range<Int>)] = []
    for place in entries.indices {
      if let last = sizes.last, last.size == entries[place].cell.size {
        sizes[sizes.count - 1].places = last.places.lowerBound..<(place + 1)
      } else {
        sizes.append((entries[place].cell.size, place..<(place + 1)))
      }
    }
    self.entries = entries
    self.sizes = sizes.reversed()
  }

  /// The numbers of the rectangles that overlap the given one, in ascending order.
  ///
  /// - Parameters:
  ///   - margin: the distance around it that is also searched.
  ///   - limit: the maximum number.
  public func numbers(around rect: Rect, margin: Double = 0, limit: Int = 256) -> [Int] {
    guard Self.isUsable(rect) else { return [] }
    let area = Rect(
      x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
    var search = Search(area: area, limit: limit)
    // Largest first: they are few, and rectangles missed at the end are small.
    for (size, places) in sizes where !search.isOver { look(at: size, places, &search) }
    return search.found.sorted()
  }

  private struct Search {
    let area: Rect
    let limit: Int
    var found: [Int] = []
    var visits = 0
    var isOver: Bool { visits > 16_384 || found.count >= limit }
  }

  /// Visits the rows that intersect the area, and skips cells beside it.
  private func look(at size: CellSize, _ places: Range<Int>, _ search: inout Search) {
    let (first, last) = size.cells(meeting: search.area)
    var place = places.partitioningIndex { entries[$0].cell >= first }
    while place < places.upperBound, entries[place].cell <= last, !search.isOver {
      search.visits += 1
      var cell = entries[place].cell
      if (first.column...last.column).contains(cell.column) {
        let number = entries[place].number
        if !frames[number].intersection(search.area).isNull { search.found.append(number) }
        place += 1
      } else {
        if cell.column > last.column { cell.row += 1 }
        cell.column = first.column
        place = ((place + 1)..<places.upperBound).partitioningIndex { entries[$0].cell >= cell }
      }
    }
  }

  /// A billion points is beyond any screen.
  private static func isUsable(_ rect: Rect) -> Bool {
    rect.isFinite && !rect.isEmpty && abs(rect.x) < 1e9 && abs(rect.y) < 1e9
      && rect.width < 1e9 && rect.height < 1e9
  }
}

/// A cell size, as exponents of two, from 16 points: smaller rectangles share it.
private struct CellSize: Comparable {
  private let width: Int
  private let height: Int

  /// The smallest cells that hold a rectangle.
  init(_ rect: Rect) {
    width = Self.exponent(of: rect.width)
    height = Self.exponent(of: rect.height)
  }

  private static func exponent(of length: Double) -> Int {
    length > 16 ? Int(length.exponent) + (length.significand == 1 ? 0 : 1) : 4
  }

  /// The cell of the top left corner.
  func cell(of rect: Rect) -> Cell {
    Cell(
      size: self, row: Self.number(rect.minY, height), column: Self.number(rect.minX, width))
  }

  /// The first and the last cell whose rectangles may extend into an area: one may start a cell
  /// earlier.
  func cells(meeting area: Rect) -> (first: Cell, last: Cell) {
    var first = cell(of: area)
    first.row -= 1
    first.column -= 1
    let (row, column) = (Self.number(area.maxY, height), Self.number(area.maxX, width))
    return (first, Cell(size: self, row: row, column: column))
  }

  private static func number(_ position: Double, _ exponent: Int) -> Int {
    Int((max(-1e9, min(1e9, position)) / Double(1 << exponent)).rounded(.down))
  }

  static func < (a: CellSize, b: CellSize) -> Bool {
    (a.width, a.height) < (b.width, b.height)
  }
}

private struct Cell: Comparable {
  let size: CellSize
  var row: Int
  var column: Int

  static func < (a: Cell, b: Cell) -> Bool {
    (a.size, a.row, a.column) < (b.size, b.row, b.column)
  }
}
