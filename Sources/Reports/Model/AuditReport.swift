public import Auditing

/// Everything that one run found.
public struct AuditReport: Sendable {
  public var profile: Profile
  /// One for each layout of each screen, in the order of the input.
  public var screens: [ScreenReport] = []
  public var unreadable: [Unreadable] = []
  /// The result of writing fixes; nil where none were asked for.
  public var fixes: FixRecord?
  /// Whether all files were compared with a baseline, so that what is open is new.
  public var hasBaseline = false
  public var excluded = ExcludedFiles()

  public init(profile: Profile) { self.profile = profile }

  /// What a run over folders left out.
  public struct ExcludedFiles: Hashable, Sendable {
    /// Folders of libraries and build products.
    public var vendoredFolders: [String] = []
    /// Files that a configuration excludes.
    public var files: [String] = []

    public init() {}
  }

  /// A file that claims to be a hierarchy and could not be read.
  public struct Unreadable: Hashable, Sendable {
    public var source: String
    public var line: Int
    public var column: Int
    public var message: String
    /// Whether the file was opened, so that the line and the column say where it is wrong.
    public var isOpened: Bool

    public init(
      source: String, line: Int, column: Int, message: String, isOpened: Bool = true
    ) {
      self.isOpened = isOpened
      self.source = source
      self.line = line
      self.column = column
      self.message = message
    }
  }
}
