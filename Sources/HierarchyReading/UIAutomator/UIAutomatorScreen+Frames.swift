internal import AccessibilityModel

extension UIAutomatorScreen {
  /// Marks frames that the dumper clipped: those that touch the edge of a scrollable view, or the
  /// bottom.
  ///
  /// Bounds are clipped to the visible part, so a row scrolled half out of view is too short. A
  /// view that extends from edge to edge has its full size.
  mutating func markClipped() {
    let size = isWholeScreen ? sizeInPixels : nil
    var clips = [Int32](repeating: -1, count: facts.count)
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      if parent >= 0 { clips[index] = isClip(parent) ? Int32(parent) : clips[parent] }
      let frame = screen.elements[index].frame
      guard !frame.isNull else { continue }
      let clip = Int(clips[index])
      let isCut =
        frame.isEmpty || size.map { touchesEnd(frame, of: $0) } == true
        || clip >= 0 && touches(frame, edgesOf: clip)
      if isCut { screen.update(index) { $0.flags.insert(.clippedFrame) } }
    }
  }

  private func isClip(_ index: Int) -> Bool {
    switch screen.elements[index].role {
    case .table, .collectionView, .scrollView, .webView: true
    default: facts[index].contains(.scrollable)
    }
  }

  /// Whether the frame ends at the bottom of the screen and does not begin at its top, or the same
  /// horizontally: the navigation bar may hide the rest.
  private func touchesEnd(_ frame: Rect, of size: Size) -> Bool {
    let isAtBottom = frame.maxY >= size.height && frame.minY > 0
    let isAtRight =
      size.width > size.height && frame.maxX >= size.width && frame.minX > 0
    return isAtBottom || isAtRight
  }

  private func touches(_ frame: Rect, edgesOf view: Int) -> Bool {
    let clip = screen.elements[view].frame
    guard !clip.isNull else { return false }
    let isCutAcross = (frame.minX <= clip.minX) != (frame.maxX >= clip.maxX)
    let isCutAlong = (frame.minY <= clip.minY) != (frame.maxY >= clip.maxY)
    // Most views scroll along one axis: a cell at the left edge of a grid is complete.
    let scrollsAcross = screen.elements[view].details.scrollAxis == .horizontal
    if scrollsAcross { return isCutAcross }
    return isCutAlong || (isCutAcross && frame.maxX >= clip.maxX && frame.width < clip.width / 3)
  }

  /// Keeps “selected” on the outermost of nested stops that have it.
  mutating func dropRepeatedSelection() {
    var isSelected = [Bool](repeating: false, count: facts.count)
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      let isRepeated = parent >= 0 && isSelected[parent]
      if isRepeated, screen.elements[index].isSelected {
        screen.update(index) { $0.traits.remove(.selected) }
      }
      isSelected[index] =
        isRepeated || (screen.elements[index].isElement && screen.elements[index].isSelected)
    }
  }

  /// Makes cells of the rows of a list, and tabs of the clickable views in a tab bar.
  mutating func readLists() {
    for index in facts.indices where screen.elements[index].role == .other {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      switch screen.elements[parent].role {
      case .table, .collectionView: screen.update(index) { $0.role = .cell }
      case .tabBar where isActionable[index]:
        screen.update(index) { element in
          element.role = .tab
          element.traits.formUnion([.button, .tabBarItem])
        }
      default: break
      }
    }
  }
}
