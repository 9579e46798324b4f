internal import AccessibilityModel

/// Puts stops in order, group by group from the innermost out, while a walk goes through a screen.
///
/// A group is sorted when it is closed: what is asked of its elements then is still in a processor's
/// cache.
struct Arrangement {
  /// A stop, or a group of stops that are read without a break.
  struct Unit {
    /// The element of a stop, the container of a group; -1 for the group of all.
    var element: Int32
    /// Where its surroundings are described; -1 where there is nothing to tell.
    var scope: Int32
    /// The element at whose place it stands; -1 for the origin of the screen.
    var place: Int32
    /// The number of the group that it is; -1 for a stop.
    fileprivate(set) var ownGroup: Int32 = -1
  }

  /// What makes a unit a group. A group stands behind those around it.
  struct Group {
    enum Kind { case sorted, ordered }

    fileprivate var unit: Int32
    fileprivate var kind: Kind
    /// Whether it stands where its container stands, not where its first stop does.
    fileprivate var keepsOwnPlace: Bool
    /// While it is open, where its members begin among those that are gathered; then the places of its
    /// members, in order.
    fileprivate var places: Range<Int32>
  }

  private(set) var units: [Unit] = []
  private var groups: [Group] = []
  /// The numbers of the groups that are open, the innermost last.
  private var open: [Int32] = []
  /// The members of the open groups so far: those of an inner group stand behind those of an outer one.
  private var gathered: [Int32] = []
  /// The members of the closed groups, in order; without groups in which no stop is.
  private var members: [Int32] = []
  /// What goes round in a circle, and the group that it is in.
  private var circles: [(group: Int32, units: [Int32])] = []

  private let isMirrored: Bool
  private var rows: RowOrder
  private var items: [RowOrder.Item] = []

  /// - Parameter screen: asked for what holds for all of it.
  init(of screen: Screen) {
    isMirrored = screen.direction == .rtl
    rows = RowOrder(threshold: screen.rowTolerance)
    // Room that nothing is put into costs nothing; to move a million units does.
    units.reserveCapacity(screen.elements.count + 1)
    gathered.reserveCapacity(screen.elements.count + 1)
    members.reserveCapacity(screen.elements.count)
  }
}

// MARK: - While the walk goes on

extension Arrangement {
  /// Adds a stop to the innermost group.
  mutating func add(_ stop: Unit) {
    gathered.append(Int32(units.count))
    units.append(stop)
  }

  /// Begins a group in the innermost one.
  ///
  /// - Parameter keepsOwnPlace: whether it stands where its container stands.
  mutating func open(_ unit: Unit, _ kind: Group.Kind, keepsOwnPlace: Bool) {
    let number = Int32(groups.count)
    gathered.append(Int32(units.count))
    let start = Int32(gathered.count)
    groups.append(
      Group(
        unit: Int32(units.count), kind: kind, keepsOwnPlace: keepsOwnPlace,
        places: start..<start))
    units.append(unit)
    units[units.count - 1].ownGroup = number
    open.append(number)
  }

  /// Ends the innermost group, and puts its members in order.
  mutating func close(_ elements: borrowing [Element]) {
    guard let number = open.popLast() else { return }
    let group = groups[Int(number)]
    let range = Int(group.places.lowerBound)..<gathered.count
    guard !range.isEmpty else {
      // Nothing is read in it: the one around it has a member less.
      gathered.removeLast()
      return
    }
    let start = members.count
    if group.kind == .sorted, range.count > 1 {
      sort(gathered[range], of: number, elements)
    } else {
      members += gathered[range]
    }
    gathered.removeSubrange(range)
    groups[Int(number)].places = Int32(start)..<Int32(members.count)
    guard !group.keepsOwnPlace else { return }
    units[Int(group.unit)].place = units[Int(members[start])].place
  }

  /// How many members are looked at together: what stands in the file that far apart is in order.
  private static let window = 1024

  /// Adds members of a group in the order in which they are read.
  ///
  /// A list of a million rows stands in its file about as it does on the screen, and takes no more room
  /// than a short one. One that does not is sorted as a whole.
  private mutating func sort(
    _ unsorted: ArraySlice<Int32>, of group: Int32, _ elements: borrowing [Element]
  ) {
    let (membersBefore, circlesBefore) = (members.count, circles.count)
    if sort(unsorted, of: group, elements, window: Self.window) { return }
    members.removeSubrange(membersBefore...)
    circles.removeSubrange(circlesBefore...)
    _ = sort(unsorted, of: group, elements, window: .max)
  }

  /// - Parameter window: how many items there are at most before those above a gap are handed on.
  /// - Returns: false where one comes that belongs before what was handed on.
  private mutating func sort(
    _ unsorted: ArraySlice<Int32>, of group: Int32, _ elements: borrowing [Element], window: Int
  ) -> Bool {
    items.removeAll(keepingCapacity: true)
    items.reserveCapacity(min(unsorted.count, window))
    var lowest: RowOrder.Item?
    for unit in unsorted {
      let item = RowOrder.Item(
        key: SortKey(of: units[Int(unit)], in: elements, isMirrored: isMirrored), unit: unit)
      if let lowest, !rows.isBelow(lowest, item) { return false }
      items.append(item)
      guard items.count == window else { continue }
      rows.sort(&items, settlingUpTo: window / 2)
      // Without a gap there is nothing to gain.
      guard let settled = rows.settled else { return false }
      handOn(settled.count, of: group)
      lowest = settled.lowest
    }
    rows.sort(&items)
    handOn(items.count, of: group)
    return true
  }

  /// Takes the first of the sorted items for members.
  private mutating func handOn(_ count: Int, of group: Int32) {
    for circle in rows.circles where circle.upperBound <= count {
      circles.append((group, items[circle].map(\.unit)))
    }
    for item in items[..<count] { members.append(item.unit) }
    items.removeFirst(count)
  }
}

// MARK: - When all groups are closed

extension Arrangement {
  /// The units of the stops, in reading order.
  var order: [Int32] {
    guard !members.isEmpty, let all = groups.first else { return [] }
    var order: [Int32] = []
    order.reserveCapacity(members.count)
    // What is left of the groups that are open, the innermost last.
    var pending = [all.places]
    while let range = pending.popLast() {
      for place in range {
        let group = Int(units[Int(members[Int(place)])].ownGroup)
        if group < 0 {
          order.append(members[Int(place)])
        } else {
          pending.append((place + 1)..<range.upperBound)
          pending.append(groups[group].places)
          break
        }
      }
    }
    return order
  }

  /// Elements that no reading order suits, in the order of the groups that they are in.
  var ambiguousRows: [AmbiguousRow] {
    // Of those in one group, the last comes first.
    let inOrder = circles.indices.reversed().sorted {
      (circles[$0].group, -$0) < (circles[$1].group, -$1)
    }
    return inOrder.map { place in
      AmbiguousRow(elements: circles[place].units.map { firstStop(of: $0) })
    }
  }

  private func firstStop(of unit: Int32) -> Int {
    var unit = units[Int(unit)]
    while unit.ownGroup >= 0, let first = groups[Int(unit.ownGroup)].places.first {
      unit = units[Int(members[Int(first)])]
    }
    return Int(unit.element)
  }
}
