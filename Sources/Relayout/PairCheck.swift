internal import AccessibilityModel

/// The evidence in a capture of the other orientation, compared with the first.
struct PairCheck {
  private let first: Screen
  private let second: Screen
  private let matching: ElementMatching
  /// The stops of the second.
  private let stops: [Int]
  /// How many stops of the second are before each element.
  private let stopsBefore: [Int32]

  init(first: Screen, second: Screen, matching: ElementMatching, stops: [Int]) {
    self.first = first
    self.second = second
    self.matching = matching
    self.stops = stops
    var before = [Int32](repeating: 0, count: second.elements.count + 1)
    for stop in stops { before[stop + 1] = 1 }
    for index in second.elements.indices { before[index + 1] += before[index] }
    stopsBefore = before
  }

  var evidence: [CaptureCheck.Evidence] {
    let scrolled = ScrolledElements(second)
    // Elements written by hand are where the file states, on the screen or off it.
    guard second.isCapture else { return [unturnedWindow, letterbox].compactMap { $0 } }
    let fixed = stops.filter {
      !scrolled.contains($0) && second.elements[$0].frame.isFinite
        && !second.elements[$0].frame.isEmpty
    }
    return [unturnedWindow, outside(fixed), apart(fixed), letterbox].compactMap { $0 }
  }

  /// A view that filled the screen and still has that size.
  private var unturnedWindow: CaptureCheck.Evidence? {
    guard let size = first.size ?? first.bounds.finiteSize,
      !second.bounds.hasSize(size)
    else { return nil }
    for index in first.elements.indices {
      let element = first.elements[index]
      guard Int(element.end) > index + 1, !element.isSystem, element.frame.hasSize(size),
        let match = matching.match(of: index)
      else { continue }
      let turned = second.elements[match.index]
      guard turned.frame.hasSize(size), holdsStop(match.index) else { continue }
      return .windowNotTurned(className: turned.shortClassName, size: turned.frame.size)
    }
    return nil
  }

  private func holdsStop(_ index: Int) -> Bool {
    stopsBefore[Int(second.elements[index].end)] > stopsBefore[index + 1]
  }

  private func outside(_ fixed: [Int]) -> CaptureCheck.Evidence? {
    let bounds = second.bounds
    guard bounds.isFinite, !bounds.isEmpty else { return nil }
    let count = fixed.count { !bounds.contains(second.elements[$0].frame, tolerance: 1) }
    guard count >= CaptureCheck.leastCount,
      Double(count) > CaptureCheck.outsidePart * Double(fixed.count)
    else { return nil }
    return .outside(count: count, total: fixed.count)
  }

  /// Stops whose frames and surrounding frames show different moments.
  private func apart(_ fixed: [Int]) -> CaptureCheck.Evidence? {
    let count = fixed.count { index in
      guard isApart(index, in: second), let origin = matching.origin(of: index) else {
        return false
      }
      return !isApart(origin.index, in: first)
    }
    guard count >= CaptureCheck.leastCount,
      Double(count) >= CaptureCheck.apartPart * Double(fixed.count)
    else { return nil }
    return .apart(count: count, total: fixed.count)
  }

  private func isApart(_ index: Int, in screen: Screen) -> Bool {
    guard let parent = screen.parent(of: index) else { return false }
    let (inner, outer) = (screen.elements[index].frame, screen.elements[parent].frame)
    guard inner.isFinite, outer.isFinite, !inner.isEmpty, !outer.isEmpty else { return false }
    return inner.intersection(outer).isNull
  }

  /// The innermost view around all stops, if it has the shape of the first screen and is centred in
  /// the second.
  private var letterbox: CaptureCheck.Evidence? {
    let bounds = second.bounds
    guard let low = stops.min(), let high = stops.max(), bounds.isFinite, first.bounds.isFinite,
      first.bounds.height > 0, bounds.height > 0
    else { return nil }
    let boxes = second.ancestors(of: low).filter { Int(second.elements[$0].end) > high }
    guard let box = boxes.first.map({ second.elements[$0].frame }), box.isFinite, !box.isEmpty
    else { return nil }
    let shape = first.bounds.width / first.bounds.height
    let isMiddle =
      abs((box.minX - bounds.minX) - (bounds.maxX - box.maxX)) <= 2
      && abs((box.minY - bounds.minY) - (bounds.maxY - box.maxY)) <= 2
    let keepsShape = abs(box.width / box.height / shape - 1) <= 0.03
    let isSmaller = box.width < 0.8 * bounds.width || box.height < 0.8 * bounds.height
    return isMiddle && keepsShape && isSmaller ? .letterbox(box) : nil
  }
}

extension Rect {
  fileprivate var finiteSize: Size? { isFinite ? size : nil }
}

/// The elements that are in something that scrolls.
struct ScrolledElements {
  private var isScrolled: [Bool]

  init(_ screen: Screen) {
    isScrolled = Array(repeating: false, count: screen.elements.count)
    for index in screen.elements.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      isScrolled[index] = isScrolled[parent] || Self.scrolls(screen.elements[parent])
    }
  }

  func contains(_ index: Int) -> Bool { isScrolled[index] }

  private static func scrolls(_ element: Element) -> Bool {
    switch element.role {
    case .scrollView, .table, .collectionView, .webView, .picker, .pickerWheel, .datePicker, .map,
      .textView:
      true
    default: element.scrollAxis != nil
    }
  }
}
