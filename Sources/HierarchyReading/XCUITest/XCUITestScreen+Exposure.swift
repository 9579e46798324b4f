internal import AccessibilityModel

extension XCUITestScreen {
  /// Decides which elements are accessibility elements: from the roots down, then from the leaves
  /// up.
  mutating func expose() {
    exposeFromTop()
    exposeFromBottom()
  }

  /// Exposes elements by their type; an exposed element hides its content.
  private mutating func exposeFromTop() {
    var coverEnd = 0
    var isFieldCover = false
    for index in exposures.indices where !isArtefact(index) {
      let end = Int(screen.elements[index].end)
      let isCovered = index < coverEnd
      exposures[index].isCovered = isCovered
      if exposures[index].source == .inferred {
        let isReachable =
          !isCovered || (isFieldCover && screen.elements[index].role == .button)
        exposures[index].isElement =
          isReachable
          && (exposures[index].isElementByKind(isLeaf: end == index + 1)
            || !isCovered && representsContent(index, end: end))
      }
      guard exposures[index].isElement, !isCovered, !exposures[index].mayBorrow else { continue }
      coverEnd = end
      isFieldCover = exposures[index].rule == .textEntry
    }
  }

  /// Whether a labelled view is an element although it contains others; records the label that it
  /// announces.
  private mutating func representsContent(_ index: Int, end: Int) -> Bool {
    guard exposures[index].rule == .innermost, exposures[index].hasText, end > index + 1,
      !screen.elements[index].flags.contains(.notVisible)
    else { return false }
    switch group(at: index) {
    case .wrapper: return false
    case .element: return true
    case .container:
      screen.update(index) { $0.details.containerType = .semanticGroup }
      return false
    }
  }

  /// Exposes the innermost of a chain of labelled views, undoes flags that cells took from
  /// children, and sets the flags of the elements.
  private mutating func exposeFromBottom() {
    var hasElementBelow = [Bool](repeating: false, count: exposures.count)
    for index in exposures.indices.reversed() {
      let isArtefact = isArtefact(index)
      if !isArtefact {
        exposures[index].resolveInnermost(hasElementBelow: hasElementBelow[index])
      }
      let (isElement, source) = (exposures[index].isElement, exposures[index].source)
      let isExposed = isElement && !isArtefact
      screen.update(index) { element in
        if isExposed { element.flags.insert(.isElement) } else { element.flags.remove(.isElement) }
        element.origins[.isElement] =
          source != .inferred && isExposed == isElement ? .given : .inferred
      }
      if let parent = screen.parent(of: index), hasElementBelow[index] || isExposed {
        hasElementBelow[parent] = true
      }
    }
  }

  /// Marks controls that are part of the surrounding element and repeat its label: the button in a
  /// cell that is a button, the link that draws a link.
  mutating func markRepeatedControls() {
    var cover = -1
    for index in exposures.indices where !isArtefact(index) {
      if cover >= 0, index >= Int(screen.elements[cover].end) { cover = -1 }
      if cover < 0 {
        if exposures[index].isElement { cover = index }
      } else if !exposures[index].isElement, exposures[index].role.isControl,
        screen.elements[index].label == screen.elements[cover].label
      {
        markArtefact(index)
      }
    }
  }
}
