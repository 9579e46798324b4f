/// A container that says something about the stops inside it, in the chain of those around it.
struct Scope {
  enum Kind {
    /// Numbers what is in it: segments, the items of a `UITabBar`, what is below a `tabBar` trait.
    case series, tabBar, tabs
    case dataTable
    /// Announces its first and its last stop.
    case list, landmark
    /// Is spoken on entry: a semantic group with a label, an alert.
    case named
  }

  var kind: Kind
  /// The container.
  var element: Int32
  /// The scope around it; -1 for none.
  var parent: Int32
  /// The nearest scope, this one included, that gives its stops a position or a cell; -1 for none.
  var position: Int32
  /// The nearest scope, this one included, that has a start and an end; -1 for none.
  var section: Int32

  init(_ kind: Kind, element: Int32, index: Int32, inside parent: Int32, _ around: Scope?) {
    self.kind = kind
    self.element = element
    self.parent = parent
    position = around?.position ?? -1
    section = around?.section ?? -1
    switch kind {
    case .series, .tabBar, .tabs, .dataTable: position = index
    case .list, .landmark: section = index
    case .named: break
    }
  }
}
