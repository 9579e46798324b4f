public import AccessibilityModel
internal import Parallelism
internal import ReadingOrder
internal import Utterances

/// A screen while it is audited, with the indices that rules share, each built when first asked for.
public final class ScreenInspection {
  public let screen: Screen
  public let app: AppFacts
  /// Whether the same screen is audited in the other orientation too, as its file gives it.
  public internal(set) var hasOtherOrientation = false
  /// Where the screen reader stops, in reading order.
  public let stops: [Stop]
  /// For each element, what it is to the rules.
  public let kinds: [SubjectKinds]
  public internal(set) lazy var paths = ElementPaths(screen)
  public internal(set) lazy var identities = ElementIdentities(screen)
  // These are there from the beginning: every rule asks, and what may still be made is counted up and
  // down each time.
  public let geometry: ScreenGeometry
  /// What the names of the elements are made of; one is kept, for all rules that look at it.
  let labels: LabelMemo
  public private(set) lazy var index = ScreenIndex(
    screen, kinds: kinds, stopNumbers: stopNumbers)
  /// The stops that a person acts on, by what they are called.
  public private(set) lazy var namesakes = Namesakes(self)
  /// The first element with each identifier.
  public private(set) lazy var elementsByIdentifier: [String: Int] = Dictionary(
    screen.elements.indices.lazy.compactMap { index in
      self.screen.elements[index].identifier.map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })
  /// What is said at its stops.
  let speech: ScreenSpeech
  /// For each element, its place among the stops; -1 for none.
  private let stopNumbers: [Int32]

  /// - Parameters:
  ///   - ruleset: the set of rules whose phrases are spoken; nil for the newest.
  ///   - threads: how many work out what all rules ask for.
  public init(
    _ screen: Screen, app: AppFacts = AppFacts(), ruleset: Int? = nil, threads: Int = 1
  ) {
    self.screen = screen
    self.app = app
    stops = ReadingOrder.stops(in: screen)
    var numbers = [Int32](repeating: -1, count: screen.elements.count)
    for (number, stop) in stops.enumerated() { numbers[stop.element] = Int32(number) }
    stopNumbers = numbers
    kinds = SubjectClassifier.classify(screen, stopNumbers: numbers)
    var geometry: ScreenGeometry?
    var labels: [LabelTable] = []
    if threads > 1 {
      for facts in Self.facts(of: screen, kinds, numbers, threads: threads) {
        switch facts {
        case .geometry(let shared): geometry = ScreenGeometry(shared)
        case .labels(let table): labels.append(table)
        }
      }
    }
    self.geometry = geometry ?? ScreenGeometry(screen, kinds: kinds, stopNumbers: numbers)
    self.labels = LabelMemo(
      screen,
      labels.isEmpty
        ? LabelTable(screen, screen.elements.indices, kinds: kinds) : LabelTable(joining: labels))
    speech = ScreenSpeech(
      stops: stops, stopNumbers: numbers,
      describer: ScreenDescriber(
        screen,
        by: Describer(
          wording: screen.platform == .android ? .talkback : .voiceover, ruleset: ruleset)))
  }

  /// What lies where, and what labels are made of: neither needs the other.
  private enum Facts: Sendable {
    case geometry(ScreenGeometry.Shared)
    case labels(LabelTable)
  }

  private static func facts(
    of screen: Screen, _ kinds: [SubjectKinds], _ stopNumbers: [Int32], threads: Int
  ) -> [Facts] {
    // A third each takes about as long.
    let half = screen.elements.count / 2
    return ParallelMap.map([0, 1, 2], threads: threads, with: {}) { _, part -> Facts in
      switch part {
      case 0: .geometry(ScreenGeometry(screen, kinds: kinds, stopNumbers: stopNumbers).shared)
      case 1: .labels(LabelTable(screen, 0..<half, kinds: kinds))
      default: .labels(LabelTable(screen, half..<screen.elements.count, kinds: kinds))
      }
    }
  }

  /// What several threads need that look at one screen, worked out before they part; what each of
  /// them remembers is its own.
  struct Shared: Sendable {
    let screen: Screen
    let app: AppFacts
    let hasOtherOrientation: Bool
    let stops: [Stop]
    let kinds: [SubjectKinds]
    fileprivate let stopNumbers: [Int32]
    fileprivate let speech: ScreenSpeech
    fileprivate let labelTable: LabelTable
    fileprivate let geometry: ScreenGeometry.Shared
  }

  var shared: Shared {
    Shared(
      screen: screen, app: app, hasOtherOrientation: hasOtherOrientation, stops: stops,
      kinds: kinds, stopNumbers: stopNumbers, speech: speech, labelTable: labels.table,
      geometry: geometry.shared)
  }

  init(_ shared: Shared) {
    screen = shared.screen
    app = shared.app
    hasOtherOrientation = shared.hasOtherOrientation
    stops = shared.stops
    kinds = shared.kinds
    stopNumbers = shared.stopNumbers
    speech = shared.speech
    labels = LabelMemo(shared.screen, shared.labelTable)
    geometry = ScreenGeometry(shared.geometry)
  }

  public func subject(_ index: Int) -> Subject { Subject(self, index) }

  /// The elements of the given kinds, in document order.
  public func subjects(_ wanted: SubjectKinds) -> [Subject] {
    kinds.indices.lazy.filter { !self.kinds[$0].isDisjoint(with: wanted) }.map(subject)
  }

  /// Those of the given kinds whose labels may hold a phrase of some lists, in document order.
  public func subjects(_ wanted: SubjectKinds, named lists: PhraseLists...) -> [Subject] {
    kinds.indices.lazy.filter { index in
      guard !self.kinds[index].isDisjoint(with: wanted) else { return false }
      let shape = self.labels.shape(of: index)
      return lists.contains { shape.mayHold($0) }
    }.map(subject)
  }

  /// The stops in reading order.
  public var stopSubjects: [Subject] { stops.map { subject($0.element) } }

  /// The place of an element among the stops, from 0.
  public func stopNumber(of index: Int) -> Int? {
    let number = Int(stopNumbers[index])
    return number < 0 ? nil : number
  }

  func utterance(of index: Int) -> Utterance? { speech.utterance(at: index) }
}
