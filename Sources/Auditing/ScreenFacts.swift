internal import AccessibilityModel
internal import Parallelism
internal import ReadingOrder

/// What is worked out of a screen before any rule looks at it.
struct ScreenFacts {
  let order: Order
  let labels: LabelTable
  let geometry: ScreenGeometry
  let stopGroups: StopGroups
  let paths: ElementPaths
  /// What no rule needs but whoever reports: a thread that is free begins with it while another is at
  /// the geometry, for which the rules have to wait; nil where nobody does.
  let identities: Ahead<ElementIdentities>?

  /// Where the screen reader stops, and what the elements are to the rules.
  struct Order: Sendable {
    let stops: [Stop]
    /// For each element, its place among the stops; -1 for none.
    let numbers: [Int32]
    let kinds: [SubjectKinds]
    let cues: [Cues.Parts]
    let columns: ElementColumns

    init(_ stops: NumberedStops, _ elements: ClassifiedElements) {
      (self.stops, numbers) = (stops.stops, stops.numbers)
      kinds = elements.kinds(stops.numbers)
      (columns, cues) = (elements.columns, elements.cues)
    }
  }

  /// The stops in reading order, and the place of each element among them.
  struct NumberedStops: Sendable {
    let stops: [Stop]
    let numbers: [Int32]

    init(_ screen: Screen) {
      let stops = ReadingOrder.stops(in: screen)
      self.stops = stops
      var numbers = [Int32](repeating: -1, count: screen.elements.count)
      for place in stops.indices { numbers[stops[place].element] = Int32(place) }
      self.numbers = numbers
    }
  }

  /// - Parameters:
  ///   - threads: how many work it out.
  ///   - identifiesAhead: whether one of several begins with the identities meanwhile.
  init(_ screen: Screen, threads: Int, identifiesAhead: Bool) {
    let elements = Promise<ClassifiedElements>()
    let order = Promise<Order>()
    let labels = Promise<LabelTable>()
    let geometry = Promise<ScreenGeometry.Shared>()
    let stopGroups = Promise<StopGroups>()
    let paths = Promise<ElementPaths>()
    let identities = Promise<Ahead<ElementIdentities>?>()
    let labelNumbers = Promise<LabelNumbers>()
    let labelParts = LabelTableParts(count: Step.labelParts(for: threads))
    _ = ParallelMap.map(Step.all(for: threads), threads: threads, with: {}) { _, step in
      switch step {
      case .elements: elements.keep(ClassifiedElements(screen))
      case .order:
        order.keep(Order(NumberedStops(screen), elements.value))
        identities.keep(
          threads > 1 && identifiesAhead
            ? Ahead {
              ElementIdentities(screen, labels.value, elements.value.columns.classes)
            } : nil)
      case .labelNumbers: labelNumbers.keep(LabelNumbers(screen))
      case .labels(let part):
        if let table = labelParts.make(part, of: labelNumbers.value) { labels.keep(table) }
      case .geometry: geometry.keep(ScreenGeometry(screen, order.value).shared)
      case .stopGroups: stopGroups.keep(StopGroups(order.value.stops, order.value.columns))
      case .paths: paths.keep(ElementPaths(elements.value.columns))
      }
    }
    self.order = order.value
    self.labels = labels.value
    self.geometry = ScreenGeometry(geometry.value)
    self.stopGroups = stopGroups.value
    self.paths = paths.value
    self.identities = identities.value
  }

  private enum Step: Sendable {
    case labelNumbers, elements, order, paths, geometry, stopGroups
    /// A part of the labels.
    case labels(Int)

    /// In this order: a step waits only for those before it, so that somebody is at them. The numbers
    /// of the labels are one thread's and elements and order another's, which take longer: most of what
    /// labels tell, and the paths, who wait for the elements only, are for whoever would have to wait
    /// for the order, and the rest for whoever is free at the end.
    static func all(for threads: Int) -> [Step] {
      let parts = (0..<labelParts(for: threads)).map(Step.labels)
      let most = parts.count * 3 / 4
      return [.labelNumbers, .elements, .order, .paths] + parts[..<most] + [.geometry, .stopGroups]
        + parts[most...]
    }

    /// So small that no thread waits long for the last.
    static func labelParts(for threads: Int) -> Int { threads > 1 ? 8 * threads : 1 }
  }
}

extension ElementPaths {
  fileprivate init(_ columns: ElementColumns) {
    self.init(columns.classes, parents: columns.parents, ends: columns.ends)
  }
}
