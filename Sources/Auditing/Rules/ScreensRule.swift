/// A rule that compares the screens of a run with each other.
public protocol ScreensRule: Rule {
  /// - Parameter findings: takes what is found on each of the screens, in the same order.
  func check(_ inspections: [ScreenInspection], findings: inout [Findings])
}
