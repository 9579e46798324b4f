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
    let containers = Containers(columns)
    // Of each container the first stop that is read, -1 for none, and how many have an area.
    var firsts = [Int32](repeating: -1, count: containers.count)
    var counts = [Int32](repeating: 0, count: containers.count)
    for place in stops.indices {
      let element = stops[place].element
      let container = containers.number(around: element)
      if firsts[container] < 0 { firsts[container] = Int32(element) }
      if !columns.readerFrames[element].isEmpty { counts[container] += 1 }
    }
    var starts: [Int32] = [0]
    // Where the next stop of each container goes.
    var next = counts
    let read = firsts.indices.filter { firsts[$0] >= 0 }.sorted { firsts[$0] < firsts[$1] }
    for container in read {
      next[container] = starts[starts.count - 1]
      starts.append(next[container] + counts[container])
    }
    var elements = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    for place in stops.indices {
      let element = stops[place].element
      guard !columns.readerFrames[element].isEmpty else { continue }
      let container = containers.number(around: element)
      elements[Int(next[container])] = Int32(element)
      next[container] += 1
    }
    self.elements = elements
    self.starts = starts
  }
}

/// The elements that keep the stops in them together, by numbers from 1; 0 stands for the screen.
private struct Containers {
  private let parents: [Int32]
  /// For each element, the number of the nearest container, itself or around it.
  private let nearest: [Int32]
  /// How many there are, the screen included.
  let count: Int

  init(_ columns: ElementColumns) {
    parents = columns.parents
    var nearest = [Int32](repeating: 0, count: parents.count)
    var count = 1
    for index in parents.indices {
      if columns.marks[index].contains(.keepsStopsTogether) {
        nearest[index] = Int32(count)
        count += 1
      } else if parents[index] >= 0 {
        nearest[index] = nearest[Int(parents[index])]
      }
    }
    self.nearest = nearest
    self.count = count
  }

  /// The number of the nearest container around an element.
  func number(around index: Int) -> Int {
    parents[index] < 0 ? 0 : Int(nearest[Int(parents[index])])
  }
}

// No collection of lists: each list would count the one of all, which all threads share.
extension StopGroups {
  public var indices: Range<Int> { 0..<(starts.count - 1) }

  /// Where the stops of a group stand among those of all groups, in reading order.
  public func places(of group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }

  /// The index of the element that stands at a place.
  public subscript(place: Int) -> Int { Int(elements[place]) }
}
