internal import AccessibilityModel

/// The views of a screen that hide those below them, as far as colours are known.
struct Covers {
  private let screen: Screen
  private let elements: [Int]
  private let grid: FrameGrid

  init(_ screen: Screen, _ kinds: [ElementKinds]) {
    self.screen = screen
    elements = screen.elements.indices.filter {
      screen.elements[$0].isOpaque && !kinds[$0].isEmpty
    }
    grid = FrameGrid(elements.map { screen.elements[$0].frame })
  }

  /// Whether a view that is drawn later, and is not part of the element, contains its frame.
  func hide(_ index: Int) -> Bool {
    guard !elements.isEmpty else { return false }
    let frame = screen.elements[index].frame
    return grid.numbers(around: frame).contains {
      let other = elements[$0]
      return other >= Int(screen.elements[index].end)
        && screen.elements[other].frame.contains(frame, tolerance: 0.5)
    }
  }
}

extension Element {
  fileprivate var isOpaque: Bool {
    self.backgroundColor?.alpha == 1 && (self.alpha ?? 1) == 1
  }
}
