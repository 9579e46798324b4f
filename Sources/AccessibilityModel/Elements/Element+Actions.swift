extension [Element] {
  /// The actions that VoiceOver offers for an element: its custom actions, and those that UIKit adds
  /// for the swipe actions of the table row that it is or belongs to
  /// (docs/evidence/voiceover.md#swipe-actions-of-rows).
  public func actions(of index: Int) -> [String] {
    let own = self[index].customActions
    guard let row = tableRow(around: index) else { return own }
    return own + self[row].swipeActions.filter { !own.contains($0) }
  }

  /// Whether UIKit offers the swipe actions of an element as actions: those of a row of a
  /// `UITableView`.
  public func offersSwipeActions(of index: Int) -> Bool { tableRow(around: index) == index }

  /// The row with swipe actions that an element is, or is in; nil if there is none.
  private func tableRow(around index: Int) -> Int? {
    var row: Int?
    var next = index
    for _ in 0..<Self.mostAncestors {
      if row == nil, self[next].role == .cell {
        guard !self[next].swipeActions.isEmpty else { return nil }
        row = next
      }
      if self[next].role == .table { return row }
      guard self[next].parent >= 0 else { break }
      next = Int(self[next].parent)
    }
    return nil
  }

  /// A table is a few views above its rows, but a file may nest to any depth.
  private static var mostAncestors: Int { 64 }
}
