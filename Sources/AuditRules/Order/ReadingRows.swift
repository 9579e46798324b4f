internal import AccessibilityModel
internal import Auditing

extension Screen {
  /// Whether the eyes meet the one before the other: above it, or in its row on the leading side.
  func shows(_ a: Rect, before b: Rect) -> Bool {
    if a.maxY <= b.minY + 0.5, a.sharesColumn(with: b) { return true }
    guard abs(a.minY - b.minY) < rowTolerance else { return false }
    return direction == .ltr ? a.maxX <= b.minX : a.minX >= b.maxX
  }
}

extension Rect {
  /// Whether some column of points belongs to both.
  func sharesColumn(with other: Rect) -> Bool { minX < other.maxX && other.minX < maxX }

  /// Whether some line of points belongs to both.
  func sharesLine(with other: Rect) -> Bool { minY < other.maxY && other.minY < maxY }
}

extension ScreenInspection {
  /// The stops in reading order, those of each explicit container apart.
  ///
  /// VoiceOver sorts the stops of a container among themselves, and all that stand in none together.
  var stopsByContainer: [[Subject]] {
    var groups: [Int: [Subject]] = [:]
    let containers = nearestContainers
    for stop in stops {
      groups[Int(containers[stop.element]), default: []].append(subject(stop.element))
    }
    return groups.values.sorted { $0[0].index < $1[0].index }
  }

  /// For each element, the nearest ancestor that keeps its stops together; -1 for none.
  private var nearestContainers: [Int32] {
    var containers = [Int32](repeating: -1, count: screen.elements.count)
    for index in screen.elements.indices {
      guard let parent = screen.parent(of: index) else { continue }
      containers[index] =
        screen.elements[parent].keepsStopsTogether ? Int32(parent) : containers[parent]
    }
    return containers
  }
}

extension Element {
  fileprivate var keepsStopsTogether: Bool {
    if groupsChildren || isModal || role == .cell { return true }
    guard hasDetails else { return false }
    return details.containerType != nil || details.orderedElements != nil
  }
}
