/// The stops of a screen before sorting, in the groups that stay together.
struct ReadingTree {
  /// A stop, or a group of stops that are read without a break.
  struct Unit {
    /// The element of a stop, or the container of a group; nil for the outermost group.
    var element: Int?
    /// The innermost scope around it.
    var scope: Int?
    /// The element whose origin it is sorted by; nil for the origin of the screen.
    var origin: Int?
    /// The group that it represents; nil for a stop.
    var group: Int?
  }

  enum GroupKind {
    /// By the tops of its members.
    case sorted
    /// By the vertical ranges of its members: elements that share a line are read from its
    /// beginning.
    case aligned
    case ordered
  }

  /// The data of a unit that is a group. A group follows those around it.
  struct Group {
    var unit: Int
    var kind: GroupKind
    /// Whether it is sorted by the origin of its container, not by that of its first stop.
    var keepsOrigin: Bool
    /// The units in it, by index.
    var members: [Int] = []
  }

  /// A container that affects the announcements of the stops inside it.
  struct Scope {
    var kind: ScopeKind
    /// The container.
    var element: Int
    var parent: Int?
    /// The nearest scope, this one included, that gives its stops a position or a cell.
    var position: Int?
    /// The nearest scope, this one included, that has a start and an end.
    var section: Int?
  }

  enum ScopeKind {
    /// Numbers its content: segments, the items of a `UITabBar`, elements below a `tabBar` trait.
    case series, tabBar, tabs
    case dataTable
    /// Announces its first and its last stop.
    case list, landmark
    /// Is spoken on entry: a semantic group with a label, an alert.
    case named
  }

  private(set) var units: [Unit] = []
  private(set) var groups: [Group] = []
  private(set) var scopes: [Scope] = []
  private var openGroups: [Int] = []

  var hasStops: Bool { units.count > groups.count }

  /// Adds a stop to the innermost open group.
  mutating func add(_ stop: Unit) {
    if let group = openGroups.last { groups[group].members.append(units.count) }
    units.append(stop)
  }

  /// Begins a group in the innermost one.
  mutating func open(_ unit: Unit, _ kind: GroupKind, keepsOrigin: Bool = false) {
    let number = groups.count
    add(unit)
    units[units.count - 1].group = number
    groups.append(Group(unit: units.count - 1, kind: kind, keepsOrigin: keepsOrigin))
    openGroups.append(number)
  }

  mutating func closeGroup() { openGroups.removeLast() }

  /// - Returns: the index of the new scope.
  mutating func addScope(_ kind: ScopeKind, element: Int, in parent: Int?) -> Int {
    let index = scopes.count
    let around = parent.map { scopes[$0] }
    var scope = Scope(
      kind: kind, element: element, parent: parent, position: around?.position,
      section: around?.section)
    switch kind {
    case .series, .tabBar, .tabs, .dataTable: scope.position = index
    case .list, .landmark: scope.section = index
    case .named: break
    }
    scopes.append(scope)
    return index
  }
}
