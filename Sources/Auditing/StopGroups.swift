internal import AccessibilityModel

/// The stops that have an area in reading order, those of each explicit container apart.
///
/// VoiceOver sorts the stops of a container among themselves, and all that stand in none together.
public struct StopGroups: Sendable {
  /// The indices of the elements, group by group.
  private let elements: [Int32]
  /// Where each group starts, by the first of its stops, and where the last ends.
  private let starts: [Int32]

  init(_ stops: [Stop], _ columns: ElementColumns) {
    let containers = Self.nearestContainers(columns)
    // The groups are numbered in the order in which their first stops are read.
    var firsts: [Int32] = []
    var numbers = [Int32](repeating: -1, count: containers.count + 1)
    var counts: [Int32] = []
    // For each stop with an area, its group; -1 for one without.
    var groups = [Int32](repeating: -1, count: stops.count)
    for place in stops.indices {
      let element = stops[place].element
      let container = Int(containers[element]) + 1
      if numbers[container] < 0 {
        numbers[container] = Int32(firsts.count)
        firsts.append(Int32(element))
        counts.append(0)
      }
      guard !columns.readerFrames[element].isEmpty else { continue }
      groups[place] = numbers[container]
      counts[Int(numbers[container])] += 1
    }
    var starts: [Int32] = [0]
    starts.reserveCapacity(firsts.count + 1)
    // Where the next stop of each group goes.
    var next = counts
    for group in firsts.indices.sorted(by: { firsts[$0] < firsts[$1] }) {
      next[group] = starts[starts.count - 1]
      starts.append(starts[starts.count - 1] + counts[group])
    }
    var elements = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    for place in stops.indices where groups[place] >= 0 {
      let group = Int(groups[place])
      elements[Int(next[group])] = Int32(stops[place].element)
      next[group] += 1
    }
    self.elements = elements
    self.starts = starts
  }

  /// For each element, the nearest ancestor that keeps its stops together; -1 for none.
  private static func nearestContainers(_ columns: ElementColumns) -> [Int32] {
    var containers = [Int32](repeating: -1, count: columns.parents.count)
    // What an element is to those in it is worked out at the first of them.
    var inside = containers
    for index in columns.parents.indices {
      let parent = Int(columns.parents[index])
      guard parent >= 0 else { continue }
      if parent == index - 1 {
        inside[parent] =
          columns.marks[parent].contains(.keepsStopsTogether) ? Int32(parent) : containers[parent]
      }
      containers[index] = inside[parent]
    }
    return containers
  }
}

extension StopGroups: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { starts.count - 1 }

  /// The indices of the elements of a group, in reading order.
  public subscript(group: Int) -> ArraySlice<Int32> {
    elements[Int(starts[group])..<Int(starts[group + 1])]
  }
}
