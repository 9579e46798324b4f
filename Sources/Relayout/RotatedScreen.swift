public import AccessibilityModel

/// A screen as it is once the device is turned: the other layout that the file gives, or one that was
/// computed.
public struct RotatedScreen: Sendable {
  public let original: Screen
  public let screen: Screen
  public let matching: ElementMatching

  /// Whether no file says so: the frames follow from the autoresizing masks.
  public var isComputed: Bool { screen.isComputed }

  /// Takes another layout or capture for the same screen.
  ///
  /// Where one of the two was computed from the other nothing has to be matched.
  ///
  /// - Parameter readingOrder: gives the stops of a screen in reading order, by their indices.
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

  /// Lays a screen out by its springs and struts.
  ///
  /// - Throws: what it lacks for that.
  public init(computing original: Screen) throws(RelayoutGap) {
    screen = try ComputedRelayout(original).turned()
    self.original = original
    matching = ElementMatching(identityOf: original.elements.count)
  }

  /// Finds the other orientation of a screen among the layouts of its file, or else computes it.
  ///
  /// - Parameters:
  ///   - layouts: all of the file; those of one screen share its ``Screen/number``.
  ///   - readingOrder: gives the stops of a screen in reading order, by their indices.
  /// - Throws: why there is none and none can be computed.
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

  /// What an element of the original screen is in the rotated one, and how sure that is.
  public func match(of element: Int) -> ElementMatch? { matching.match(of: element) }
}
