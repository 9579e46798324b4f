internal import AccessibilityModel

/// Areas of a picture that look like lines of text without an element for them.
///
/// The picture is divided into blocks. Letters have many vertical edges: a block with one in most
/// of its rows may hold some, and adjacent blocks may form a line. The colours then decide: one
/// colour on another, in strokes.
struct UncoveredTexts {
  private(set) var frames: [Rect] = []

  /// In points: half of a line of small text.
  private static let blockSize = 8.0
  /// A word of several letters; a line, or three of them.
  private static let leastWidth = 48.0
  private static let heights = 8.0...72.0
  /// The system's own texts: the time at the top, the bar for gestures at the bottom.
  private static let margin = (top: 60.0, bottom: 36.0)
  /// The maximum number that a report lists.
  private static let most = 10
  /// The largest difference that is not an edge.
  private static let leastEdge = 48

  private let picture: ScreenPicture
  private let columns: Int
  private let rows: Int
  /// In pixels.
  private let side: Int

  init(of screen: Screen, in picture: ScreenPicture) {
    self.picture = picture
    side = max(4, Int((Self.blockSize * picture.pixelsPerPoint).rounded()))
    columns = picture.bitmap.width / side
    rows = picture.bitmap.height / side
    var isOpen = [Bool](repeating: true, count: columns * rows)
    let top = max(Self.margin.top, screen.safeArea?.top ?? 0)
    let bottom = max(Self.margin.bottom, screen.safeArea?.bottom ?? 0)
    close(&isOpen, Rect(x: 0, y: 0, width: .greatestFiniteMagnitude, height: top))
    let end = Double(picture.bitmap.height) / picture.pixelsPerPoint - bottom
    close(&isOpen, Rect(x: 0, y: end, width: .greatestFiniteMagnitude, height: bottom * 2))
    for index in screen.elements.indices where Self.canRepresent(index, in: screen) {
      close(&isOpen, screen.elements[index].frame)
    }
    let busy = isOpen.indices.map { isOpen[$0] && isBusy(column: $0 % columns, row: $0 / columns) }
    frames = groups(of: busy).lazy.filter(isText).prefix(Self.most).map(\.self)
  }

  /// Whether an element can represent the content of its frame.
  private static func canRepresent(_ index: Int, in screen: Screen) -> Bool {
    let element = screen.elements[index]
    guard !element.isHidden, element.frame.isFinite, !element.frame.isEmpty else { return false }
    let isLeaf = screen.subtree(of: index).count == 1
    switch element.role {
    case .application, .window: return false
    case .other: break
    default: if isLeaf { return true }
    }
    let says = [element.label, element.value, element.text, element.title].contains {
      $0?.isEmpty == false
    }
    let isWide = element.frame.area > 0.5 * screen.bounds.area
    return element.isElement || says && (isLeaf || !isWide)
  }

  // MARK: Blocks

  /// Leaves out the blocks that a frame touches.
  private func close(_ isOpen: inout [Bool], _ frame: Rect) {
    let scale = picture.pixelsPerPoint / Double(side)
    func block(_ points: Double, _ most: Int) -> Int {
      Int(min(Double(most), max(0, points * scale)))
    }
    let last = (column: block(frame.maxX, columns - 1), row: block(frame.maxY, rows - 1))
    guard columns > 0, rows > 0, frame.minX * scale < Double(columns) else { return }
    let first = (column: block(frame.minX, columns - 1), row: block(frame.minY, rows - 1))
    guard first.column <= last.column, first.row <= last.row else { return }
    for row in first.row...last.row {
      for column in first.column...last.column { isOpen[row * columns + column] = false }
    }
  }

  /// Whether at least every second row of pixels has a vertical edge.
  private func isBusy(column: Int, row: Int) -> Bool {
    var edges = 0
    for y in (row * side)..<((row + 1) * side) {
      let line = y * picture.bitmap.width
      let start = column * side
      let end = min(start + side, picture.bitmap.width - 1)
      for x in start..<end {
        let pixels = picture.bitmap.pixels
        if pixels[line + x].difference(pixels[line + x + 1]) >= Self.leastEdge { edges += 1 }
      }
    }
    return edges * 2 >= side
  }

  /// The frames around blocks that touch each other, in points, from top to bottom.
  private func groups(of busy: [Bool]) -> [Rect] {
    var rest = busy
    var found: [Rect] = []
    for start in busy.indices where rest[start] {
      rest[start] = false
      var open = [start]
      var (left, right, top, bottom) = (
        start % columns, start % columns, start / columns, start / columns
      )
      while let block = open.popLast() {
        let (column, row) = (block % columns, block / columns)
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          // A space between words may be wider than a block.
          for x in max(0, column - 2)...min(columns - 1, column + 2) where rest[y * columns + x] {
            rest[y * columns + x] = false
            open.append(y * columns + x)
          }
        }
      }
      let size = Double(side) / picture.pixelsPerPoint
      found.append(
        Rect(
          x: Double(left) * size, y: Double(top) * size, width: Double(right - left + 1) * size,
          height: Double(bottom - top + 1) * size))
    }
    return found
  }

  // MARK: Text

  /// The share of letters in a tight frame around a line, and in one with wide spacing.
  private static let inkShare = 0.03...0.4

  private func isText(_ frame: Rect) -> Bool {
    guard frame.width >= Self.leastWidth, Self.heights.contains(frame.height),
      frame.width >= 1.5 * frame.height,
      let area = picture.area(
        of: Rect(
          x: frame.x - 4, y: frame.y - 4, width: frame.width + 8, height: frame.height + 8)),
      let look = AreaLook(of: area, content: .text), look.ground == .plain,
      let contrast = look.contrast, contrast.confidence >= MeasuredContrast.sureConfidence,
      contrast.ratio >= 2, let plain = look.plain
    else { return false }
    let ink = 1 - plain.ground.share
    return Self.inkShare.contains(ink)
  }
}
