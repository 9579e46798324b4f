public import AccessibilityModel

/// A device in one orientation, as reports name it.
public struct DeviceLayout: Hashable, Sendable {
  public var device: String
  public var orientation: Orientation

  public init(device: String, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }
}

/// A screen laid out on a device, with the elements whose frames are reliable.
public struct DeviceScreen: Sendable {
  public var layout: DeviceLayout
  /// The laid-out screen, with the same element indices.
  public var screen: Screen
  /// Elements whose frames are as reliable as measured ones.
  public var sureElements: Set<Int>

  public init(layout: DeviceLayout, screen: Screen, sureElements: Set<Int>) {
    self.layout = layout
    self.screen = screen
    self.sureElements = sureElements
  }
}

/// A screen audited on a device.
public struct DeviceAudit: Sendable {
  public let layout: DeviceLayout
  public let size: Size?
  /// How many findings the screen has on the device.
  public let findings: Int
  /// The frames, if a report draws the screen.
  public let drawing: ScreenDrawing?
}
