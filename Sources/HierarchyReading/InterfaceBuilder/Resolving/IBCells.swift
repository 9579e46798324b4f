public import AccessibilityModel

extension Screen {
  /// Applies to the cells of a storyboard or xib the facts that follow from their content, once
  /// more of it is known.
  public mutating func joinCells() {
    for index in elements.indices
    where IBCells.isJoining(elements[index]) && elements[index].origins[.label] == .inferred {
      update(index) { $0.label = nil }
    }
    IBCells.join(&self)
  }
}

/// Cells of tables, whose labels come from their content.
enum IBCells {
  /// Resolves each cell, innermost first.
  static func join(_ screen: inout Screen) {
    for index in screen.elements.indices.reversed()
    where isJoining(screen.elements[index]) {
      guard let change = UIKitCell.change(of: index, in: screen.elements) else { continue }
      screen.update(index, change)
    }
  }

  /// Whether it is a cell that reads the texts inside it.
  static func isJoining(_ cell: Element) -> Bool {
    guard cell.role == .cell else { return false }
    let names = [cell.className, cell.details.superclassName].compactMap { $0 }
    return names.contains {
      if case .joinedLabels? = UIKitClass.named($0)?.text { true } else { false }
    }
  }
}
