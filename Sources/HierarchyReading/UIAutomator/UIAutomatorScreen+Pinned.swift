internal import AccessibilityModel

// Rows that a header pinned over a list covers: Flutter and Compose state the bounds of the rest.

extension UIAutomatorScreen {
  /// Whether a row is the rest of one below a pinned view: it begins where the view ends, and is lower than the row
  /// of its class beside it.
  func isCutByPinnedView(_ index: Int, in clip: Int) -> Bool {
    guard clip >= 0, screen.elements[clip].details.scrollAxis != .horizontal else { return false }
    let own = screen.elements[index]
    let after = Int(own.end)
    guard after < Int(screen.elements[clip].end) else { return false }
    let row = screen.elements[after]
    // Most rows are not lower than the next.
    guard row.className == own.className, own.frame.height < row.frame.height - 1,
      abs(row.frame.minX - own.frame.minX) <= 1, abs(row.frame.width - own.frame.width) <= 1
    else { return false }
    return pinnedViews(of: clip).contains {
      $0 != index && abs(screen.elements[$0].frame.maxY - own.frame.minY) <= 1
        && screen.elements[$0].frame.width >= own.frame.width
    }
  }

  /// The views at the top of a scrolling view that are drawn after its rows, in it or beside it.
  private func pinnedViews(of clip: Int) -> [Int] {
    let frame = screen.elements[clip].frame
    let last = screen.children(of: clip).suffix(Self.mostPinned)
    let beside = screen.parent(of: clip).map { parent in
      screen.children(of: parent).filter { $0 > clip }.prefix(Self.mostPinned)
    }
    return (last + (beside ?? [])).filter {
      let view = screen.elements[$0].frame
      return !view.isNull && view.minY <= frame.minY + 1 && view.maxY < frame.center.y
        && view.width >= 0.9 * frame.width
    }
  }

  private static let mostPinned = 8
}
