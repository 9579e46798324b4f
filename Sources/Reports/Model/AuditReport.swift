public import Auditing

/// The results of one run.
public struct AuditReport: Sendable {
  public var profile: Profile
  /// One for each layout of each screen, in the order of the input; unmentioned ones come last.
  public var screens: [ScreenReport] = []
  public var unreadable: [Unreadable] = []
  /// The result of writing fixes; nil if none were requested.
  public var fixes: FixRecord?
  /// Whether all files were compared with a baseline, so that open findings are new.
  public var hasBaseline = false
  public var excluded = ExcludedFiles()
  /// Files of the audited folders that define screens and cannot be audited, by their form.
  public var notAudited: [NotAudited] = []
  /// How many other files of the audited folders hold no screen.
  public var otherFiles = 0

  /// Whether autofixes were not tried, so that some may not succeed.
  public var hasUntriedFixes = false
  /// Which part of a report this is; nil for a whole one.
  public var page: Page?

  /// A part of a report with some of its findings.
  public struct Page: Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// The number of pages.
    public var count: Int
    /// That of the whole report.
    public var summary: Summary
  }

  public init(profile: Profile) { self.profile = profile }

  /// The files and folders that a run over folders excluded.
  public struct ExcludedFiles: Hashable, Sendable {
    /// Files in our own format without views, if others have some.
    public var empty: [String] = []
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
    /// Whether the file was opened, so that line and column show the error.
    public var isOpened: Bool
    /// Whether the file was read, but has nothing to audit.
    public var isEmpty: Bool
    /// Whether it was found in a folder, so that a configuration can exclude it.
    public var isFound = false

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
