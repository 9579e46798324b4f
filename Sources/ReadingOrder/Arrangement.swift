internal import AccessibilityModel

/// Puts the units of a selection in order, group by group from the innermost out.
struct Arrangement {
  private(set) var ambiguousRows: [AmbiguousRow] = []
  /// Its groups have taken over the places of their first stops, once it has been arranged.
  private(set) var selection: Selection
  private var rows: RowOrder
  /// The members of each group, in order once it has been arranged: those of unit `i` stand in
  /// `members[starts[i]..<starts[i + 1]]`.
  private var members: [Int32]
  private let starts: [Int]

  /// - Parameter selection: changed in place, as long as nobody else holds it.
  init(of selection: consuming Selection, in screen: Screen) {
    let units = selection.units
    rows = RowOrder(threshold: screen.rowTolerance)
    var starts = Array(repeating: 0, count: units.count + 1)
    for unit in units.dropFirst() { starts[Int(unit.group) + 1] += 1 }
    for index in units.indices { starts[index + 1] += starts[index] }
    var members = [Int32](repeating: 0, count: max(0, units.count - 1))
    var next = starts
    for index in units.indices.dropFirst() {
      let group = Int(units[index].group)
      members[next[group]] = Int32(index)
      next[group] += 1
    }
    self.starts = starts
    self.members = members
    self.selection = selection
  }

  private var units: [Selection.Unit] { selection.units }

  /// The units of the stops, in reading order.
  mutating func order() -> [Int32] {
    // A unit stands behind its group, so from the end inner groups come before outer ones.
    var isEmpty = Array(repeating: false, count: units.count)
    var circles: [[Int32]] = []
    for index in units.indices.reversed() where units[index].kind != .stop {
      arrange(index, isEmpty: &isEmpty, circles: &circles)
    }
    ambiguousRows = circles.reversed().map { circle in
      AmbiguousRow(elements: circle.map { firstStop(of: $0) })
    }
    return flattened(isEmpty: isEmpty)
  }

  private mutating func arrange(_ group: Int, isEmpty: inout [Bool], circles: inout [[Int32]]) {
    let range = starts[group]..<starts[group + 1]
    if range.count > 1 {
      let filled = members[range].filter { !isEmpty[Int($0)] }
      let empty = members[range].filter { isEmpty[Int($0)] }
      let ordered =
        units[group].kind == .sortedGroup ? sorted(filled, circles: &circles) : filled
      members.replaceSubrange(range, with: ordered + empty)
    }
    guard let first = members[range].first(where: { !isEmpty[Int($0)] }) else {
      isEmpty[group] = true
      return
    }
    guard !units[group].keepsOwnPlace else { return }
    let key = units[Int(first)].key
    selection.units[group].key.move(to: key)
  }

  private mutating func sorted(_ group: [Int32], circles: inout [[Int32]]) -> [Int32] {
    var items = group.map { RowOrder.Item(unit: $0, key: units[Int($0)].key) }
    rows.sort(&items)
    circles += rows.circles.map { circle in items[circle].map(\.unit) }
    return items.map(\.unit)
  }

  private func firstStop(of unit: Int32) -> Int {
    var unit = Int(unit)
    while units[unit].kind != .stop, starts[unit] < starts[unit + 1] {
      unit = Int(members[starts[unit]])
    }
    return Int(units[unit].element)
  }

  private func flattened(isEmpty: [Bool]) -> [Int32] {
    let units = units
    var order: [Int32] = []
    order.reserveCapacity(members.count)
    var pending: [Int32] = units.isEmpty ? [] : [0]
    while let unit = pending.popLast() {
      if units[Int(unit)].kind == .stop {
        order.append(unit)
      } else if !isEmpty[Int(unit)] {
        pending += members[starts[Int(unit)]..<starts[Int(unit) + 1]].reversed()
      }
    }
    return order
  }
}
