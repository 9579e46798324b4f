public import AccessibilityModel

/// A screen after rotating the device: the other layout in the file, or a computed one.
public struct RotatedScreen: Sendable {
  public let original: Screen
  public let screen: Screen
  public let matching: ElementMatching

  /// Whether the frames are not in a file, but follow from autoresizing masks or constraints.
  public var isComputed: Bool { screen.isComputed }

  /// Uses another layout or capture of the same screen.
  ///
  /// If one of the two was computed from the other, no matching is needed.
  ///
  /// - Parameter readingOrder: returns the stops of a screen in reading order, by index.
  public init(
    _ original: Screen, given screen: Screen, readingOrder: (Screen) -> [Int]
  ) {
    self.original = original
    self.screen = screen
    let isSameTree =
      screen.isComputed != original.isComputed && screen.elements.count == original.elements.count
    matching =
      isSameTree
      ? ElementMatching(identityOf: original.elements.count)
      : ElementMatching(
        original, order: readingOrder(original), screen, order: readingOrder(screen))
  }

  /// Computes a screen from its springs and struts.
  ///
  /// - Throws: the data that it lacks for that.
  public init(computing original: Screen) throws(RelayoutGap) {
    screen = try ComputedRelayout(original).turned()
    self.original = original
    matching = ElementMatching(identityOf: original.elements.count)
  }

  /// Finds the other orientation of a screen among the layouts of its file, or else computes it.
  ///
  /// - Parameters:
  ///   - layouts: all of the file; those of one screen share its ``Screen/number``.
  ///   - readingOrder: returns the stops of a screen in reading order, by index.
  /// - Throws: why there is no other orientation, and why it cannot be computed.
  public init(
    of original: Screen, among layouts: [Screen], readingOrder: (Screen) -> [Int]
  ) throws(RelayoutGap) {
    let other = layouts.first {
      $0.number == original.number && $0.orientation != original.orientation
        && !$0.elements.isEmpty
    }
    if let other {
      self.init(original, given: other, readingOrder: readingOrder)
    } else {
      try self.init(computing: original)
    }
  }

  /// The counterpart of an original element in the rotated screen, and how certain it is.
  public func match(of element: Int) -> ElementMatch? { matching.match(of: element) }
}
