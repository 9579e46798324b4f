public import AccessibilityModel

/// The scrollable elements of a screen, and the visible areas of their content.
struct Scrollers {
  /// For each element, the index in `all` of the nearest around it.
  private let numbers: [Int]
  /// The screen itself comes first, without an element.
  private let all: [(element: Int?, window: Rect)]

  init(_ screen: Screen) {
    let elements = screen.elements
    var around = [Int](repeating: 0, count: elements.count)
    var inside = around
    var all: [(element: Int?, window: Rect)] = [(nil, screen.bounds)]
    for index in elements.indices {
      let parent = Int(elements[index].parent)
      if parent >= 0 { around[index] = inside[parent] }
      inside[index] = around[index]
      guard elements[index].scrolls(.horizontal) || elements[index].scrolls(.vertical) else {
        continue
      }
      inside[index] = all.count
      let (frame, window) = (elements[index].frame, all[around[index]].window)
      all.append((index, frame.isFinite ? frame.intersection(window) : window))
    }
    (numbers, self.all) = (around, all)
  }

  func scroller(around index: Int) -> Int? { all[numbers[index]].element }

  func window(around index: Int) -> Rect { all[numbers[index]].window }
}

extension Role {
  /// Whether elements of this role scroll their content.
  public var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .webView, .picker, .pickerWheel, .datePicker, .map,
      .textView:
      true
    default: false
    }
  }
}

extension Element {
  /// Whether its content scrolls along an axis; by default a table scrolls vertically and
  /// everything else in both directions.
  public func scrolls(_ axis: ScrollAxis) -> Bool {
    if let given = self.scrollAxis { return given == axis || given == .both }
    guard role.scrolls else { return false }
    if let content = self.contentSize, frame.isFinite {
      return axis == .horizontal
        ? content.width > frame.width + 0.5 : content.height > frame.height + 0.5
    }
    return role != .table || axis == .vertical
  }
}
