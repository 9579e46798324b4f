public import AccessibilityModel

/// The environment of a screen's layout: the window, and the parts of it that are not for content.
public struct LayoutEnvironment: Hashable, Sendable {
  public var size: Size
  /// The size of the device, if the window may have another one.
  var deviceSize: Size
  /// The build of Interface Builder that drew a canvas: older ones drew the controls of older systems.
  var toolsVersion = Int.max
  /// The space of the status bar, sensors and home indicator, without the app's own bars.
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

  /// UIKit's minimum margin for the view of a view controller, left and right.
  ///
  /// 16 points, and 20 if the width is regular or at least that of a Plus iPhone
  /// (`UIViewController.systemMinimumLayoutMargins`).
  public var systemMargin: Double {
    width == .regular || min(size.width, size.height) >= 414 ? 20 : 16
  }

  /// Rounds up to whole pixels.
  func roundedUp(_ length: Double) -> Double {
    // A tiny amount above a pixel is the rounding error of a sum.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
