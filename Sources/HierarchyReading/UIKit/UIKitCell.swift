internal import AccessibilityModel

/// How a table cell without a label derives one from its content.
enum UIKitCell {
  /// Makes a cell read the texts inside it; one that contains controls is not an element.
  ///
  /// A `UITableViewCell` joins the labels of its content with ", "
  /// (docs/evidence/voiceover.md#labels-where-the-app-gives-none). Controls, maps, pages and tables
  /// inside it remain separate stops, and then so do the texts. A cell that the file marks as an
  /// element always is one.
  ///
  /// - Returns: the change of the cell; nil if there is none.
  static func change(of index: Int, in elements: [Element]) -> ((inout Element) -> Void)? {
    let isGiven = elements[index].origins[.isElement] == .given
    guard elements[index].flags.contains(.isElement) || !isGiven else { return nil }
    let (texts, holdsControls) = content(of: index, in: elements, throughControls: isGiven)
    if holdsControls, !isGiven {
      return {
        $0.flags.remove(.isElement)
        $0.origins[.isElement] = .inferred
      }
    }
    guard elements[index].label == nil, !texts.isEmpty else { return nil }
    return {
      $0.label = texts.joined(separator: ", ")
      $0.origins[.label] = .inferred
    }
  }

  /// The texts inside a cell, and whether it contains a control.
  private static func content(
    of cell: Int, in elements: [Element], throughControls: Bool
  ) -> ([String], Bool) {
    var texts: [String] = []
    var index = cell + 1
    let end = Int(elements[cell].end)
    while index < end {
      let flags = elements[index].flags
      let isElement = flags.contains(.isElement)
      let isGone =
        !flags.isDisjoint(with: [.hidden, .elementsHidden])
        || (elements[index].alpha ?? 1) <= 0
      if !isGone {
        let isControl = isControl(elements[index].role, isElement ? elements[index].traits : [])
        if isControl, !throughControls { return (texts, true) }
        if !isControl, isElement, let label = elements[index].label, !label.isEmpty {
          texts.append(label)
        }
      }
      index = isGone || isElement ? Int(elements[index].end) : index + 1
    }
    return (texts, false)
  }

  /// - Parameter traits: those of an accessibility element; empty for anything else.
  private static func isControl(_ role: Role, _ traits: Traits) -> Bool {
    switch role {
    case .segmentedControl, .stepper, .picker, .datePicker, .collectionView: true
    // They have their own elements, which the cell cannot join.
    case .table, .map, .webView: true
    default: role.isControl || !traits.isDisjoint(with: [.button, .link, .adjustable])
    }
  }
}
