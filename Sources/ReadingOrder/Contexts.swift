internal import AccessibilityModel

/// Gives the ordered stops what their containers make of them: positions, starts and ends, cells.
///
/// The nearest container that numbers its elements decides; a list or landmark adds its start and
/// end only to stops that have no position of their own.
struct Contexts {
  /// Of containers nested deeper than any screen needs only the innermost are announced.
  static let announcedContainers = 32

  private let units: [Arrangement.Unit]
  private let scopes: [Scope]
  private let screen: Screen

  init(selection: Selection, screen: Screen) {
    units = selection.arrangement.units
    scopes = selection.scopes
    self.screen = screen
  }

  func stops(for order: [Int32]) -> [Stop] {
    guard !scopes.isEmpty else { return order.map { Stop(element: Int(units[Int($0)].element)) } }
    var (positions, sections) = tallies(of: order)
    let tables = DataTables(
      stops: order.lazy.map { units[Int($0)] }, scopes: scopes, screen: screen)
    var chains = [[Int]?](repeating: nil, count: scopes.count)
    return order.map { unit in
      let unit = units[Int(unit)]
      guard unit.scope >= 0 else { return Stop(element: Int(unit.element)) }
      let scope = scopes[Int(unit.scope)]
      let place = Self.advance(&positions, scope.position)
      let part = Self.advance(&sections, scope.section)
      return Stop(
        element: Int(unit.element),
        context: context(unit, scope: scope, place: place, tables: tables)
          ?? section(scope, part: part),
        containers: containers(unit.scope, kept: &chains))
    }
  }

  /// How many stops a scope has, and how many of them have been passed.
  private struct Tally {
    var count = 0
    var passed = 0
  }

  private func tallies(of order: [Int32]) -> (positions: [Tally], sections: [Tally]) {
    var positions = [Tally](repeating: Tally(), count: scopes.count)
    var sections = positions
    for unit in order {
      let number = Int(units[Int(unit)].scope)
      guard number >= 0 else { continue }
      let scope = scopes[number]
      if scope.position >= 0 { positions[Int(scope.position)].count += 1 }
      if scope.section >= 0 { sections[Int(scope.section)].count += 1 }
    }
    return (positions, sections)
  }

  private static func advance(_ tallies: inout [Tally], _ scope: Int32) -> Tally {
    guard scope >= 0 else { return Tally() }
    tallies[Int(scope)].passed += 1
    return tallies[Int(scope)]
  }

  private func context(
    _ unit: Arrangement.Unit, scope: Scope, place: Tally, tables: DataTables
  ) -> StopContext? {
    guard scope.position >= 0 else { return nil }
    switch scopes[Int(scope.position)].kind {
    case .series: return .series(index: place.passed, count: place.count)
    case .tabBar: return .tabBarItem(index: place.passed, count: place.count)
    case .tabs: return .tab(index: place.passed, count: place.count)
    case .dataTable: return tables.context(of: Int(unit.element), in: scope.position)
    case .list, .landmark, .named: return nil
    }
  }

  /// The only element of a list or landmark gets the start alone.
  private func section(_ scope: Scope, part: Tally) -> StopContext? {
    guard scope.section >= 0 else { return nil }
    let isList = scopes[Int(scope.section)].kind == .list
    if part.passed == 1 { return isList ? .listStart : .landmarkStart }
    if part.passed == part.count { return isList ? .listEnd : .landmarkEnd }
    return nil
  }

  private func containers(_ scope: Int32, kept: inout [[Int]?]) -> [Int] {
    if let known = kept[Int(scope)] { return known }
    var chain: [Int] = []
    var next = scope
    while next >= 0, chain.count < Self.announcedContainers {
      // The segments of a control are numbered; the control itself is not announced.
      if scopes[Int(next)].kind != .series { chain.append(Int(scopes[Int(next)].element)) }
      next = scopes[Int(next)].parent
    }
    chain.reverse()
    kept[Int(scope)] = chain
    return chain
  }
}
