/// The subject of a report: the project, its version and the day of the run.
///
/// The reports themselves read neither a clock nor a repository, so that the same input gives the same
/// bytes.
public struct ReportOrigin: Hashable, Sendable {
  /// The name of the project's folder; nil if it is not in a repository.
  public var project: String?
  /// The abbreviated commit that is checked out, with the branch if there is one.
  public var commit: String?
  /// The day of the run in Coordinated Universal Time: `2026-11-29`.
  public var date: String

  public init(project: String? = nil, commit: String? = nil, date: String) {
    self.project = project
    self.commit = commit
    self.date = date
  }
}
