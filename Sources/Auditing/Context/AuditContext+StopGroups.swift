internal import AccessibilityModel

extension AuditContext {
  /// The stops with an area by their nearest container, in reading order; the groups by their first
  /// stop in the document.
  ///
  /// VoiceOver sorts the stops of each container separately, and all stops outside containers
  /// together.
  var stopsByContainer: [[Int]] {
    let containers = nearestContainers
    var numbers: [Int: Int] = [:]
    var groups: [(first: Int, stops: [Int])] = []
    for stop in stopElements {
      let parent = Int(screen.elements[stop].parent)
      let container = parent < 0 ? -1 : containers[parent]
      let number = numbers[container] ?? groups.count
      if number == groups.count {
        numbers[container] = number
        groups.append((stop, []))
      }
      if !screen.elements[stop].effectiveFrame.isEmpty { groups[number].stops.append(stop) }
    }
    return groups.sorted { $0.first < $1.first }.map(\.stops)
  }

  /// For each element, the nearest container of stops, itself or around it; -1 for none.
  private var nearestContainers: [Int] {
    var nearest = [Int](repeating: -1, count: screen.elements.count)
    for index in nearest.indices {
      let parent = Int(screen.elements[index].parent)
      if screen.elements[index].keepsStopsTogether {
        nearest[index] = index
      } else if parent >= 0 {
        nearest[index] = nearest[parent]
      }
    }
    return nearest
  }
}

extension Element {
  /// Whether the screen reader visits the stops in it before any other.
  fileprivate var keepsStopsTogether: Bool {
    role == .cell || groupsChildren || isModal || self.containerType != nil
      || self.orderedElements != nil
  }
}
