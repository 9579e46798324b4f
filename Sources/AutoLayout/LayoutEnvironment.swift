public import AccessibilityModel

/// What a screen is laid out in: the window, and what of it is not for content.
public struct LayoutEnvironment: Hashable, Sendable {
  public var size: Size
  /// The size of the device, where the window may be another.
  var deviceSize: Size
  /// The build of Interface Builder that drew a canvas: older ones drew the controls of older systems.
  var toolsVersion = Int.max
  /// What status bar, sensors and home indicator take, without the app's own bars.
  public var safeArea: EdgeInsets
  public var width: SizeClass
  public var height: SizeClass
  public var idiom: Idiom
  public var direction: LayoutDirection
  /// Pixels for each point: sizes of texts are rounded up to whole pixels.
  public var scale: Double

  public init(
    size: Size, safeArea: EdgeInsets, width: SizeClass, height: SizeClass, idiom: Idiom = .phone,
    direction: LayoutDirection = .ltr, scale: Double = 2
  ) {
    self.size = size
    deviceSize = size
    self.safeArea = safeArea
    self.width = width
    self.height = height
    self.idiom = idiom
    self.direction = direction
    self.scale = scale
  }

  /// The margin that UIKit gives the view of a view controller at the least, left and right.
  ///
  /// 16 points, and 20 where the width is regular or as large as that of a Plus phone
  /// (`UIViewController.systemMinimumLayoutMargins`).
  public var systemMargin: Double {
    width == .regular || min(size.width, size.height) >= 414 ? 20 : 16
  }

  /// Rounds up to whole pixels.
  func roundedUp(_ length: Double) -> Double {
    // A hair above a pixel is the noise of a sum.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
