internal import AccessibilityModel
internal import Voices

// The cursor goes from stop to stop.
extension Turn {
  /// A flick: at the first and the last stop it stays, with the sound of the edge, and never wraps.
  mutating func move(by distance: Int) {
    let target = state.cursor + distance
    guard stops.indices.contains(target) else { return play(.edge) }
    go(to: target)
  }

  /// The next stop with the text, from the cursor on and then from the top.
  mutating func find(_ text: String) {
    let wanted = text.lowercased()
    let found = stops.indices.filter { matches(stops[$0], wanted) }
    guard let first = found.first else { return say(.noResults) }
    go(to: found.first { $0 > state.cursor } ?? first)
    sayOwn(words[counted: .results, found.count])
  }

  /// Whether the label or the value has the text; that of a secure field is not looked at.
  func matches(_ stop: Stop, _ wanted: String) -> Bool {
    let element = stage.screen.elements[stop.element]
    if element.label?.lowercased().contains(wanted) == true { return true }
    guard !element.isSecure else { return false }
    // An empty field shows its placeholder.
    let isEmpty = element.value?.isEmpty ?? true
    let value = isEmpty ? element.details.placeholder : element.value
    return value?.lowercased().contains(wanted) == true
  }

  // MARK: Touch

  mutating func touch(_ point: Point) {
    let bounds = stage.screen.bounds
    if !bounds.isEmpty, !bounds.contains(point) {
      play(.error)
      return note("The screen is \(bounds.width.plain) by \(bounds.height.plain) points.")
    }
    guard let index = stop(at: point) else { return play(.edge) }
    go(to: index)
  }

  /// The stop that is drawn last under a point.
  private func stop(at point: Point) -> Int? {
    let stage = stage
    var found: (index: Int, element: Int)?
    for (index, stop) in stage.stops.enumerated()
    where stop.element > (found?.element ?? -1) {
      if stage.visibleFrame(of: stop.element).contains(point) { found = (index, stop.element) }
    }
    return found?.index
  }

  /// Speaks every stop on the way once, as a finger comes to it.
  mutating func drag(_ points: [Point]) {
    var last: Int?
    var isAnything = false
    for (start, end) in zip(points, points.dropFirst()) {
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      let steps = Int(min(max(length / Self.dragStep, 1), Self.dragSteps))
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let point = Point(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        let under = stop(at: point)
        if let under, under != last {
          go(to: under)
          isAnything = true
        }
        last = under ?? last
      }
    }
    if !isAnything { play(.edge) }
  }

  /// In points; no stop that a finger can hit is smaller.
  private static let dragStep = 8.0
  private static let dragSteps = 500.0
}

// Scrolling with three fingers.
extension Turn {
  mutating func scroll(_ direction: ReaderCommand.ScrollDirection) {
    let isVertical = direction == .up || direction == .down
    guard let view = scrollView(vertically: isVertical) else { return play(.edge) }
    let frame = stage.screen.elements[view].effectiveFrame
    let content = contentSize(of: view)
    var offset = stage.offsets[view] ?? Point(x: 0, y: 0)
    let isForward = direction == .down || direction == .right
    let page = isVertical ? frame.height : frame.width
    let length = isVertical ? content.height : content.width
    let place = isVertical ? offset.y : offset.x
    let target = min(max(0, length - page), max(0, place + (isForward ? page : -page)))
    guard page > 0, target != place else { return play(.edge) }
    if isVertical { offset.y = target } else { offset.x = target }
    state.stages[state.layout]?.offsets[view] = offset
    sayStatus(of: view, pages: length / page, page: target / page)
    followScroll(of: view)
  }

  /// «Rows 5 to 12 of 40» of a table, «Page 2 of 5» of anything else.
  private mutating func sayStatus(of view: Int, pages: Double, page: Double) {
    let stage = stage
    let role = stage.screen.elements[view].role
    if role == .table || role == .collectionView {
      let cells = stage.screen.children(of: view).filter {
        stage.screen.elements[$0].role == .cell
      }
      let frame = stage.screen.elements[view].effectiveFrame
      let shown = cells.indices.filter {
        !stage.visibleFrame(of: cells[$0]).intersection(frame).isEmpty
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

  /// The scroll view around the cursor, else the first of the screen, that goes in the direction.
  private func scrollView(vertically: Bool) -> Int? {
    let screen = stage.screen
    let around = current.map { Array(screen.ancestors(of: $0.element)) } ?? []
    let fits = { (index: Int) in self.scrolls(index, vertically: vertically) }
    return around.first(where: fits) ?? screen.elements.indices.first(where: fits)
  }

  private func scrolls(_ index: Int, vertically: Bool) -> Bool {
    let element = stage.screen.elements[index]
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

  /// What the app says, else as far as what is inside reaches.
  private func contentSize(of view: Int) -> Size {
    let screen = stage.screen
    if let size = screen.elements[view].contentSize { return size }
    let frame = screen.elements[view].effectiveFrame
    var size = Size(width: frame.width, height: frame.height)
    for index in screen.descendants(of: view) where screen.elements[index].frame.isFinite {
      size.width = max(size.width, screen.elements[index].frame.maxX - frame.minX)
      size.height = max(size.height, screen.elements[index].frame.maxY - frame.minY)
    }
    return size
  }

  /// The cursor does not stay on what is no longer to be seen.
  private mutating func followScroll(of view: Int) {
    let stage = stage
    let frame = stage.screen.elements[view].effectiveFrame
    let shows = { (stop: Stop) in
      !stage.visibleFrame(of: stop.element).intersection(frame).isEmpty
    }
    guard let current, stage.screen.isAncestor(view, of: current.element), !shows(current) else {
      return
    }
    let inside = stops.firstIndex {
      stage.screen.isAncestor(view, of: $0.element) && shows($0)
    }
    if let inside { go(to: inside) }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }

  func whole(atMost limit: Int) -> Int {
    isFinite ? Int(Swift.min(Swift.max(self, 0), Double(limit))) : limit
  }
}

extension Element {
  var isSecure: Bool { traits.contains(.secureTextField) || role == .secureTextField }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
