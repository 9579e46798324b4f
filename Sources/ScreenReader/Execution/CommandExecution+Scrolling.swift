internal import AccessibilityModel
internal import Voices

// Scrolling with three fingers.
extension CommandExecution {
  mutating func scroll(_ direction: ReaderCommand.ScrollDirection) {
    let isVertical = direction == .up || direction == .down
    guard let view = scrollView(vertically: isVertical) else { return play(.edge) }
    let frame = screen.elements[view].effectiveFrame
    let content = contentSize(of: view)
    var offset = layoutState.offsets[view] ?? Point(x: 0, y: 0)
    let isForward = direction == .down || direction == .right
    let page = isVertical ? frame.height : frame.width
    let length = isVertical ? content.height : content.width
    let place = isVertical ? offset.y : offset.x
    let target = min(max(0, length - page), max(0, place + (isForward ? page : -page)))
    guard page > 0, target != place else { return play(.edge) }
    if isVertical { offset.y = target } else { offset.x = target }
    state.updateFront { $0.offsets[view] = offset }
    sayStatus(of: view, pages: length / page, page: target / page)
    followScroll(of: view)
  }

  /// “Rows 5 to 12 of 40” for a table, “Page 2 of 5” for anything else.
  private mutating func sayStatus(of view: Int, pages: Double, page: Double) {
    let layoutState = layoutState
    let role = screen.elements[view].role
    if role == .table || role == .collectionView {
      let cells = screen.children(of: view).filter {
        screen.elements[$0].role == .cell
      }
      let frame = screen.elements[view].effectiveFrame
      let shown = cells.indices.filter {
        !layoutState.visibleFrame(of: cells[$0]).intersection(frame).isEmpty
      }
      if let first = shown.first, let last = shown.last {
        return say(.rows, ["first": first + 1, "last": last + 1, "count": cells.count])
      }
    }
    let count = pages.rounded(.up).whole(atMost: Self.mostPages)
    let number = min(count, page.rounded(.up).whole(atMost: Self.mostPages) + 1)
    say(.page, ["number": number, "count": count])
  }

  private static let mostPages = 1_000_000

  /// The scroll view around the cursor, else the first of the screen, that scrolls in the
  /// direction.
  private func scrollView(vertically: Bool) -> Int? {
    let screen = screen
    let around = current.map { Array(screen.ancestors(of: $0.element)) } ?? []
    let fits = { (index: Int) in self.scrolls(index, vertically: vertically) }
    return around.first(where: fits) ?? screen.elements.indices.first(where: fits)
  }

  private func scrolls(_ index: Int, vertically: Bool) -> Bool {
    let element = screen.elements[index]
    switch element.role {
    case .scrollView, .table, .collectionView, .textView, .webView: break
    default: guard element.scrollAxis != nil else { return false }
    }
    let axis = element.scrollAxis
    if let axis, axis != .both, (axis == .vertical) != vertically { return false }
    let size = contentSize(of: index)
    let frame = element.effectiveFrame
    return vertically ? size.height > frame.height + 1 : size.width > frame.width + 1
  }

  /// The app's size, else the extent of the content.
  private func contentSize(of view: Int) -> Size {
    let screen = screen
    if let size = screen.elements[view].contentSize { return size }
    let frame = screen.elements[view].effectiveFrame
    var size = Size(width: frame.width, height: frame.height)
    for index in screen.descendants(of: view) where screen.elements[index].frame.isFinite {
      size.width = max(size.width, screen.elements[index].frame.maxX - frame.minX)
      size.height = max(size.height, screen.elements[index].frame.maxY - frame.minY)
    }
    return size
  }

  /// The cursor does not stay on an element that is no longer visible.
  private mutating func followScroll(of view: Int) {
    let layoutState = layoutState
    let frame = screen.elements[view].effectiveFrame
    let shows = { (stop: Stop) in
      !layoutState.visibleFrame(of: stop.element).intersection(frame).isEmpty
    }
    guard let current, screen.isAncestor(view, of: current.element), !shows(current) else {
      return
    }
    let inside = stops.firstIndex {
      screen.isAncestor(view, of: $0.element) && shows($0)
    }
    if let inside { go(to: inside) }
  }
}

extension Double {
  /// Without a fraction if it is whole.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }

  func whole(atMost limit: Int) -> Int {
    isFinite ? Int(Swift.min(Swift.max(self, 0), Double(limit))) : limit
  }
}
