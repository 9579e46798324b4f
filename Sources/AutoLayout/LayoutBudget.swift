public import AccessibilityModel

/// The work that a run may spend on laying out large screens, for all of them and all devices.
///
/// One layout of 2,000 cyclic constraints takes three seconds, and the time grows with the square
/// of their number (`docs/robustness.md`); on every device that is minutes for each such screen,
/// and a file can contain thousands. Screens of realistic size cost nothing: their sum grows with
/// the files.
public struct LayoutBudget: Sendable {
  /// The largest real file has 141 constraints.
  private static let freeConstraints = 150
  private static let freeElements = 2_000

  /// The rest of the budget for squared numbers of constraints above the free ones: two layouts of
  /// the largest screen that is laid out at all.
  private var squares = 8_000_000
  /// The rest of the budget for elements above the free ones.
  private var elements = 1_000_000

  public init() {}

  /// Spends the cost of a screen's layouts.
  ///
  /// - Throws: a gap if the rest is too small; nothing is spent then.
  public mutating func spend(on screen: Screen, layouts: Int) throws(LayoutGap) {
    let excess = max(0, screen.constraintCount - Self.freeConstraints)
    let squares = layouts * excess * excess
    let elements = layouts * max(0, screen.elements.count - Self.freeElements)
    guard squares <= self.squares, elements <= self.elements else {
      throw .tooManyLayouts
    }
    self.squares -= squares
    self.elements -= elements
  }
}
