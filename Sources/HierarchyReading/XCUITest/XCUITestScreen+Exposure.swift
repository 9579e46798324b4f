internal import AccessibilityModel

extension [XCUITestExposure] {
  /// Takes what is an element by its type; what lies below it is hidden.
  fileprivate mutating func exposeFromTop(
    _ elements: [AccessibilityModel.Element], isArtefact: [Bool]
  ) {
    var coverEnd = 0
    var isFieldCover = false
    var exposures = mutableSpan
    for index in exposures.indices where !isArtefact[index] {
      let isCovered = index < coverEnd
      exposures[index].isCovered = isCovered
      if exposures[index].source == .inferred {
        let isReachable = !isCovered || (isFieldCover && elements[index].role == .button)
        exposures[index].isElement = isReachable && exposures[index].isElementByKind(at: index)
      }
      guard exposures[index].isElement, !isCovered, !exposures[index].mayBorrow else { continue }
      coverEnd = Int(exposures[index].end)
      isFieldCover = exposures[index].rule == .textEntry
    }
  }

  /// Takes the innermost of a chain of labelled views, gives back what cells borrowed, and tells the
  /// elements what has been decided.
  fileprivate mutating func exposeFromBottom(_ screen: inout Screen, isArtefact: [Bool]) {
    var below = [Bool](repeating: false, count: count)
    var hasElementBelow = below.mutableSpan
    var exposures = mutableSpan
    for index in exposures.indices.reversed() {
      let isArtefact = isArtefact[index]
      if !isArtefact { exposures[index].takeInnermost(hasElementBelow: hasElementBelow[index]) }
      if let news = exposures[index].news(isArtefact: isArtefact) {
        screen.update(index) { news.tell(&$0) }
      }
      let parent = Int(exposures[index].parent)
      guard parent >= 0 else { continue }
      if hasElementBelow[index] || (exposures[index].isElement && !isArtefact) {
        hasElementBelow[parent] = true
      }
    }
  }
}

extension XCUITestScreen {
  /// Decides for every element whether it is one: from the roots down, then from the leaves up.
  mutating func expose() {
    exposures.exposeFromTop(screen.elements, isArtefact: isArtefact)
    exposures.exposeFromBottom(&screen, isArtefact: isArtefact)
  }

  /// Marks controls that are a part of the element around them and repeat its label: the button in a
  /// cell that is a button, the link that draws a link.
  mutating func markRepeatedControls() {
    var cover = -1
    for index in exposures.indices where !isArtefact[index] {
      if cover >= 0, index >= Int(exposures[cover].end) { cover = -1 }
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
