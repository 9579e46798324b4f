internal import AccessibilityModel

/// The stops of a tree in reading order: each group is sorted, innermost first.
struct Arrangement {
  /// The units of the stops, in reading order.
  private(set) var order: [ReadingTree.Unit] = []
  /// Elements without a consistent reading order, by group.
  private(set) var ambiguousRows: [AmbiguousRow] = []

  private var units: [ReadingTree.Unit]
  private var groups: [ReadingTree.Group]

  init(of tree: ReadingTree, on screen: Screen) {
    units = tree.units
    groups = tree.groups
    var circles = [[[Int]]](repeating: [], count: groups.count)
    // A group follows those around it, so that inner ones are sorted first.
    for number in groups.indices.reversed() { circles[number] = arrange(number, on: screen) }
    order = stops()
    ambiguousRows = circles.joined().map { circle in
      AmbiguousRow(elements: circle.compactMap { units[firstStop(of: $0)].element })
    }
  }

  /// Sorts the members of a group, without those that contain no stop.
  ///
  /// - Returns: the units that form a cycle, the last of them first.
  private mutating func arrange(_ number: Int, on screen: Screen) -> [[Int]] {
    var group = groups[number]
    group.members.removeAll { units[$0].group.map { groups[$0].members.isEmpty } ?? false }
    var circles: [[Int]] = []
    if group.kind != .ordered, group.members.count > 1 {
      let items = group.members.map {
        RowOrder.Item(key: SortKey(of: units[$0], on: screen), unit: $0)
      }
      let rows =
        group.kind == .aligned
        ? RowOrder(inLines: items, threshold: screen.rowTolerance)
        : RowOrder(items, threshold: screen.rowTolerance)
      group.members = rows.items.map(\.unit)
      circles = rows.circles.reversed().map { rows.items[$0].map(\.unit) }
    }
    if !group.keepsOrigin, let first = group.members.first {
      units[group.unit].origin = units[first].origin
    }
    groups[number] = group
    return circles
  }

  private func stops() -> [ReadingTree.Unit] {
    var order: [ReadingTree.Unit] = []
    // The remaining members of the open groups, innermost last.
    var pending = [groups[0].members[...]]
    while var members = pending.popLast() {
      guard let unit = members.popFirst() else { continue }
      pending.append(members)
      if let group = units[unit].group {
        pending.append(groups[group].members[...])
      } else {
        order.append(units[unit])
      }
    }
    return order
  }

  private func firstStop(of unit: Int) -> Int {
    var unit = unit
    while let group = units[unit].group, let first = groups[group].members.first { unit = first }
    return unit
  }
}
