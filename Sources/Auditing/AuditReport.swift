public import AccessibilityModel

/// Everything that one run found, for reports to tell.
public struct AuditReport: Sendable {
  public var profile: Profile
  /// One for each layout of each screen, in the order of the input.
  public var screens: [ScreenReport] = []
  public var unreadable: [Unreadable] = []
  /// What came of writing fixes; nil where none were asked for.
  public var fixes: FixRecord?

  public init(profile: Profile) { self.profile = profile }

  /// A file that claims to be a hierarchy and could not be read.
  public struct Unreadable: Hashable, Sendable {
    public var source: String
    public var line: Int
    public var column: Int
    public var message: String

    public init(source: String, line: Int, column: Int, message: String) {
      self.source = source
      self.line = line
      self.column = column
      self.message = message
    }
  }
}

/// What was found on one screen.
public struct ScreenReport: Sendable {
  public var source: String
  public var format: String
  public var title: String?
  /// What baselines call the screen: its identifier, else its title where a file has several.
  public var name: String?
  public var orientation: Orientation
  /// All views, stops or not.
  public var elements: Int
  public var stops: Int
  public var findings: FindingReports
  /// The views of the app's own classes, in document order; nil where the format names no classes.
  public var customControls: [CustomControl]?
  public var notRun: [NotRun]
  public var rulesRun: [RuleDescription]
  /// Filled where a form of the report draws the screen.
  public var drawing: ScreenDrawing?
  /// No file has this layout: it follows from the masks of the other one.
  public var isComputed = false
  /// The devices that the screen was laid out on; they are no screens of their own.
  public var devices: [DeviceReport] = []
  /// What turning the device does, the same object in both layouts; filled with the drawing.
  public var turn: ScreenTurn?
}
