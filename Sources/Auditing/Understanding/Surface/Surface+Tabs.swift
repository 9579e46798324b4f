internal import AccessibilityModel

extension AuditedElement {
  /// Whether it is one of at least three controls of Android that are alike and fill the width of the
  /// screen side by side, as the items of a navigation bar do.
  ///
  /// TalkBack announces those of Material and Compose as tabs, by a description of the role that no dump
  /// contains (docs/evidence/android.md#tabs).
  var isBarItem: Bool {
    let screen = context.screen
    guard screen.platform == .android, let parent, frame.isFinite, !frame.isEmpty,
      frame.height <= Self.highestBar
    else { return false }
    let items = screen.children(of: parent.index).prefix(Self.mostItems).map(context.subject)
      .filter { $0.isStop && !$0.isTextEntry && $0.isInRow(with: self) }
    let width = items.reduce(0) { $0 + $1.frame.width }
    return items.count >= 3 && width >= Self.leastPart * screen.bounds.width
  }

  private func isInRow(with other: AuditedElement) -> Bool {
    abs(frame.minY - other.frame.minY) < 1 && abs(frame.height - other.frame.height) < 1
      && frame.width < 2 * other.frame.width && other.frame.width < 2 * frame.width
  }

  /// In dp: Material's bars are up to 80 high.
  private static let highestBar = 96.0
  private static let mostItems = 16
  private static let leastPart = 0.8
}

extension Surface {
  /// Whether the items of a design's toolbar have room side by side, each as large as UIKit's hit area.
  ///
  /// UIKit shrinks none of them, so they are neither cut short nor hard to hit.
  public func hasRoom(for items: [AuditedElement]) -> Bool {
    element.context.screen.framesAreDesignTime && element.role == .toolbar
      && items.allSatisfy { $0.frame.isFinite && $0.frame.maxX <= element.frame.maxX }
  }
}
