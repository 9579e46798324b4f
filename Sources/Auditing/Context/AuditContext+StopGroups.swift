internal import AccessibilityModel

extension AuditContext {
  /// The stops with an area by the nearest container around them, in reading order; the groups by
  /// the first of their stops in the document.
  ///
  /// VoiceOver sorts the stops of a container among themselves, and all that stand in none together.
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

  /// For each element the nearest that keeps its stops together, itself or around it; -1 for none.
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
  /// Whether the screen reader goes through the stops in it before it goes on.
  fileprivate var keepsStopsTogether: Bool {
    role == .cell || groupsChildren || isModal || self.containerType != nil
      || self.orderedElements != nil
  }
}
