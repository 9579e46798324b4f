public import AccessibilityModel

/// An iPhone or iPad, with its layout data.
public struct Device: Hashable, Sendable {
  /// As Apple sells it.
  public var name: String
  public var idiom: Idiom
  /// In points, with the device in portrait.
  public var size: Size
  public var scale: Double
  /// In portrait, and in landscape.
  public var portraitSafeArea: EdgeInsets
  public var landscapeSafeArea: EdgeInsets
  /// A large phone, which is of regular width in landscape.
  public var isWideInLandscape: Bool
  /// Interface Builder's name for a canvas of this size; nil if it has none.
  public var canvas: String?

  /// The environment of a layout on this device.
  public func environment(
    _ orientation: Orientation, direction: LayoutDirection = .ltr
  ) -> LayoutEnvironment {
    let isLandscape = orientation == .landscape
    let isPhone = idiom == .phone
    return LayoutEnvironment(
      size: isLandscape ? Size(width: size.height, height: size.width) : size,
      safeArea: isLandscape ? landscapeSafeArea : portraitSafeArea,
      width: isPhone && !(isLandscape && isWideInLandscape) ? .compact : .regular,
      height: isPhone && isLandscape ? .compact : .regular, idiom: idiom, direction: direction,
      scale: scale)
  }
}

extension LayoutEnvironment {
  /// The environment in Interface Builder: the device of the canvas, else the screen's own facts.
  init(canvasOf screen: Screen) {
    let device = screen.canvas.flatMap(DeviceTable.device)
    var environment =
      device?.environment(screen.orientation, direction: screen.direction)
      ?? LayoutEnvironment(
        size: screen.size ?? Size(width: screen.bounds.width, height: screen.bounds.height),
        safeArea: screen.safeArea ?? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        width: screen.idiom == .pad ? .regular : .compact,
        height: screen.idiom != .pad && screen.orientation == .landscape ? .compact : .regular,
        idiom: screen.idiom, direction: screen.direction)
    if let canvas = screen.canvas, screen.orientation == .portrait,
      let top = Self.drawnTop(canvas)
    {
      environment.safeArea.top = top
    }
    environment.toolsVersion = screen.canvas?.toolsVersion ?? .max
    // A canvas drawn by hand is as large as its view.
    if let size = screen.size { environment.size = size }
    self = environment
  }

  /// The top of the safe area where Interface Builder drew another one than the device has: its
  /// older builds took 44 points for the 6.1-inch canvas, its newer ones take 50 for the 5.8-inch
  /// one, since the phones of that size are minis now (as storyboards of those builds show).
  private static func drawnTop(_ canvas: Canvas) -> Double? {
    switch (canvas.device, canvas.toolsVersion ?? .max) {
    case ("retina6_1", ..<19_000): 44
    case ("retina5_9", 20_000...): 50
    default: nil
    }
  }
}
