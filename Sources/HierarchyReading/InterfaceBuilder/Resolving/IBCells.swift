internal import AccessibilityModel

/// Cells of tables, whose words come from their content.
enum IBCells {
  /// Resolves each cell, from the innermost out.
  static func join(_ screen: inout Screen) {
    for index in screen.elements.indices.reversed()
    where screen.elements[index].role == .cell && isJoining(screen.elements[index]) {
      guard let change = UIKitCell.change(of: index, in: screen.elements) else { continue }
      screen.update(index, change)
    }
  }

  private static func isJoining(_ cell: Element) -> Bool {
    let names = [cell.className, cell.details.superclassName].compactMap { $0 }
    return names.contains {
      if case .joinedLabels? = UIKitClass.named($0)?.text { true } else { false }
    }
  }
}
