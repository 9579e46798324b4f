public import AccessibilityModel

/// What `capture.json` says of a folder that `a11y-capture` has written (docs/capture.schema.json).
public struct CaptureDescription: Hashable, Sendable {
  /// The name of the file in the folder.
  public static let fileName = "capture.json"
  public static let schemaVersion = 1

  /// The program that took the capture, with its version.
  public var tool: String
  /// In UTC, by ISO 8601.
  public var taken: String
  /// What the app was reached through: `webdriver` or `android`.
  public var source: String
  public var server: Server?
  public var platform: Platform?
  /// What the screen is called in reports; nil for the title that it has itself.
  public var name: String?
  /// The identifier of the app in front.
  public var app: String?
  public var device = Device()
  /// Pixels of the pictures for each point; nil on Android.
  public var scale: Double?
  /// Pixels for each inch of an Android screen.
  public var density: Double?
  /// By how much the user has texts enlarged on Android.
  public var fontScale: Double?
  /// That of the device, which an app need not speak.
  public var language: String?
  public var appearance: String?
  /// The settings of the server that were in force.
  public var settings: [String: CaptureSetting.Value] = [:]
  /// The settings that the server did not take.
  public var refused: [String] = []
  public var layouts: [Orientation: Layout] = [:]
  /// Why there is no layout of an orientation.
  public var refusals: [Orientation: String] = [:]

  public init(tool: String, taken: String, source: String) {
    self.tool = tool
    self.taken = taken
    self.source = source
  }

  /// The program that answered.
  public struct Server: Hashable, Sendable {
    public var kind: String
    public var version: String?

    public init(kind: String, version: String?) {
      self.kind = kind
      self.version = version
    }
  }

  public struct Device: Hashable, Sendable {
    public var model: String?
    public var name: String?
    public var osVersion: String?
    public var idiom: Idiom?

    public init() {}
  }

  /// The screen in one orientation.
  public struct Layout: Hashable, Sendable {
    /// The names of the files in the folder.
    public var xml: String
    public var png: String?
    /// In points; on Android in pixels.
    public var size: Size?
    /// In degrees, as the server counts them.
    public var rotation: Int?
    /// How long the server took for the tree.
    public var seconds: Double?
    /// The text of an alert that was open.
    public var alert: String?
    /// The tree and the picture may be of different moments.
    public var isMoving = false
    /// The picture has the sides of the other orientation.
    public var isUnrotated = false

    public init(xml: String) { self.xml = xml }
  }

  /// The names of all files that a capture may consist of.
  public static let fileNames =
    [fileName] + Orientation.allCases.flatMap { ["\($0.rawValue).xml", "\($0.rawValue).png"] }
}
