public import AccessibilityModel

/// The content of `capture.json` in a folder that `a11y-capture` has written
/// (docs/capture.schema.json).
public struct CaptureDescription: Hashable, Sendable {
  /// The name of the file in the folder.
  public static let fileName = "capture.json"
  public static let schemaVersion = 1

  /// The program that took the capture, with its version.
  public var tool: String
  /// In UTC, by ISO 8601.
  public var taken: String
  /// The connection to the app: `webdriver` or `android`.
  public var source: String
  public var server: Server?
  public var platform: Platform?
  /// The name of the screen in reports; nil for its own title.
  public var name: String?
  /// The identifier of the app in front.
  public var app: String?
  public var device = Device()
  /// Pixels of the screenshot per point; nil on Android.
  public var scale: Double?
  /// Pixels per inch of an Android screen.
  public var density: Double?
  /// The user's text scale on Android.
  public var fontScale: Double?
  /// The language of the device; the app may use another.
  public var language: String?
  public var appearance: String?
  /// The server settings in force.
  public var settings: [String: CaptureSetting.Value] = [:]
  /// The settings that the server rejected.
  public var refused: [String] = []
  public var layouts: [Orientation: Layout] = [:]
  /// Why an orientation has no layout.
  public var refusals: [Orientation: String] = [:]

  public init(tool: String, taken: String, source: String) {
    self.tool = tool
    self.taken = taken
    self.source = source
  }

  /// The server program.
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
    /// In degrees, as reported by the server.
    public var rotation: Int?
    /// How long the server took to return the tree.
    public var seconds: Double?
    /// The text of an alert that was open.
    public var alert: String?
    /// Whether the tree and the screenshot may show different moments.
    public var isMoving = false
    /// Whether the screenshot has the proportions of the other orientation.
    public var isUnrotated = false

    public init(xml: String) { self.xml = xml }
  }

  /// The names of all files that a capture may contain.
  public static let fileNames =
    [fileName] + treeNames + Orientation.allCases.map { "\($0.rawValue).png" }

  /// The names of the trees in a capture.
  public static let treeNames = Orientation.allCases.map { "\($0.rawValue).xml" }
}
