/// A rule that compares the screens of a run with each other.
public protocol CrossScreenRule: Rule {
  /// Begins a comparison of the screens of a run.
  func makeComparison() -> any ScreenComparison
}

/// The memory of a rule during a run.
///
/// It receives one screen after the other and keeps only what it compares, so that a run over a
/// folder of any size holds few screens at a time.
public protocol ScreenComparison {
  /// - Parameter findings: collects the findings on a screen that follow from comparing it with
  ///   earlier ones.
  mutating func check(_ context: AuditContext, findings: inout Findings)
}
