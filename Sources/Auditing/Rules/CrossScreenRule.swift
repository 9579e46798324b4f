/// A rule that compares the screens of a run with each other.
public protocol CrossScreenRule: Rule {
  /// - Parameter findings: takes what is found on each of the screens, in the same order.
  func check(_ contexts: [AuditContext], findings: inout [Findings])
}
