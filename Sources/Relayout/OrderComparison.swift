public import AccessibilityModel

/// The reading orders of two orientations, compared by their common elements.
///
/// The moved elements are the smallest set whose removal makes the rest have the same order: all
/// but the longest increasing subsequence. Comparing pairs would also report every element that a
/// moved one passed.
public struct OrderComparison: Sendable {
  /// Elements read at another position, in the order of the first screen.
  public let moves: [Move]
  /// How many stops both orientations have.
  public let count: Int

  /// A stop that is read at another position than before.
  public struct Move: Hashable, Sendable {
    /// Its index in the first screen.
    public var element: Int
    /// Its index in the second screen.
    public var counterpart: Int
    /// The common element read just before it, by its index in the first screen; nil if it comes
    /// first.
    public var predecessor: Int?
    /// The same in the second screen, by the index there.
    public var newPredecessor: Int?

    public init(element: Int, counterpart: Int, predecessor: Int?, newPredecessor: Int?) {
      self.element = element
      self.counterpart = counterpart
      self.predecessor = predecessor
      self.newPredecessor = newPredecessor
    }
  }

  /// Compares two orders.
  ///
  /// - Parameters:
  ///   - order: the stops of the first screen in reading order, by their indices.
  ///   - otherOrder: those of the second.
  public init(_ order: [Int], _ otherOrder: [Int], by matching: ElementMatching) {
    var places: [Int: Int] = [:]
    for (place, index) in otherOrder.enumerated() { places[index] = place }
    var common: [(element: Int, counterpart: Int)] = []
    var positions: [Int] = []
    for index in order {
      guard let match = matching.match(of: index), let place = places[match.index] else { continue }
      common.append((index, match.index))
      positions.append(place)
    }
    count = common.count
    let kept = LongestIncreasing.places(of: positions)
    guard kept.count < common.count else {
      moves = []
      return
    }
    let isKept = Set(kept)
    let sorted = positions.indices.sorted { positions[$0] < positions[$1] }
    var newPredecessors = [Int?](repeating: nil, count: common.count)
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      newPredecessors[next] = common[one].counterpart
    }
    moves = common.indices.filter { !isKept.contains($0) }.map { place in
      Move(
        element: common[place].element, counterpart: common[place].counterpart,
        predecessor: place == 0 ? nil : common[place - 1].element,
        newPredecessor: newPredecessors[place])
    }
  }
}

extension OrderComparison.Move {
  /// The move in words: “is read after A in portrait, after B in landscape”.
  ///
  /// - Parameter name: the name of an element in messages.
  public func inWords(
    from first: Screen, to second: Screen, name: (Screen, Int) -> String
  ) -> String {
    func place(_ index: Int?, _ screen: Screen) -> String {
      let place = index.map { "after \(name(screen, $0))" } ?? "first"
      return "\(place) in \(screen.orientation.rawValue)"
    }
    return "is read \(place(predecessor, first)), \(place(newPredecessor, second))"
  }
}
