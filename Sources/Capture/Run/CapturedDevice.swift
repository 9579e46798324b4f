public import AccessibilityModel
public import HierarchyReading

/// A device with an app in front, however it is connected.
///
/// The methods are called in the order of their declarations. Each records a change before it makes
/// it, so that ``putBack(until:)`` can undo it after any failure.
public protocol CapturedDevice {
  /// Finds the device and the app.
  ///
  /// - Parameter changesNothing: whether nothing may be begun that was not there before.
  mutating func connect(changesNothing: Bool) throws(CaptureError)

  /// Adds the facts about the device and its app.
  mutating func describe(_ capture: inout CaptureDescription) throws(CaptureError)

  /// The settings that a capture asks for, with whether the server knows each; nil if it does not say.
  mutating func plannedSettings() throws(CaptureError) -> [(
    setting: CaptureSetting, isKnown: Bool?
  )]

  /// Turns on settings that add data to the tree.
  mutating func applySettings(to capture: inout CaptureDescription) throws(CaptureError)

  /// How the app shows itself; nil if the device does not say.
  mutating func orientation() throws(CaptureError) -> Orientation?

  /// The rotation that is shown, in degrees; nil if the device does not say.
  mutating func rotation() throws(CaptureError) -> Int?

  /// Turns the device.
  ///
  /// - Throws: a `.refusedTurn` where the app or the device does not turn.
  mutating func turn(to orientation: Orientation) throws(CaptureError)

  /// The tree of the screen, as it came.
  mutating func source() throws(CaptureError) -> [UInt8]

  /// A PNG file, as far as the device says so.
  mutating func screenshot() throws(CaptureError) -> [UInt8]

  /// The text of an alert of the system that is open.
  mutating func alert() throws(CaptureError) -> String?

  /// Whether a tree can be read without changing the device.
  var readsWithoutChange: Bool { get }

  /// How many elements above each other a tree may have; nil if it is not known.
  var depthLimit: Int? { get }

  /// Restores everything, each setting even if another fails.
  ///
  /// - Parameter end: the time by which it must be done.
  /// - Returns: settings that could not be restored, such as “the device is left in landscape”.
  mutating func putBack(until end: Double) -> [String]

  /// Warnings for the user so far, each once.
  mutating func consumeWarnings() -> [String]
}
