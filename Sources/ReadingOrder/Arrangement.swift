internal import AccessibilityModel

/// Puts the units of a selection in order, group by group from the innermost out.
struct Arrangement {
  private(set) var ambiguousRows: [AmbiguousRow] = []
  /// Its groups have taken over the places of their first stops, once it has been arranged.
  private(set) var selection: Selection
  private let screen: Screen
  private var rows: RowOrder
  /// The members of each group, in order once it has been arranged: those of group `i` stand in
  /// `members[starts[i]..<starts[i + 1]]`.
  private var members: [Int32]
  private let starts: [Int]
  /// For each group, whether no stop is in it, once it has been arranged.
  private var isEmpty: [Bool]

  /// - Parameter selection: changed in place, as long as nobody else holds it.
  init(of selection: consuming Selection, in screen: Screen) {
    let units = selection.units
    rows = RowOrder(threshold: screen.rowTolerance)
    var starts = [Int](repeating: 0, count: selection.groups.count + 1)
    for unit in units.dropFirst() { starts[Int(unit.group) + 1] += 1 }
    for group in selection.groups.indices { starts[group + 1] += starts[group] }
    var members = [Int32](repeating: 0, count: units.count - 1)
    var next = starts
    for index in units.indices.dropFirst() {
      let group = Int(units[index].group)
      members[next[group]] = Int32(index)
      next[group] += 1
    }
    isEmpty = [Bool](repeating: false, count: selection.groups.count)
    self.starts = starts
    self.members = members
    self.screen = screen
    self.selection = selection
  }

  private var units: [Selection.Unit] { selection.units }

  private func places(ofGroup number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

  /// The units of the stops, in reading order.
  mutating func order() -> [Int32] {
    var circles: [[Int32]] = []
    // A group stands behind those around it, so from the end inner groups come before outer ones.
    for group in selection.groups.indices.reversed() { arrange(group, circles: &circles) }
    ambiguousRows = circles.reversed().map { circle in
      AmbiguousRow(elements: circle.map { firstStop(of: $0) })
    }
    return flattened()
  }

  private mutating func arrange(_ number: Int, circles: inout [[Int32]]) {
    let range = moveEmptyBehind(places(ofGroup: number))
    guard let first = range.first else {
      isEmpty[number] = true
      return
    }
    let group = selection.groups[number]
    if group.kind == .sorted { sort(range, circles: &circles) }
    guard !group.keepsOwnPlace else { return }
    selection.units[Int(group.unit)].place = units[Int(members[first])].place
  }

  /// - Returns: the places of the members that are stops or hold some.
  private mutating func moveEmptyBehind(_ range: Range<Int>) -> Range<Int> {
    var empty: [Int32] = []
    var end = range.lowerBound
    for place in range {
      let member = members[place]
      let group = Int(units[Int(member)].ownGroup)
      if group >= 0, isEmpty[group] {
        empty.append(member)
      } else {
        members[end] = member
        end += 1
      }
    }
    members.replaceSubrange(end..<range.upperBound, with: empty)
    return range.lowerBound..<end
  }

  private mutating func sort(_ range: Range<Int>, circles: inout [[Int32]]) {
    guard range.count > 1 else { return }
    let isMirrored = screen.direction == .rtl
    var items = members[range].map { unit in
      RowOrder.Item(
        key: SortKey(of: units[Int(unit)], in: screen.elements, isMirrored: isMirrored),
        unit: unit)
    }
    rows.sort(&items)
    circles += rows.circles.map { circle in items[circle].map(\.unit) }
    for (place, item) in zip(range, items) { members[place] = item.unit }
  }

  private func firstStop(of unit: Int32) -> Int {
    var unit = units[Int(unit)]
    while unit.ownGroup >= 0, let first = places(ofGroup: Int(unit.ownGroup)).first {
      unit = units[Int(members[first])]
    }
    return Int(unit.element)
  }

  private func flattened() -> [Int32] {
    let units = units
    var order: [Int32] = []
    order.reserveCapacity(members.count)
    // What is left of the groups that are open, the innermost last.
    var pending = [places(ofGroup: 0)]
    while let range = pending.popLast() {
      for place in range {
        let group = Int(units[Int(members[place])].ownGroup)
        if group < 0 {
          order.append(members[place])
        } else {
          pending.append((place + 1)..<range.upperBound)
          pending.append(places(ofGroup: group))
          break
        }
      }
    }
    return order
  }
}
