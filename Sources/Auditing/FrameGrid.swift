public import AccessibilityModel

/// Rectangles by place, so that those near another are found without looking at all of them.
///
/// Each stands in one cell, that of its top left corner, in a grid whose cells are at least as wide
/// and as high as it is. Cells of one size lie row by row, so that a search reads what it looks at in
/// a row too. It goes through the few sizes that occur and stays bounded whatever the input: it gives
/// up after a number of steps and of rectangles.
public struct FrameGrid: Sendable {
  private let frames: [Rect]
  /// The cell of each rectangle, sorted, and its number.
  private var cells: [UInt64] = []
  private var numbers: [Int32] = []
  /// The sizes of cells that occur, the largest first, each with the places of its cells.
  private var levels: [(level: Level, places: Range<Int>)] = []

  /// A size of cells, as powers of two.
  private struct Level: Hashable {
    var x: UInt64
    var y: UInt64

    init(of cell: UInt64) {
      x = cell >> 59
      y = cell >> 54 & 31
    }

    init(_ rect: Rect) {
      x = Self.exponent(of: rect.width)
      y = Self.exponent(of: rect.height)
    }

    /// From 16 points on: what is smaller lies together.
    private static func exponent(of length: Double) -> UInt64 {
      var exponent: UInt64 = 4
      while exponent < 30, Double(1 << exponent) < length { exponent += 1 }
      return exponent
    }

    private var width: Double { Double(1 << x) }
    private var height: Double { Double(1 << y) }

    func row(_ y: Double) -> UInt64 { Self.number(y, height) }
    func column(_ x: Double) -> UInt64 { Self.number(x, width) }

    /// Of 27 bits; what is beyond all measure lies in the first or the last.
    private static func number(_ position: Double, _ size: Double) -> UInt64 {
      let middle = Double(1 << 26)
      return UInt64(max(0, min(2 * middle - 1, (position / size).rounded(.down) + middle)))
    }

    func cell(row: UInt64, column: UInt64) -> UInt64 { x << 59 | y << 54 | row << 27 | column }
  }

  private static func row(of cell: UInt64) -> UInt64 { cell >> 27 & ((1 << 27) - 1) }
  private static func column(of cell: UInt64) -> UInt64 { cell & ((1 << 27) - 1) }

  /// - Parameter frames: those that are empty or lie beyond all measure are never found.
  public init(_ frames: [Rect]) {
    self.frames = frames
    var entries: [(cell: UInt64, number: Int32)] = []
    entries.reserveCapacity(frames.count)
    for (number, frame) in frames.enumerated() where Self.isUsable(frame) {
      let level = Level(frame)
      let cell = level.cell(row: level.row(frame.minY), column: level.column(frame.minX))
      entries.append((cell, Int32(number)))
    }
    entries.sort { $0 < $1 }
    cells = entries.map(\.cell)
    numbers = entries.map(\.number)
    // The cells of a level lie together, since they begin with it.
    var start = 0
    for place in cells.indices
    where place == cells.count - 1 || cells[place + 1] >> 54 != cells[start] >> 54 {
      levels.append((Level(of: cells[start]), start..<(place + 1)))
      start = place + 1
    }
    levels.reverse()
  }

  /// The numbers of the rectangles that share an area with the given one, in ascending order.
  ///
  /// - Parameters:
  ///   - margin: how far around it to look too.
  ///   - limit: how many at most.
  public func numbers(around rect: Rect, margin: Double = 0, limit: Int = 256) -> [Int] {
    guard Self.isUsable(rect) else { return [] }
    let area = Rect(
      x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
    var search = Search(area: area, limit: limit)
    search.found.reserveCapacity(8)
    // The largest first: they are few, and what is missed at the end is small.
    for (level, places) in levels where !search.isOver { look(at: level, places, &search) }
    search.found.sort()
    return search.found
  }

  private struct Search {
    let area: Rect
    let limit: Int
    var found: [Int] = []
    var visits = 0
    var isOver: Bool { visits > 16_384 || found.count >= limit }
  }

  /// Goes along the rows that the area meets, and jumps over what lies beside it.
  private func look(at level: Level, _ places: Range<Int>, _ search: inout Search) {
    let area = search.area
    // A rectangle that reaches into the area may start one cell before it.
    let (left, right) = (max(1, level.column(area.minX)) - 1, level.column(area.maxX))
    let end = level.cell(row: level.row(area.maxY), column: right)
    let top = level.cell(row: max(1, level.row(area.minY)) - 1, column: left)
    var place = firstPlace(from: top, in: places, near: likelyPlace(of: top, in: places))
    while place < places.upperBound, cells[place] <= end, !search.isOver {
      search.visits += 1
      let column = Self.column(of: cells[place])
      if (left...right).contains(column) {
        let number = Int(numbers[place])
        if !frames[number].intersection(area).isNull { search.found.append(number) }
        place += 1
      } else {
        let row = Self.row(of: cells[place]) + (column > right ? 1 : 0)
        place = firstPlace(
          from: level.cell(row: row, column: left), in: (place + 1)..<places.upperBound,
          near: place + 1)
      }
    }
  }

  /// Where a cell would be if all rows between the first and the last held equally many.
  private func likelyPlace(of cell: UInt64, in places: Range<Int>) -> Int {
    let (first, last) = (
      Self.row(of: cells[places.lowerBound]), Self.row(of: cells[places.upperBound - 1])
    )
    let row = min(max(Self.row(of: cell), first), last)
    let part = Double(row - first) / Double(last - first + 1)
    return places.lowerBound + Int(part * Double(places.count))
  }

  /// The first place with the given cell or one behind it; near the given place it is found at once.
  private func firstPlace(from cell: UInt64, in places: Range<Int>, near start: Int) -> Int {
    var (low, high, step) = (places.lowerBound, places.upperBound, 1)
    if start < high, cells[start] < cell {
      low = start + 1
      while low + step <= high, cells[low + step - 1] < cell {
        low += step
        step *= 2
      }
      high = min(low + step, high)
    } else {
      high = min(start, high)
      while high - step >= low, cells[high - step] >= cell {
        high -= step
        step *= 2
      }
      low = max(high - step, low)
    }
    while low < high {
      let middle = low + (high - low) / 2
      if cells[middle] < cell { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A billion points is beyond any screen.
  private static func isUsable(_ rect: Rect) -> Bool {
    rect.isFinite && !rect.isEmpty && abs(rect.x) < 1e9 && abs(rect.y) < 1e9
      && rect.width < 1e9 && rect.height < 1e9
  }
}
