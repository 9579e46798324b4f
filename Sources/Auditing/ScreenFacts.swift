internal import AccessibilityModel
internal import Parallelism
internal import ReadingOrder

/// What is worked out of a screen before any rule looks at it.
struct ScreenFacts {
  let order: Order
  let labels: LabelTable
  let geometry: ScreenGeometry
  let stopGroups: StopGroups

  /// Where the screen reader stops, and what the elements are to the rules.
  struct Order: Sendable {
    let stops: [Stop]
    /// The elements of the stops.
    let elements: [Int]
    /// For each element, its place among the stops; -1 for none.
    let numbers: [Int32]
    let kinds: [SubjectKinds]
    let cues: [Cues.Parts]
    let columns: ElementColumns

    init(_ stops: NumberedStops, _ elements: ClassifiedElements) {
      (self.stops, self.elements, numbers) = (stops.stops, stops.elements, stops.numbers)
      kinds = elements.kinds(stops.numbers)
      (columns, cues) = (elements.columns, elements.cues)
    }
  }

  /// The stops in reading order, and the place of each element among them.
  struct NumberedStops: Sendable {
    let stops: [Stop]
    let elements: [Int]
    let numbers: [Int32]

    init(_ screen: Screen) {
      let stops = ReadingOrder.stops(in: screen)
      self.stops = stops
      elements = stops.indices.map { stops[$0].element }
      var numbers = [Int32](repeating: -1, count: screen.elements.count)
      for place in elements.indices { numbers[elements[place]] = Int32(place) }
      self.numbers = numbers
    }
  }

  init(_ screen: Screen) {
    order = Order(NumberedStops(screen), ClassifiedElements(screen))
    labels = LabelTable(screen)
    geometry = ScreenGeometry(screen, order)
    stopGroups = StopGroups(order.stops, order.columns)
  }

  /// The same on several threads: first what needs nothing else, the longest before all, then what
  /// needs that.
  init(_ screen: Screen, threads: Int) {
    var parts = Parts()
    parts.take(
      ParallelMap.map([0, 1, 2], threads: threads, with: {}) { _, part -> Part in
        switch part {
        case 0: .stops(NumberedStops(screen))
        case 1: .labels(LabelTable(screen))
        default: .elements(ClassifiedElements(screen))
        }
      })
    let order = Order(
      parts.stops ?? NumberedStops(screen), parts.elements ?? ClassifiedElements(screen))
    parts.take(
      ParallelMap.map([0, 1], threads: threads, with: {}) { _, part -> Part in
        part == 0
          ? .geometry(ScreenGeometry(screen, order).shared)
          : .stopGroups(StopGroups(order.stops, order.columns))
      })
    self.order = order
    labels = parts.labels ?? LabelTable(screen)
    geometry = parts.geometry ?? ScreenGeometry(screen, order)
    stopGroups = parts.stopGroups ?? StopGroups(order.stops, order.columns)
  }

  private enum Part: Sendable {
    case stops(NumberedStops)
    case elements(ClassifiedElements)
    case labels(LabelTable)
    case geometry(ScreenGeometry.Shared)
    case stopGroups(StopGroups)
  }

  /// What threads have worked out so far.
  private struct Parts {
    var stops: NumberedStops?
    var elements: ClassifiedElements?
    var labels: LabelTable?
    var geometry: ScreenGeometry?
    var stopGroups: StopGroups?

    mutating func take(_ parts: [Part]) {
      for part in parts {
        switch part {
        case .stops(let made): stops = made
        case .elements(let made): elements = made
        case .labels(let made): labels = made
        case .geometry(let made): geometry = ScreenGeometry(made)
        case .stopGroups(let made): stopGroups = made
        }
      }
    }
  }
}
