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

  /// - Parameter threads: how many work it out.
  init(_ screen: Screen, threads: Int = 1) {
    let labels = Promise<LabelTable>()
    let stops = Promise<NumberedStops>()
    let order = Promise<Order>()
    let geometry = Promise<ScreenGeometry.Shared>()
    let stopGroups = Promise<StopGroups>()
    _ = ParallelMap.map(Step.allCases, threads: threads, with: {}) { _, step in
      switch step {
      case .labels: labels.keep(LabelTable(screen))
      case .stops: stops.keep(NumberedStops(screen))
      case .order: order.keep(Order(stops.value, ClassifiedElements(screen)))
      case .geometry: geometry.keep(ScreenGeometry(screen, order.value).shared)
      case .stopGroups: stopGroups.keep(StopGroups(order.value.stops, order.value.columns))
      }
    }
    self.order = order.value
    self.labels = labels.value
    self.geometry = ScreenGeometry(geometry.value)
    self.stopGroups = stopGroups.value
  }

  /// In this order: a step waits only for those before it, so that somebody is at them. What takes
  /// longest comes first, since nothing waits for it.
  private enum Step: CaseIterable, Sendable { case labels, stops, order, geometry, stopGroups }
}
