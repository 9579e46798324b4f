internal import AccessibilityModel

/// Adds to the ordered stops what their containers announce: positions, starts and ends, cells.
///
/// The nearest container that numbers its elements decides; a list or landmark adds its start and
/// end only to stops without a position of their own.
struct Contexts {
  /// Of more deeply nested containers only the innermost are announced.
  static let announcedContainers = 32

  private(set) var stops: [Stop] = []

  private let scopes: [ReadingTree.Scope]
  private let tables: DataTables
  /// By scope.
  private var positions: [Tally]
  private var sections: [Tally]
  private var chains: [[Int]?]

  /// The number of stops in a scope, and how many have been passed.
  private struct Tally {
    var count = 0
    var passed = 0
  }

  init(of order: [ReadingTree.Unit], _ scopes: [ReadingTree.Scope], on screen: Screen) {
    self.scopes = scopes
    tables = DataTables(of: order, scopes, on: screen)
    positions = Array(repeating: Tally(), count: scopes.count)
    sections = positions
    chains = Array(repeating: nil, count: scopes.count)
    for case let number? in order.map(\.scope) {
      if let position = scopes[number].position { positions[position].count += 1 }
      if let section = scopes[number].section { sections[section].count += 1 }
    }
    for unit in order { add(unit) }
  }

  private mutating func add(_ unit: ReadingTree.Unit) {
    guard let element = unit.element else { return }
    guard let number = unit.scope else { return stops.append(Stop(element: element)) }
    if let position = scopes[number].position { positions[position].passed += 1 }
    if let section = scopes[number].section { sections[section].passed += 1 }
    stops.append(
      Stop(
        element: element, context: context(of: element, in: number) ?? section(number),
        containers: containers(number)))
  }

  private func context(of element: Int, in scope: Int) -> StopContext? {
    guard let position = scopes[scope].position else { return nil }
    let place = positions[position]
    switch scopes[position].kind {
    case .series: return .series(index: place.passed, count: place.count)
    case .tabBar: return .tabBarItem(index: place.passed, count: place.count)
    case .tabs: return .tab(index: place.passed, count: place.count)
    case .dataTable: return tables.context(of: element, in: position)
    case .list, .landmark, .named: return nil
    }
  }

  /// The only element of a list or landmark gets only the start.
  private func section(_ scope: Int) -> StopContext? {
    guard let section = scopes[scope].section else { return nil }
    let isList = scopes[section].kind == .list
    let part = sections[section]
    if part.passed == 1 { return isList ? .listStart : .landmarkStart }
    if part.passed == part.count { return isList ? .listEnd : .landmarkEnd }
    return nil
  }

  private mutating func containers(_ scope: Int) -> [Int] {
    if let known = chains[scope] { return known }
    var chain: [Int] = []
    var next: Int? = scope
    while let number = next, chain.count < Self.announcedContainers {
      // The segments of a control are numbered; the control itself is not announced.
      if scopes[number].kind != .series { chain.append(scopes[number].element) }
      next = scopes[number].parent
    }
    chain.reverse()
    chains[scope] = chain
    return chain
  }
}
