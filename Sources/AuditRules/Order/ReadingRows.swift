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
  var stopsByContainer: [ArraySlice<PlacedStop>] {
    let containers = nearestContainers
    // The groups in the order in which their first stops are read, and how many stops each has.
    var groups: [(first: Int, count: Int)] = []
    var places = [Int32](repeating: -1, count: screen.elements.count + 1)
    for place in stops.indices {
      let element = stops[place].element
      let group = Int(containers[element]) + 1
      if places[group] < 0 {
        places[group] = Int32(groups.count)
        groups.append((element, 0))
      }
      if !screen.elements[element].readerFrame.isEmpty { groups[Int(places[group])].count += 1 }
    }
    var ends = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let starts = ends
    var placed = [PlacedStop](
      repeating: PlacedStop(index: 0, frame: .null), count: ends[groups.count])
    for place in stops.indices {
      let element = stops[place].element
      let frame = screen.elements[element].readerFrame
      guard !frame.isEmpty else { continue }
      let group = Int(places[Int(containers[element]) + 1])
      placed[ends[group]] = PlacedStop(index: element, frame: frame)
      ends[group] += 1
    }
    return groups.indices.sorted { groups[$0].first < groups[$1].first }
      .map { placed[starts[$0]..<starts[$0 + 1]] }
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
          keepsStopsTogether(parent) ? Int32(parent) : containers[parent]
      }
      containers[index] = inside[parent]
    }
    return containers
  }

  private func keepsStopsTogether(_ index: Int) -> Bool {
    let flags: Element.Flags = [.groupsChildren, .viewIsModal]
    if !screen.elements[index].flags.isDisjoint(with: flags) { return true }
    if screen.elements[index].role == .cell { return true }
    guard screen.elements[index].hasDetails else { return false }
    return screen.elements[index].details.containerType != nil
      || screen.elements[index].details.orderedElements != nil
  }
}
