internal import AccessibilityModel

/// Finds space for badges beside regions. They cover neither texts nor each other, and other
/// regions only if no other space is left.
///
/// A grid of cells records the occupied space, so that each badge costs the same on any screen.
struct BadgePlacement {
  private enum Cell: Comparable { case free, region, text }

  private let area: Rect
  private let cell: Double
  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  private static let mostRows = 240.0

  /// - Parameters:
  ///   - area: the space for badges.
  ///   - step: the side of a cell, unless the area would have too many.
  init(in area: Rect, step: Double) {
    self.area = area
    cell = max(step, area.height / Self.mostRows, area.width / Self.mostRows)
    columns = max(1, Int((area.width / cell).rounded(.up)))
    rows = max(1, Int((area.height / cell).rounded(.up)))
    cells = Array(repeating: .free, count: columns * rows)
  }

  /// Keeps the frame of a text free of badges.
  mutating func take(textAt frame: Rect) { take(frame, .text) }

  /// Keeps the frame of a region free of the badges of others, as far as space permits.
  mutating func take(regionAt frame: Rect) { take(frame, .region) }

  private mutating func take(_ frame: Rect, _ content: Cell) {
    guard let range = cells(of: frame) else { return }
    for row in range.rows {
      for column in range.columns {
        let index = row * columns + column
        cells[index] = max(cells[index], content)
      }
    }
  }

  /// The top left corner for a badge of a size beside a frame: at one of its corners, outside, else
  /// at the edge of the picture at its height.
  mutating func place(_ size: Size, beside frame: Rect) -> Point {
    let corners = corners(size, of: frame)
    let point =
      corners.first { isFree(size, at: $0, upTo: .free) }
      ?? corners.first { isFree(size, at: $0, upTo: .region) }
      ?? edges(size, of: frame).first { isFree(size, at: $0, upTo: .region) }
      ?? Point(x: max(area.minX, frame.minX - size.width), y: max(area.minY, frame.minY))
    take(textAt: Rect(x: point.x, y: point.y, width: size.width, height: size.height))
    return point
  }

  private func corners(_ size: Size, of frame: Rect) -> [Point] {
    let (left, above) = (frame.minX - size.width, frame.minY - size.height)
    return [
      Point(x: left, y: frame.minY), Point(x: frame.minX, y: above),
      Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX - size.width, y: above),
      Point(x: left, y: frame.maxY - size.height), Point(x: frame.minX, y: frame.maxY),
      Point(x: frame.maxX, y: frame.maxY - size.height),
      Point(x: frame.maxX - size.width, y: frame.maxY),
    ]
  }

  private func edges(_ size: Size, of frame: Rect) -> [Point] {
    let heights = (0..<12).map { frame.minY + Double($0) * size.height * 0.5 }
    let sides = [area.minX, area.maxX - size.width]
    return (frame.center.x < area.center.x ? sides : sides.reversed()).flatMap { x in
      heights.map { Point(x: x, y: $0) }
    }
  }

  private func isFree(_ size: Size, at point: Point, upTo content: Cell) -> Bool {
    let frame = Rect(x: point.x, y: point.y, width: size.width, height: size.height)
    guard area.contains(frame, tolerance: cell / 2),
      let range = cells(of: frame.inset(by: cell / 4))
    else { return false }
    return range.rows.allSatisfy { row in
      range.columns.allSatisfy { cells[row * columns + $0] <= content }
    }
  }

  private func cells(of frame: Rect) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let inside = frame.intersection(area)
    guard !inside.isNull else { return nil }
    func index(_ distance: Double, _ count: Int) -> Int {
      min(count - 1, max(0, Int(distance / cell)))
    }
    let top = index(inside.minY - area.minY, rows)
    let left = index(inside.minX - area.minX, columns)
    // An edge on the border of two cells belongs to the first only.
    return (
      top...max(top, index(inside.maxY - area.minY - cell / 100, rows)),
      left...max(left, index(inside.maxX - area.minX - cell / 100, columns))
    )
  }
}
