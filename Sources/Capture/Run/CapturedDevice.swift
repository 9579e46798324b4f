public import AccessibilityModel
public import HierarchyReading

/// A device with an app in front, through whatever reaches it.
///
/// The methods are called in the order in which they stand here. Each keeps a record of what it
/// changes before it changes it, so that ``putBack(until:)`` knows after any failure.
public protocol CapturedDevice {
  /// Finds the device and the app.
  ///
  /// - Parameter changesNothing: whether nothing may be begun that was not there before.
  mutating func connect(changesNothing: Bool) throws(CaptureError)

  /// What is known of the device and its app.
  mutating func describe(_ capture: inout CaptureDescription) throws(CaptureError)

  /// The settings that a capture asks for, with whether the server knows each; nil if it does not say.
  mutating func plannedSettings() throws(CaptureError) -> [(
    setting: CaptureSetting, isKnown: Bool?
  )]

  /// Turns on what puts more into the tree.
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

  /// Puts everything back, each thing even where another could not be.
  ///
  /// - Parameter end: the time at which it must be done.
  /// - Returns: what could not be put back, such as «the device is left in landscape».
  mutating func putBack(until end: Double) -> [String]

  /// What people should know that came up on the way, each once.
  mutating func takeWarnings() -> [String]
}
