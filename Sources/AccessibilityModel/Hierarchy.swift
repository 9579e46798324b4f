/// Everything that one file says: an app and its screens.
public struct Hierarchy: Sendable {
  public var app = AppFacts()
  /// One for each layout of each screen.
  public var screens: [Screen] = []
  /// The name of the format it was read from (`ui`, `xcuitest` …).
  public var format: String
  /// What was odd in the file and did not keep it from being read.
  public var warnings: [Warning] = []

  public init(format: String) { self.format = format }

  /// Something odd at a place of the file.
  public struct Warning: Hashable, Sendable {
    public var line: Int
    public var column: Int
    public var message: String

    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }
}

/// What a file says about its app as a whole; nil where it says nothing.
public struct AppFacts: Sendable {
  public enum AudioCategory: String, Hashable, Sendable, CaseIterable {
    case soloAmbient, ambient, playback, record, playAndRecord, audioProcessing
  }

  public var name: String?
  public var language: String?
  public var direction: LayoutDirection?
  /// The orientations that the app declares (`portrait`, `landscapeLeft` …).
  public var orientations: [String]?
  public var audioCategory: AudioCategory?
  public var mixesWithOthers: Bool?
  public var ducksOthers: Bool?
  public var hasSettingsBundle: Bool?
  public var backgroundModes: [String]?
  public var exitsOnSuspend: Bool?
  public var notificationTypes: [String]?
  public var systemSounds: Bool?

  public init() {}
}
