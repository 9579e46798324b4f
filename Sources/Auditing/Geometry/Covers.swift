internal import AccessibilityModel

/// The views that cover an element completely.
enum Covering: Hashable, Sendable {
  /// A view with an opaque background hides it.
  case opaque(Int)
  /// A touch on it reaches a control above it, by its index; no colour shows whether that hides it.
  case target(Int)
}

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

  /// A view that is drawn later, is not part of the element, and contains its frame; nil for none.
  func view(hiding index: Int) -> Int? {
    guard !elements.isEmpty else { return nil }
    let frame = screen.elements[index].frame
    return grid.numbers(around: frame).lazy.map { elements[$0] }.first {
      $0 >= Int(screen.elements[index].end)
        && screen.elements[$0].frame.contains(frame, tolerance: 0.5)
    }
  }
}

extension Element {
  fileprivate var isOpaque: Bool {
    self.backgroundColor?.alpha == 1 && (self.alpha ?? 1) == 1
  }
}
