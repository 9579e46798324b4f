public import AccessibilityModel
public import HierarchyReading

/// A device with an app in front, however it is connected.
///
/// The methods are called in the order of their declarations. Each records a change before it makes
/// it, so that ``putBack(until:)`` can undo it after any failure.
public protocol CapturedDevice {
  /// Finds the device and the app.
  ///
  /// - Parameter changesNothing: whether nothing may be started that was not running before.
  mutating func connect(changesNothing: Bool) throws(CaptureError)

  /// Adds the facts about the device and its app.
  mutating func describe(_ capture: inout CaptureDescription) throws(CaptureError)

  /// The settings that a capture needs, with whether the server knows each; nil if it does not
  /// report that.
  mutating func plannedSettings() throws(CaptureError) -> [(
    setting: CaptureSetting, isKnown: Bool?
  )]

  /// Turns on settings that add data to the tree.
  mutating func applySettings(to capture: inout CaptureDescription) throws(CaptureError)

  /// The orientation of the app; nil if the device does not report it.
  mutating func orientation() throws(CaptureError) -> Orientation?

  /// The current rotation, in degrees; nil if the device does not report it.
  mutating func rotation() throws(CaptureError) -> Int?

  /// Rotates the device.
  ///
  /// - Throws: a `.refusedTurn` if the app or the device does not rotate.
  mutating func turn(to orientation: Orientation) throws(CaptureError)

  /// The tree of the screen, unchanged.
  mutating func source() throws(CaptureError) -> [UInt8]

  /// The bytes of a PNG file; they are not verified.
  mutating func screenshot() throws(CaptureError) -> [UInt8]

  /// The text of an open system alert.
  mutating func alert() throws(CaptureError) -> String?

  /// Whether a tree can be read without changing the device.
  var readsWithoutChange: Bool { get }

  /// The greatest depth of elements that a tree may have; nil if it is not known.
  var depthLimit: Int? { get }

  /// Restores everything, each setting even if another fails.
  ///
  /// - Parameter end: the time by which it must be done.
  /// - Returns: settings that could not be restored, such as “the device is left in landscape”.
  mutating func putBack(until end: Double) -> [String]

  /// Warnings for the user so far, each once.
  mutating func consumeWarnings() -> [String]
}
