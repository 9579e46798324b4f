/// A rule that compares the screens of a run with each other.
public protocol CrossScreenRule: Rule {
  /// Begins to compare the screens of a run.
  func makeComparison() -> any ScreenComparison
}

/// What a rule remembers of the screens of a run.
///
/// It sees one screen after the other and keeps only what it compares, so that a run over a folder of
/// any size holds few screens at a time.
public protocol ScreenComparison {
  /// - Parameter findings: takes what is found on a screen in view of those before it.
  mutating func check(_ context: AuditContext, findings: inout Findings)
}
