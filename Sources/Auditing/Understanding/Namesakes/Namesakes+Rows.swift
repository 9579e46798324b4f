internal import AccessibilityModel

extension Namesakes {
  /// Whether each has the same position in its own row.
  var areInRows: Bool {
    let rows = members.compactMap { ($0.stepperAround ?? $0).parent }
    guard rows.count == members.count, Set(rows.map(\.index)).count == rows.count,
      rows.allSatisfy({ $0.className == rows[0].className })
    else { return false }
    return members.allSatisfy { $0.frame.isInColumn(with: members[0].frame) } || areInCells(rows)
  }

  /// Whether each follows a text, at the same height in a cell of one list of a running app: it begins where the
  /// text ends, as a tag does.
  private func areInCells(_ cells: [AuditedElement]) -> Bool {
    guard !cells[0].context.screen.framesAreDesignTime,
      cells.allSatisfy({ $0.role == .cell }), let list = cells[0].listAroundCell
    else { return false }
    let heights = zip(members, cells).map { $0.frame.minY - $1.frame.minY }
    return cells.allSatisfy { $0.listAroundCell == list }
      && heights.allSatisfy { abs($0 - heights[0]) <= 1 }
      && zip(members, cells).allSatisfy { $0.followsText(in: $1) }
  }
}

extension AuditedElement {
  fileprivate func followsText(in cell: AuditedElement) -> Bool {
    cell.children.contains {
      $0.role == .staticText && $0.frame.maxX <= frame.minX + 1
        && $0.frame.minY < frame.maxY && frame.minY < $0.frame.maxY
    }
  }

  /// The list around a cell; on a Mac, a row is between the two.
  fileprivate var listAroundCell: Int? {
    context.screen.ancestors(of: index).prefix(2).first {
      switch context.screen.elements[$0].role {
      case .table, .collectionView: true
      default: false
      }
    }
  }
}

extension Rect {
  /// If a capture has no frames, its rows decide.
  fileprivate func isInColumn(with other: Rect) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    return abs(minX - other.minX) <= 0.5
  }
}
