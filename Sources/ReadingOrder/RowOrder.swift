/// Sorts siblings as VoiceOver reads them: in rows, and in each row from its beginning.
///
/// AccessibilitySnapshot compares two siblings: if their tops differ by the threshold or more, the
/// upper one comes first, else the one that begins further to the left. This is not an order, since
/// it may form a cycle, but it is a tournament: of any two, one comes first. Its strongly connected
/// components have a unique order. So a component of one element has the same position as in
/// AccessibilitySnapshot for any input, and only real cycles are split into bands.
struct RowOrder {
  struct Item {
    var key: SortKey
    var unit: Int
  }

  private(set) var items: [Item]
  /// The components of more than one element, as ranges of the sorted items.
  private(set) var circles: [Range<Int>] = []
  private let threshold: Double

  /// Sorts the items; equal ones keep the order of their units.
  ///
  /// - Parameter threshold: tops that differ by this distance or more, in points, are in different
  ///   rows (docs/evidence/voiceover.md#rows).
  init(_ unsorted: [Item], threshold: Double) {
    self.threshold = threshold
    items = unsorted.sorted(by: Self.isAbove)
    var start = 0
    for index in items.indices.dropFirst() where isBreak(items[index - 1], items[index]) {
      sortCluster(start..<index)
      start = index
    }
    sortCluster(start..<items.count)
  }

  /// Sorts the items of a bar or a cell: the topmost and all that share its line, from the
  /// beginning, then the rest likewise (docs/evidence/voiceover.md#one-line-in-a-bar-or-a-cell).
  init(inLines unsorted: [Item], threshold: Double) {
    self.threshold = threshold
    items = unsorted.sorted(by: Self.isAbove)
    var start = 0
    for index in items.indices.dropFirst() where !isInLine(items[start], items[index]) {
      items[start..<index].sort(by: Self.isBefore)
      start = index
    }
    items[start...].sort(by: Self.isBefore)
  }

  private func isInLine(_ first: Item, _ other: Item) -> Bool {
    guard first.key.isPeer(of: other.key) else { return false }
    return other.key.y - first.key.y < threshold || first.key.sharesLine(with: other.key)
  }

  /// Whether there is a gap between two items, upper one first: everything after it then follows
  /// everything before it.
  private func isBreak(_ upper: Item, _ lower: Item) -> Bool {
    !upper.key.isPeer(of: lower.key) || lower.key.y - upper.key.y >= threshold
  }

  /// Sorts neighbours without a gap between them; they are already sorted by their tops.
  private mutating func sortCluster(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    let cluster = Array(items[range])
    let height = cluster[cluster.count - 1].key.y - cluster[0].key.y
    if height < threshold {
      items.replaceSubrange(range, with: cluster.sorted(by: Self.isBefore))
      return
    }
    let tournament = Tournament(cluster, threshold: threshold)
    var next = range.lowerBound
    for component in tournament.components {
      let bands = component.count == 1 ? component : inBands(component, of: cluster)
      if component.count > 1 { circles.append(next..<(next + component.count)) }
      for place in bands {
        items[next] = cluster[place]
        next += 1
      }
    }
  }

  /// Splits a cycle into bands of the threshold's height, from the top down.
  private func inBands(_ component: [Int], of cluster: [Item]) -> [Int] {
    var result: [Int] = []
    var band: [Int] = []
    func close() {
      result += band.sorted { Self.isBefore(cluster[$0], cluster[$1]) }
      band.removeAll(keepingCapacity: true)
    }
    for place in component.sorted() {
      if let top = band.first, cluster[place].key.y - cluster[top].key.y >= threshold { close() }
      band.append(place)
    }
    close()
    return result
  }

  private static func isAbove(_ one: Item, _ other: Item) -> Bool {
    let (a, b) = (one.key, other.key)
    if a.comesFirst != b.comesFirst { return a.comesFirst }
    if a.priority != b.priority { return a.priority > b.priority }
    if a.y != b.y { return a.y < b.y }
    if a.x != b.x { return a.x < b.x }
    return one.unit < other.unit
  }

  /// Within a row: from its beginning, and from above for items that begin at the same position.
  static func isBefore(_ one: Item, _ other: Item) -> Bool {
    let (a, b) = (one.key, other.key)
    if a.x != b.x { return a.x < b.x }
    if a.y != b.y { return a.y < b.y }
    return one.unit < other.unit
  }
}
