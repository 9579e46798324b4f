/// Sorts siblings the way VoiceOver reads them: in rows, and in each row from its beginning.
///
/// The peer asks of two siblings: do their tops differ by the threshold or more? Then the upper one
/// comes first, else the one that begins further to the left. That is no order, since it may go
/// round in a circle, but it is a tournament: of any two, one comes first. Its strongly connected
/// components follow each other in one way only. So a component of one element stands where the
/// peer puts it whatever the input, and only what really goes round in a circle is cut into bands.
struct RowOrder {
  struct Item {
    var key: SortKey
    var unit: Int32
  }

  /// Tops that are this far apart, in points, are in different rows (`voiceover.md` §3.1).
  let threshold: Double
  /// The components of more than one element, as ranges of the sorted items.
  private(set) var circles: [Range<Int>] = []
  /// How many of the sorted items stand above a gap, and the lowest of them: what is below that goes
  /// behind them, whatever it is.
  private(set) var settled: (count: Int, lowest: Item)?

  /// Up to how many neighbours are taken two by two: all that stand side by side on a phone. `sortFew`
  /// has room for as many.
  private static let fewNeighbours = 16

  init(threshold: Double) { self.threshold = threshold }

  /// Sorts the items; those that agree in everything keep the order that they come in.
  ///
  /// - Parameter limit: how many may count as settled.
  mutating func sort(_ items: inout [Item], settlingUpTo limit: Int = 0) {
    circles.removeAll(keepingCapacity: true)
    settled = nil
    guard items.count > 1 else { return }
    if !Self.sortNearby(&items) { items.sort(by: Self.isAbove) }
    var start = 0
    for index in 1...items.count
    where index == items.count || isBreak(items[index - 1], items[index]) {
      let lowest = items[index - 1]
      sortCluster(&items, start..<index)
      start = index
      if index <= limit { settled = (index, lowest) }
    }
  }

  /// Whether an item goes behind the lowest of those above a gap, and so behind all of them.
  func isBelow(_ lowest: Item, _ item: Item) -> Bool {
    Self.isAbove(lowest, item) && isBreak(lowest, item)
  }

  /// Whether there is a gap between two items, of which the upper one comes first: all that follows comes
  /// after all that precedes.
  private func isBreak(_ upper: Item, _ lower: Item) -> Bool {
    !upper.key.isPeer(of: lower.key) || lower.key.y - upper.key.y >= threshold
  }

  /// Sorts from the top down what stands in the file about as it does on the screen, which most does: each
  /// item has few others to go past.
  ///
  /// - Returns: false where it is not so; then the items are in some other order.
  private static func sortNearby(_ items: inout [Item]) -> Bool {
    var steps = 8 * items.count
    var row = items.mutableSpan
    for index in 1..<row.count where isAbove(row[index], row[index - 1]) {
      let item = row[index]
      var place = index
      repeat {
        row[place] = row[place - 1]
        place -= 1
        steps -= 1
      } while place > 0 && isAbove(item, row[place - 1])
      row[place] = item
      if steps < 0 { return false }
    }
    return true
  }

  /// Sorts neighbours without a gap between them; they come sorted by their tops.
  private mutating func sortCluster(_ items: inout [Item], _ range: Range<Int>) {
    guard range.count > 1 else { return }
    if range.count <= Self.fewNeighbours, sortFew(&items, range) { return }
    let height = items[range.upperBound - 1].key.y - items[range.lowerBound].key.y
    if height < threshold {
      items[range].sort(by: Self.isBefore)
      return
    }
    let cluster = Array(items[range])
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

  /// Sorts a few neighbours by how many come before each.
  ///
  /// - Returns: whether they have an order; where some go round in a circle, nothing has moved.
  private func sortFew(_ items: inout [Item], _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    var precedents = InlineArray<16, Int>(repeating: 0)
    for place in 1..<range.count {
      for other in 0..<place {
        let isFirst = comesFirst(items[start + other], items[start + place])
        precedents[isFirst ? place : other] += 1
      }
    }
    // In an order no two have the same number before them.
    var seen = 0
    for place in 0..<range.count { seen |= 1 << precedents[place] }
    guard seen == (1 << range.count) - 1 else { return false }
    for place in 0..<range.count {
      // Each swap brings one to where it belongs.
      while precedents[place] != place {
        let target = precedents[place]
        items.swapAt(start + place, start + target)
        precedents.swapAt(place, target)
      }
    }
    return true
  }

  /// Whether an element comes before one that stands no higher.
  private func comesFirst(_ upper: Item, _ lower: Item) -> Bool {
    lower.key.y - upper.key.y >= threshold || Self.isBefore(upper, lower)
  }

  /// Cuts what goes round in a circle into bands of the threshold's height, from the topmost down.
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

  /// Within a row: from its beginning, and what begins at the same place from above.
  static func isBefore(_ one: Item, _ other: Item) -> Bool {
    let (a, b) = (one.key, other.key)
    if a.x != b.x { return a.x < b.x }
    if a.y != b.y { return a.y < b.y }
    return one.unit < other.unit
  }
}
