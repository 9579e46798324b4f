public import AccessibilityModel

/// Rectangles by place, so that those near another are found without looking at all of them.
///
/// Each stands in one cell, that of its top left corner, in a grid whose cells are at least as wide
/// and as high as it is. Cells of one size lie row by row, so that a search reads what it looks at in
/// a row too. It goes through the few sizes that occur and stays bounded whatever the input: it gives
/// up after a number of steps and of rectangles.
public struct FrameGrid: Sendable {
  private let frames: [Rect]
  /// The rectangles by their cells.
  private var entries: [Entry] = []
  /// The sizes of cells that occur, the largest first, each with the places of its cells.
  private var levels: [(level: Level, places: Range<Int>)] = []

  private struct Entry {
    let cell: UInt64
    let number: Int32
  }

  /// A size of cells, as powers of two.
  private struct Level {
    private let x: UInt64
    private let y: UInt64

    init(of cell: UInt64) {
      x = cell >> 59
      y = cell >> 54 & 31
    }

    /// - Parameter rect: a usable one.
    init(_ rect: Rect) {
      x = Self.exponent(of: rect.width)
      y = Self.exponent(of: rect.height)
    }

    /// That of the lowest power of two that is as large, from 16 points on: what is smaller lies
    /// together.
    private static func exponent(of length: Double) -> UInt64 {
      guard length > 16 else { return 4 }
      let fraction = length.bitPattern & (1 << 52 - 1)
      return length.bitPattern >> 52 - 1023 + (fraction == 0 ? 0 : 1)
    }

    func row(_ position: Double) -> UInt64 { Self.number(position, y) }
    func column(_ position: Double) -> UInt64 { Self.number(position, x) }

    /// Of 27 bits; what is beyond all measure lies in the first or the last.
    private static func number(_ position: Double, _ exponent: UInt64) -> UInt64 {
      let middle = Double(1 << 26)
      // By a power of two, so that nothing is rounded.
      let part = Double(bitPattern: (1023 - exponent) << 52)
      let cells = max(-middle, min(middle - 1, position * part))
      let whole = Int(cells)
      return UInt64(whole - (Double(whole) > cells ? 1 : 0) + 1 << 26)
    }

    func cell(row: UInt64, column: UInt64) -> UInt64 { x << 59 | y << 54 | row << 27 | column }
  }

  private static func row(of cell: UInt64) -> UInt64 { cell >> 27 & ((1 << 27) - 1) }
  private static func column(of cell: UInt64) -> UInt64 { cell & ((1 << 27) - 1) }

  /// - Parameter frames: those that are empty or lie beyond all measure are never found.
  public init(_ frames: [Rect]) { self.init(frames.indices, in: frames) }

  /// Some of many rectangles, by their numbers there.
  public init(_ numbers: [Int32], of frames: [Rect]) { self.init(numbers, in: frames) }

  // Not public, since it would not be made for other modules' lists.
  private init<Number: BinaryInteger>(_ numbers: some Collection<Number>, in frames: [Rect]) {
    self.frames = frames
    entries.reserveCapacity(numbers.count)
    for number in numbers where Self.isUsable(frames[Int(number)]) {
      let frame = frames[Int(number)]
      let level = Level(frame)
      let cell = level.cell(row: level.row(frame.minY), column: level.column(frame.minX))
      entries.append(Entry(cell: cell, number: Int32(number)))
    }
    entries.sort { $0.cell < $1.cell }
    // The cells of a level lie together, since they begin with it.
    var start = 0
    for place in entries.indices
    where place == entries.count - 1 || entries[place + 1].cell >> 54 != entries[start].cell >> 54 {
      levels.append((Level(of: entries[start].cell), start..<(place + 1)))
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
    search.found.reserveCapacity(min(limit, 16))
    // The largest first: they are few, and what is missed at the end is small.
    for place in levels.indices where !search.isOver {
      look(at: levels[place].level, levels[place].places, &search)
    }
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
    while place < places.upperBound, entries[place].cell <= end, !search.isOver {
      search.visits += 1
      let column = Self.column(of: entries[place].cell)
      if (left...right).contains(column) {
        let number = Int(entries[place].number)
        if !frames[number].intersection(area).isNull { search.found.append(number) }
        place += 1
      } else {
        let row = Self.row(of: entries[place].cell) + (column > right ? 1 : 0)
        place = firstPlace(
          from: level.cell(row: row, column: left), in: (place + 1)..<places.upperBound,
          near: place + 1)
      }
    }
  }

  /// Where a cell would be if all rows between the first and the last held equally many.
  private func likelyPlace(of cell: UInt64, in places: Range<Int>) -> Int {
    let (first, last) = (
      Self.row(of: entries[places.lowerBound].cell),
      Self.row(of: entries[places.upperBound - 1].cell)
    )
    let row = min(max(Self.row(of: cell), first), last)
    let part = Double(row - first) / Double(last - first + 1)
    return places.lowerBound + Int(part * Double(places.count))
  }

  /// The first place with the given cell or one behind it; near the given place it is found at once.
  private func firstPlace(from cell: UInt64, in places: Range<Int>, near start: Int) -> Int {
    var (low, high, step) = (places.lowerBound, places.upperBound, 1)
    if start < high, entries[start].cell < cell {
      low = start + 1
      while low + step <= high, entries[low + step - 1].cell < cell {
        low += step
        step *= 2
      }
      high = min(low + step, high)
    } else {
      high = min(start, high)
      while high - step >= low, entries[high - step].cell >= cell {
        high -= step
        step *= 2
      }
      low = max(high - step, low)
    }
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].cell < cell { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A billion points is beyond any screen.
  private static func isUsable(_ rect: Rect) -> Bool {
    rect.isFinite && !rect.isEmpty && abs(rect.x) < 1e9 && abs(rect.y) < 1e9
      && rect.width < 1e9 && rect.height < 1e9
  }
}
