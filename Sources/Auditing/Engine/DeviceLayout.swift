public import AccessibilityModel

/// A device as it is held, as reports name it.
public struct DeviceLayout: Hashable, Sendable {
  public var device: String
  public var orientation: Orientation

  public init(device: String, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }
}

/// A screen as it was laid out on a device, with how far its frames are to be believed.
public struct DeviceScreen: Sendable {
  public var layout: DeviceLayout
  /// With the elements of the screen that it was made of, under the same indices.
  public var screen: Screen
  /// Elements whose frames are as good as those of the device, as measured.
  public var sureElements: Set<Int>

  public init(layout: DeviceLayout, screen: Screen, sureElements: Set<Int>) {
    self.layout = layout
    self.screen = screen
    self.sureElements = sureElements
  }
}

/// What reports tell of a screen on a device.
public struct DeviceReport: Sendable {
  public var layout: DeviceLayout
  public var size: Size?
  /// How many findings of the screen exist there.
  public var findings: Int
  /// Filled where a form of the report draws the screen, for layouts with findings of their own.
  public var drawing: ScreenDrawing?
}
