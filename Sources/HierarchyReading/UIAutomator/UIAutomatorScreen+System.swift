internal import AccessibilityModel

extension UIAutomatorScreen {
  /// Makes the largest window of a dump its subject if all windows are the system's, such as the lock screen or the
  /// notification shade: the dump shows nothing else.
  ///
  /// - Returns: a warning that it is not an app; none for other dumps.
  mutating func takeSystemAsSubject() -> [Hierarchy.Warning] {
    let roots = screen.roots
    let isApps = screen.elements.contains { !$0.flags.contains(.system) && !$0.frame.isNull }
    guard !isApps,
      let largest = roots.max(by: {
        screen.elements[$0].frame.area < screen.elements[$1].frame.area
      }),
      screen.elements[largest].frame.height >= Self.leastHeight
    else { return [] }
    for index in largest..<Int(screen.elements[largest].end)
    where !Self.bars.contains(screen.elements[index].identifier ?? "") {
      screen.update(index) { $0.flags.remove(.system) }
    }
    let package = roots.firstIndex(of: largest).flatMap {
      capture.rootPackages.indices.contains($0) ? capture.rootPackages[$0] : nil
    }
    let owner = package.map { " (\($0))" } ?? ""
    return [
      Hierarchy.Warning(
        line: capture.line, column: capture.column,
        message: "only windows of the system\(owner), not of an app; auditing the largest")
    ]
  }

  private static let bars: Set<String> = [
    "android:id/statusBarBackground", "android:id/navigationBarBackground",
  ]

  /// In pixels: a status bar or a navigation bar is lower.
  private static let leastHeight = 400.0
}
