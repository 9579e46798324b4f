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

/// A stop with the frame that decides its place in the reading order.
struct PlacedStop {
  var index: Int
  var frame: Rect

  var top: Double { frame.minY }
}

extension ScreenInspection {
  /// The stops that have an area in reading order, those of each explicit container apart.
  ///
  /// VoiceOver sorts the stops of a container among themselves, and all that stand in none together.
  var stopsByContainer: [[PlacedStop]] {
    let containers = nearestContainers
    var places: [Int32: Int] = [:]
    var groups: [(first: Int, stops: [PlacedStop])] = []
    // The stops of a container follow each other: the last group is asked before the table.
    var last = (container: Int32.min, group: 0)
    for place in stops.indices {
      let element = stops[place].element
      let container = containers[element]
      if container != last.container {
        last = (container, places[container] ?? groups.count)
        if last.group == groups.count {
          places[container] = groups.count
          groups.append((element, []))
        }
      }
      let frame = screen.elements[element].readerFrame
      guard !frame.isEmpty else { continue }
      groups[last.group].stops.append(PlacedStop(index: element, frame: frame))
    }
    return groups.sorted { $0.first < $1.first }.map(\.stops)
  }

  /// For each element, the nearest ancestor that keeps its stops together; -1 for none.
  private var nearestContainers: [Int32] {
    var containers = [Int32](repeating: -1, count: screen.elements.count)
    // What an element is to those in it is worked out at the first of them.
    var inside = containers
    for index in screen.elements.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      if parent == index - 1 {
        inside[parent] =
          screen.elements[parent].keepsStopsTogether ? Int32(parent) : containers[parent]
      }
      containers[index] = inside[parent]
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
