internal import AccessibilityModel

// Whether a phone in landscape holds what a layout shows without scrolling.

extension AuditContext {
  /// The least height in dp of the content that a layout shows at once, with controls in it, and the height of a phone that is
  /// too low for it; nil if a phone holds it, or if the height is unknown.
  public var heightBeyondPhone: (need: Double, has: Double, isLargeText: Bool)? {
    guard let details = screen.elements.first?.details, !subjects(.controls).isEmpty else {
      return nil
    }
    let most = screen.isSwiftUI ? Self.landscapeHeightOfPhone : Self.landscapeHeight
    if let height = details.heightWithoutScrolling, height > most,
      !app.excludes(.landscape, on: screen.idiom)
    {
      return (height, most, false)
    }
    guard let height = details.heightOfLargeText, height > Self.portraitHeight else { return nil }
    return (height, Self.portraitHeight, true)
  }

  /// In dp: the width of a phone of usual size is 360 to 411
  /// (https://developer.android.com/training/multiscreen/screensizes), without the bar of the system.
  private static let landscapeHeight = 336.0
  /// In points: the width of an iPhone of usual size, without the space at the lower edge for its home gesture.
  private static let landscapeHeightOfPhone = 369.0
  /// In dp: that of a phone of 360 by 640 without the bars of the system.
  private static let portraitHeight = 568.0
}
