internal import AccessibilityModel
internal import Parallelism
internal import ReadingOrder

/// What is worked out of a screen before any rule looks at it.
struct ScreenFacts {
  let order: Order
  let labels: LabelTable
  let geometry: ScreenGeometry
  /// Where there was a thread to spare for them; no rule needs these, but whoever reports.
  var paths: ElementPaths?
  var identities: ElementIdentities?

  /// Where the screen reader stops, and what the elements are to the rules.
  struct Order: Sendable {
    let stops: [Stop]
    /// For each element, its place among the stops; -1 for none.
    let numbers: [Int32]
    let kinds: [SubjectKinds]

    init(_ screen: Screen) {
      stops = ReadingOrder.stops(in: screen)
      var numbers = [Int32](repeating: -1, count: screen.elements.count)
      for place in stops.indices { numbers[stops[place].element] = Int32(place) }
      self.numbers = numbers
      kinds = SubjectClassifier.classify(screen, stopNumbers: numbers)
    }
  }

  init(_ screen: Screen) {
    order = Order(screen)
    labels = LabelTable(screen, screen.elements.indices)
    geometry = ScreenGeometry(screen, kinds: order.kinds, stopNumbers: order.numbers)
  }

  /// The same on several threads: first what needs nothing else, then what needs the order.
  init(_ screen: Screen, threads: Int) {
    let half = screen.elements.count / 2
    var order: Order?
    var tables: [LabelTable] = []
    for result in ParallelMap.map(
      [0, 1, 2], threads: threads, with: {},
      { _, part -> First in
        switch part {
        case 0: .order(Order(screen))
        case 1: .labels(LabelTable(screen, 0..<half))
        default: .labels(LabelTable(screen, half..<screen.elements.count))
        }
      })
    {
      switch result {
      case .order(let made): order = made
      case .labels(let table): tables.append(table)
      }
    }
    self.order = order ?? Order(screen)
    labels = LabelTable(joining: tables)
    let (kinds, numbers) = (self.order.kinds, self.order.numbers)
    var geometry: ScreenGeometry?
    for result in ParallelMap.map(
      [0, 1, 2], threads: threads, with: {},
      { _, part -> Second in
        switch part {
        case 0: .identities(ElementIdentities(screen))
        case 1: .geometry(ScreenGeometry(screen, kinds: kinds, stopNumbers: numbers).shared)
        default: .paths(ElementPaths(screen))
        }
      })
    {
      switch result {
      case .identities(let made): identities = made
      case .geometry(let made): geometry = ScreenGeometry(made)
      case .paths(let made): paths = made
      }
    }
    self.geometry = geometry ?? ScreenGeometry(screen, kinds: kinds, stopNumbers: numbers)
  }

  private enum First: Sendable {
    case order(Order)
    case labels(LabelTable)
  }

  private enum Second: Sendable {
    case identities(ElementIdentities)
    case geometry(ScreenGeometry.Shared)
    case paths(ElementPaths)
  }
}
