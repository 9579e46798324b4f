public import Auditing

/// The results of one run.
public struct AuditReport: Sendable {
  public var profile: Profile
  /// One for each layout of each screen, in the order of the input.
  public var screens: [ScreenReport] = []
  public var unreadable: [Unreadable] = []
  /// The result of writing fixes; nil if none were requested.
  public var fixes: FixRecord?
  /// Whether all files were compared with a baseline, so that open findings are new.
  public var hasBaseline = false
  public var excluded = ExcludedFiles()

  public init(profile: Profile) { self.profile = profile }

  /// The files and folders that a run over folders excluded.
  public struct ExcludedFiles: Hashable, Sendable {
    /// Folders of libraries and build products.
    public var vendoredFolders: [String] = []
    /// Files that a configuration excludes.
    public var files: [String] = []
    /// Files, and parts of files, that no user of the app sees.
    public var unreached: [Unreached] = []

    public init() {}
  }

  /// A file, or a scene or a cell in it, that no user sees, by the file itself or the app's sources.
  public struct Unreached: Hashable, Sendable {
    public var source: String
    /// The line where it begins.
    public var line: Int
    public var reason: String

    public init(source: String, line: Int, reason: String) {
      self.source = source
      self.line = line
      self.reason = reason
    }
  }

  /// A file that claims to be a hierarchy and could not be read.
  public struct Unreadable: Hashable, Sendable {
    public var source: String
    public var line: Int
    public var column: Int
    public var message: String
    /// Whether the file was opened, so that line and column show the error.
    public var isOpened: Bool
    /// Whether the file was read, and holds nothing to audit.
    public var isEmpty: Bool

    public init(
      source: String, line: Int, column: Int, message: String, isOpened: Bool = true,
      isEmpty: Bool = false
    ) {
      self.isOpened = isOpened
      self.isEmpty = isEmpty
      self.source = source
      self.line = line
      self.column = column
      self.message = message
    }
  }
}
