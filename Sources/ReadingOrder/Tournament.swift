/// The order of neighbours, decided in pairs, without comparing all pairs.
///
/// In a tournament the elements that precede the fewest others come last; a set of first elements
/// is closed exactly if no other element precedes them, that is if their counts add up to those of
/// a tournament among themselves (H. G. Landau, 1953). So counting, for each element, how many
/// precede it gives the strongly connected components, in O(n log n).
struct Tournament {
  /// The components in order, each as indices in the cluster; most have one element.
  private(set) var components: [[Int]] = []

  /// - Parameter cluster: sorted by the tops.
  init(_ cluster: [RowOrder.Item], threshold: Double) {
    let precedents = Self.precedents(cluster, threshold: threshold)
    var component: [Int] = []
    var sum = 0
    var count = 0
    let ranked = cluster.indices.sorted {
      precedents[$0] == precedents[$1] ? $0 < $1 : precedents[$0] < precedents[$1]
    }
    for place in ranked {
      component.append(place)
      sum += precedents[place]
      count += 1
      guard sum == count * (count - 1) / 2 else { continue }
      components.append(component)
      component.removeAll(keepingCapacity: true)
    }
  }

  /// Counts for each element how many precede it: all that are a row or more above it, and those in
  /// its row that begin earlier.
  private static func precedents(_ cluster: [RowOrder.Item], threshold: Double) -> [Int] {
    var above = Array(repeating: 0, count: cluster.count)
    var reach = above
    var first = 0
    var last = 0
    for place in cluster.indices {
      let top = cluster[place].key.y
      while top - cluster[first].key.y >= threshold { first += 1 }
      while last < cluster.count, cluster[last].key.y - top < threshold { last += 1 }
      above[place] = first
      reach[place] = last
    }
    var seen = RunningCounts(count: cluster.count)
    var precedents = above
    for place in cluster.indices.sorted(by: { RowOrder.isBefore(cluster[$0], cluster[$1]) }) {
      precedents[place] += seen.count(in: above[place]..<reach[place])
      seen.add(place)
    }
    return precedents
  }
}

/// Counts how many indices of a range have been added (a Fenwick tree).
private struct RunningCounts {
  private var sums: [Int]

  init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  mutating func add(_ place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }

  func count(in range: Range<Int>) -> Int {
    count(below: range.upperBound) - count(below: range.lowerBound)
  }

  private func count(below end: Int) -> Int {
    var index = end
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }
}
