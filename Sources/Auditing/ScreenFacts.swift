internal import AccessibilityModel
internal import Parallelism
internal import ReadingOrder

/// What is worked out of a screen before any rule looks at it.
struct ScreenFacts {
  let order: Order
  let labels: LabelTable
  let geometry: ScreenGeometry
  let stopGroups: StopGroups
  /// Where there was a thread to spare for them; no rule needs these, but whoever reports.
  var paths: ElementPaths?
  var identities: ElementIdentities?

  /// Where the screen reader stops, and what the elements are to the rules.
  struct Order: Sendable {
    let stops: [Stop]
    /// For each element, its place among the stops; -1 for none.
    let numbers: [Int32]
    let kinds: [SubjectKinds]
    let columns: ElementColumns

    init(_ screen: Screen) {
      stops = ReadingOrder.stops(in: screen)
      var numbers = [Int32](repeating: -1, count: screen.elements.count)
      for place in stops.indices { numbers[stops[place].element] = Int32(place) }
      self.numbers = numbers
      (kinds, columns) = SubjectClassifier.classify(screen, stopNumbers: numbers)
    }
  }

  init(_ screen: Screen) {
    order = Order(screen)
    labels = LabelTable(screen)
    geometry = ScreenGeometry(screen, order)
    stopGroups = StopGroups(order.stops, order.columns)
  }

  /// The same on several threads: what rests upon each other is one thread's, and no thread waits for
  /// what another works out.
  init(_ screen: Screen, threads: Int) {
    var order: Order?
    var labels: LabelTable?
    var geometry: ScreenGeometry?
    var stopGroups: StopGroups?
    let made = ParallelMap.map(Chain.allCases, threads: threads, with: {}) { $1.facts(of: screen) }
    for facts in made {
      switch facts {
      case .order(let made, let shared, let groups):
        (order, geometry, stopGroups) = (made, ScreenGeometry(shared), groups)
      case .labels(let made, let identities): (labels, self.identities) = (made, identities)
      case .paths(let made): paths = made
      }
    }
    let stops = order ?? Order(screen)
    self.order = stops
    self.labels = labels ?? LabelTable(screen)
    self.geometry = geometry ?? ScreenGeometry(screen, stops)
    self.stopGroups = stopGroups ?? StopGroups(stops.stops, stops.columns)
  }

  /// What one thread works out, the longest first.
  private enum Chain: CaseIterable, Sendable {
    case order, labels, paths

    func facts(of screen: Screen) -> Facts {
      switch self {
      case .order:
        let order = Order(screen)
        return .order(
          order, ScreenGeometry(screen, order).shared, StopGroups(order.stops, order.columns))
      case .labels:
        let labels = LabelTable(screen)
        return .labels(labels, ElementIdentities(screen, labels))
      case .paths: return .paths(ElementPaths(screen))
      }
    }
  }

  private enum Facts: Sendable {
    case order(Order, ScreenGeometry.Shared, StopGroups)
    case labels(LabelTable, ElementIdentities)
    case paths(ElementPaths)
  }
}
