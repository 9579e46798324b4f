public import AccessibilityModel

/// Rectangles by place, so that those near another are found without looking at all of them.
///
/// Each stands in one cell, that of its top left corner, in a grid whose cells are at least as wide
/// and as high as it is. A search goes through the few sizes of cells that occur and stays bounded
/// whatever the input: it gives up after a number of cells and of rectangles.
public struct FrameGrid: Sendable {
  private let frames: [Rect]
  /// The numbers of the rectangles, by cell.
  private var numbers: [Int32] = []
  /// For each cell, where its numbers start and how many there are.
  private var cells = CellTable(count: 0)
  /// The sizes of cells that occur, the largest first, each with the places of its numbers.
  private var levels: [(level: Level, places: Range<Int>)] = []

  /// A size of cells, as powers of two.
  private struct Level: Hashable {
    var x: UInt64
    var y: UInt64

    init(of key: UInt64) {
      x = key >> 59
      y = key >> 54 & 31
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

    var width: Double { Double(1 << x) }
    var height: Double { Double(1 << y) }

    func key(column: Int, row: Int) -> UInt64 {
      let mask: UInt64 = (1 << 27) - 1
      return x << 59 | y << 54 | (UInt64(bitPattern: Int64(column)) & mask) << 27
        | UInt64(bitPattern: Int64(row)) & mask
    }
  }

  /// - Parameter frames: those that are empty or lie beyond all measure are never found.
  public init(_ frames: [Rect]) {
    self.frames = frames
    var entries: [(key: UInt64, number: Int32)] = []
    entries.reserveCapacity(frames.count)
    for (number, frame) in frames.enumerated() where Self.isUsable(frame) {
      let level = Level(frame)
      let column = Self.cell(frame.minX, level.width)
      let row = Self.cell(frame.minY, level.height)
      entries.append((level.key(column: column, row: row), Int32(number)))
    }
    entries.sort { $0 < $1 }
    numbers = entries.map(\.number)
    var cellCount = 0
    for place in entries.indices where place == 0 || entries[place - 1].key != entries[place].key {
      cellCount += 1
    }
    cells = CellTable(count: cellCount)
    var start = 0
    for place in entries.indices
    where place == entries.count - 1 || entries[place + 1].key != entries[place].key {
      cells.insert(entries[place].key, start..<(place + 1))
      start = place + 1
    }
    findLevels(in: entries.map(\.key))
  }

  /// The keys of a level lie together, since they begin with it.
  private mutating func findLevels(in keys: [UInt64]) {
    var start = 0
    for place in keys.indices.dropFirst() where keys[place] >> 54 != keys[start] >> 54 {
      levels.append((Level(of: keys[start]), start..<place))
      start = place
    }
    if let first = keys.indices.contains(start) ? keys[start] : nil {
      levels.append((Level(of: first), start..<keys.count))
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
    // The largest first: they are few, and what is missed at the end is small.
    for (level, places) in levels where !search.isOver { look(at: level, places, &search) }
    return search.found.sorted()
  }

  private struct Search {
    let area: Rect
    let limit: Int
    var found: [Int] = []
    var visits = 0
    var isOver: Bool { visits > 16_384 || found.count >= limit }
  }

  private func look(at level: Level, _ places: Range<Int>, _ search: inout Search) {
    // A rectangle that reaches into the area may start one cell before it.
    let rows = Self.span(search.area.minY, search.area.maxY, level.height)
    let columns = Self.span(search.area.minX, search.area.maxX, level.width)
    // Fewer rectangles than cells: the rectangles are looked at themselves.
    if rows.count >= places.count / columns.count {
      compare(places, &search)
      return
    }
    for row in rows {
      for column in columns where !search.isOver {
        search.visits += 1
        guard let run = cells[level.key(column: column, row: row)] else { continue }
        compare(run, &search)
      }
    }
  }

  private func compare(_ places: Range<Int>, _ search: inout Search) {
    for place in places {
      if search.isOver { return }
      search.visits += 1
      let number = Int(numbers[place])
      if !frames[number].intersection(search.area).isNull { search.found.append(number) }
    }
  }

  private static func span(_ low: Double, _ high: Double, _ size: Double) -> ClosedRange<Int> {
    (cell(low, size) - 1)...cell(high, size)
  }

  private static func cell(_ position: Double, _ size: Double) -> Int {
    Int((position / size).rounded(.down))
  }

  /// A billion points is beyond any screen, and keeps the cells' numbers in their bits.
  private static func isUsable(_ rect: Rect) -> Bool {
    rect.isFinite && !rect.isEmpty && abs(rect.x) < 1e9 && abs(rect.y) < 1e9
      && rect.width < 1e9 && rect.height < 1e9
  }
}
