internal import AccessibilityModel

// Whether a phone in landscape holds what a layout shows without scrolling.

extension AuditContext {
  /// The height in dp of what a layout shows at once, with controls in it, if a phone in landscape is lower; nil if it is
  /// not, or if the height is unknown.
  public var heightBeyondLandscape: Double? {
    guard let height = screen.elements.first?.details.heightWithoutScrolling,
      height > Self.landscapeHeight, !subjects(.controls).isEmpty
    else { return nil }
    return height
  }

  /// In dp: the width of a phone of usual size is 360 to 411
  /// (https://developer.android.com/training/multiscreen/screensizes), and bars of the system take a part of it.
  public static let landscapeHeight = 360.0
}
