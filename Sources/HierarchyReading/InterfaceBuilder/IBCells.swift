internal import AccessibilityModel

/// What cells of tables make of their content.
enum IBCells {
  /// Lets each cell that is an element speak the texts inside; one that holds controls is none.
  ///
  /// A `UITableViewCell` joins the labels of its content with ", " (`voiceover.md` §1.10); controls
  /// inside keep their own stops, and the texts with them.
  static func join(_ screen: inout Screen) {
    for index in screen.elements.indices.reversed() {
      let cell = screen.elements[index]
      guard cell.role == .cell, cell.isElement || cell.origins[.isElement] != .given,
        isJoining(cell)
      else { continue }
      let isGiven = cell.origins[.isElement] == .given
      let (texts, holdsControls) = content(of: index, in: screen, throughControls: isGiven)
      if holdsControls, !isGiven {
        screen.update(index) {
          $0.flags.remove(.isElement)
          $0.origins[.isElement] = .inferred
        }
      } else if cell.label == nil, !texts.isEmpty {
        screen.update(index) {
          $0.label = texts.joined(separator: ", ")
          $0.origins[.label] = .inferred
        }
      }
    }
  }

  private static func isJoining(_ cell: Element) -> Bool {
    let names = [cell.className, cell.details.superclassName].compactMap { $0 }
    return names.contains {
      if case .joinedLabels? = UIKitClass.named($0)?.text { true } else { false }
    }
  }

  /// The texts inside a cell, and whether there is a control among them.
  private static func content(
    of cell: Int, in screen: Screen, throughControls: Bool
  ) -> ([String], Bool) {
    var texts: [String] = []
    var index = cell + 1
    let end = screen.subtree(of: cell).upperBound
    while index < end {
      let element = screen.elements[index]
      let isGone = element.isHidden || element.elementsHidden || (element.details.alpha ?? 1) <= 0
      if !isGone {
        let isControl = isControl(element)
        if isControl, !throughControls { return (texts, true) }
        if !isControl, element.isElement, let label = element.label, !label.isEmpty {
          texts.append(label)
        }
      }
      index = isGone || element.isElement ? screen.subtree(of: index).upperBound : index + 1
    }
    return (texts, false)
  }

  private static func isControl(_ element: Element) -> Bool {
    switch element.role {
    case .segmentedControl, .stepper, .picker, .datePicker, .collectionView: true
    default:
      element.role.isControl
        || element.isElement && !element.traits.isDisjoint(with: [.button, .link, .adjustable])
    }
  }
}
