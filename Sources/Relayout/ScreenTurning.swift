public import AccessibilityModel

/// Computes the other orientation of screens whose files have only one.
public protocol ScreenTurning: Sendable {
  /// - Throws: the data that a screen lacks for that.
  func rotated(_ screen: Screen) throws(RelayoutGap) -> RotatedScreen
}

/// Turns screens by their springs and struts.
public struct MaskTurning: ScreenTurning {
  public init() {}

  public func rotated(_ screen: Screen) throws(RelayoutGap) -> RotatedScreen {
    try RotatedScreen(computing: screen)
  }
}
