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

/// A screen as it was laid out on a device, with how far its frames are reliable.
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

/// A screen audited on a device.
public struct DeviceAudit: Sendable {
  public let layout: DeviceLayout
  public let size: Size?
  /// How many findings of the screen exist there.
  public let findings: Int
  /// The frames; present where a report draws the screen.
  public let drawing: ScreenDrawing?
}
