internal import AccessibilityModel

/// The edges at which a dump clipped a view.
private struct CutEdges: OptionSet {
  let rawValue: UInt8

  static let top = CutEdges(rawValue: 1)
  static let bottom = CutEdges(rawValue: 2)
  static let left = CutEdges(rawValue: 4)
  static let right = CutEdges(rawValue: 8)
}

extension UIAutomatorScreen {
  /// Marks frames that the dumper clipped: those that touch the edge of a scrollable view, or the
  /// bottom.
  ///
  /// Bounds are clipped to the visible part, so a row scrolled half out of view is too short. A
  /// view that extends from edge to edge has its full size, unless it has no content and others are out of sight.
  mutating func markClipped() {
    let size = isWholeScreen ? sizeOfContent : nil
    var clips = [Int32](repeating: -1, count: facts.count)
    // For each view the one around it, or itself, that the clip holds and moves.
    var items = clips
    var cuts = [CutEdges](repeating: [], count: facts.count)
    let holdsUnseen = clipsWithUnseen()
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      if parent >= 0 {
        let isItem = isClip(parent)
        clips[index] = isItem ? Int32(parent) : clips[parent]
        items[index] = isItem ? Int32(index) : items[parent]
      }
      let frame = screen.elements[index].frame
      guard !frame.isNull else { continue }
      let clip = Int(clips[index])
      if let size { cuts[index] = edgesCut(of: frame, by: size) }
      if clip >= 0 {
        let isLeaf = Int(screen.elements[index].end) == index + 1
        cuts[index].formUnion(
          isLeaf && holdsUnseen[clip]
            ? edges(of: frame, meeting: clip).intersection([.top, .bottom])
            : edgesCut(of: frame, by: clip, item: Int(items[index])))
        if cuts[index].contains(.right), clip == parent, isWideAsOthers(index) {
          cuts[index].remove(.right)
        }
        cuts[index].formUnion(cuts[clip].intersection(edges(of: frame, meeting: clip)))
      }
      if frame.isEmpty || !cuts[index].isEmpty && !isWhole(index) || isCut(index)
        || clip == parent && isCutByPinnedView(index, in: clip)
      {
        screen.update(index) { $0.flags.insert(.clippedFrame) }
      }
    }
  }

  /// Whether it is a control with its content in its centre and space on all sides of it: its own edge meets the edge
  /// there, as that of a button in a bar at the top of a page that scrolls.
  private func isWhole(_ index: Int) -> Bool {
    let (outer, first) = (screen.elements[index].frame, index + 1)
    guard facts[index].contains(.clickable), first < Int(screen.elements[index].end) else {
      return false
    }
    let inner = screen.children(of: index).prefix(Self.mostItems)
      .map { screen.elements[$0].frame }.filter { !$0.isNull && !$0.isEmpty }
    guard let left = inner.map(\.minX).min(), let right = inner.map(\.maxX).max(),
      let top = inner.map(\.minY).min(), let bottom = inner.map(\.maxY).max()
    else { return false }
    let margins = (left - outer.minX, outer.maxX - right, top - outer.minY, outer.maxY - bottom)
    return min(margins.0, margins.1, margins.2, margins.3) > 0
      && abs(margins.0 - margins.1) <= Self.offCentre
      && abs(margins.2 - margins.3) <= Self.offCentre
  }

  /// Whether it is a control in a page of no known axis with others like it, none wider: they are aligned at the edge
  /// where the page has its padding.
  private func isWideAsOthers(_ index: Int) -> Bool {
    let own = screen.elements[index]
    guard facts[index].contains(.clickable), own.parent >= 0,
      screen.elements[Int(own.parent)].details.scrollAxis == nil
    else { return false }
    let others = screen.children(of: Int(own.parent)).prefix(Self.mostItems).filter {
      let other = screen.elements[$0]
      return $0 != index && other.className == own.className
        && facts[$0].contains(.checkable) == facts[index].contains(.checkable)
        && facts[$0].contains(.clickable) && !other.frame.isNull && !other.frame.isEmpty
    }
    return !others.isEmpty
      && others.allSatisfy { screen.elements[$0].frame.width <= own.frame.width + Self.offCentre }
  }

  /// In pixels: halves are rounded.
  private static let offCentre = 2.0

  /// Whether the only text in a button has less than half as much space below it as above it, and
  /// the button ends with a window that a keyboard has shortened: the rest of the button is under
  /// the keyboard.
  private func isCut(_ index: Int) -> Bool {
    let (outer, text) = (screen.elements[index].frame, index + 1)
    guard facts[index].contains(.clickable), Int(screen.elements[index].end) == text + 1,
      text < facts.count, facts[text].contains(.labelled), let size = sizeOfContent,
      outer.maxY < Self.mostUncovered * size.height
    else { return false }
    let inner = screen.elements[text].frame
    let (above, below) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
    guard !inner.isNull, below >= 0, above > 2 * below else { return false }
    return screen.ancestors(of: index).contains {
      let frame = screen.elements[$0].frame
      return frame.maxY == outer.maxY && frame.width >= size.width
        && 4 * frame.height > size.height
    }
  }

  private static let mostUncovered = 0.8

  /// For each view that scrolls down, whether one of its views is entirely clipped: a field is as
  /// low as the part of the page above a keyboard.
  private func clipsWithUnseen() -> [Bool] {
    var holdsUnseen = [Bool](repeating: false, count: facts.count)
    for index in facts.indices where screen.elements[index].frame.isEmpty {
      let clip = screen.ancestors(of: index).first(where: isClip)
      if let clip, screen.elements[clip].details.scrollAxis != .horizontal {
        holdsUnseen[clip] = true
      }
    }
    return holdsUnseen
  }

  private func isClip(_ index: Int) -> Bool {
    switch screen.elements[index].role {
    case .table, .collectionView, .scrollView, .webView: true
    default: facts[index].contains(.scrollable)
    }
  }

  /// The edges where a frame ends at the bottom of the screen and does not begin at its top, or the
  /// same horizontally: the navigation bar may hide the rest.
  private func edgesCut(of frame: Rect, by size: Size) -> CutEdges {
    var edges: CutEdges = []
    if frame.maxY >= size.height, frame.minY > 0 { edges.insert(.bottom) }
    if size.width > size.height, frame.maxX >= size.width, frame.minX > 0 { edges.insert(.right) }
    return edges
  }

  private func edges(of frame: Rect, meeting view: Int) -> CutEdges {
    let clip = screen.elements[view].frame
    guard !clip.isNull else { return [] }
    var edges: CutEdges = []
    if frame.minY <= clip.minY { edges.insert(.top) }
    if frame.maxY >= clip.maxY { edges.insert(.bottom) }
    if frame.minX <= clip.minX { edges.insert(.left) }
    if frame.maxX >= clip.maxX { edges.insert(.right) }
    return edges
  }

  private func edgesCut(of frame: Rect, by view: Int, item: Int) -> CutEdges {
    let met = edges(of: frame, meeting: view)
    let (across, along): (CutEdges, CutEdges) = ([.left, .right], [.top, .bottom])
    func cut(_ pair: CutEdges) -> CutEdges {
      let edges = met.intersection(pair)
      return edges == pair ? [] : edges
    }
    // A page scrolls as a whole: its content has its full size.
    let isPage =
      isPager(view)
      && edges(of: screen.elements[item].frame, meeting: view)
        .isSuperset(of: across)
    switch screen.elements[view].details.scrollAxis {
    case .horizontal: return isPage ? [] : cut(across)
    case .vertical: return cut(along)
    case .both, nil:
      // Most views scroll along one axis: a cell at the left edge of a grid is complete.
      let isNarrow = frame.width < screen.elements[view].frame.width / 3
      return cut(along).union(isNarrow && !isPage ? cut(across).intersection(.right) : [])
    }
  }

  /// Whether it may contain pages; the content of a `HorizontalScrollView` always looks like one.
  private func isPager(_ index: Int) -> Bool {
    !screen.elements[index].className.hasSuffix("HorizontalScrollView")
  }

  /// Infers the scroll axis of views whose class does not have one, from the arrangement of their content.
  mutating func findScrollAxes() {
    for index in facts.indices where screen.elements[index].details.scrollAxis == nil {
      let role = screen.elements[index].role
      guard role == .collectionView || role == .other && facts[index].contains(.scrollable) else {
        continue
      }
      let items = screen.children(of: index).prefix(Self.mostItems)
      let frames = items.map { screen.elements[$0].frame }.filter { !$0.isNull && !$0.isEmpty }
      let axis = Self.axis(of: frames)
      guard axis != nil || role == .other else { continue }
      screen.update(index) { $0.details.scrollAxis = axis ?? .both }
    }
  }

  /// The maximum number of items that a screen shows.
  private static let mostItems = 64

  private static func axis(of frames: [Rect]) -> ScrollAxis? {
    guard frames.count > 1 else { return nil }
    let pairs = zip(frames, frames.dropFirst())
    // The cells of a grid are beside each other as well, but not all in one row.
    let areBeside = pairs.allSatisfy { $0.maxX <= $1.minX + 1 || $1.maxX <= $0.minX + 1 }
    if areBeside, pairs.allSatisfy({ $0.minY < $1.maxY && $1.minY < $0.maxY }) {
      return .horizontal
    }
    return pairs.allSatisfy { $0.maxY <= $1.minY + 1 } ? .vertical : nil
  }
}

extension UIAutomatorScreen {
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
