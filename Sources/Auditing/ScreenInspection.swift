public import AccessibilityModel
internal import Parallelism
internal import ReadingOrder
internal import Utterances
internal import Voices

/// A screen while it is audited, with the indices that rules share, each built when first asked for.
public final class ScreenInspection {
  public let screen: Screen
  public let app: AppFacts
  /// Whether the same screen is audited in the other orientation too, as its file gives it.
  public internal(set) var hasOtherOrientation = false
  /// Where the screen reader stops, in reading order.
  public let stops: [Stop]
  public var stopElements: StopElements { StopElements(stops) }
  /// For each element, what it is to the rules.
  public let kinds: [SubjectKinds]
  /// For each element, what it gives of cues apart from its label and its kinds.
  let cues: [Cues.Parts]
  public let columns: ElementColumns
  /// The stops with an area, by the container that keeps them together.
  public let stopGroups: StopGroups
  public let paths: ElementPaths
  public private(set) lazy var identities =
    identitiesAhead?.value ?? ElementIdentities(screen, labels.table, columns.classes)
  /// The same, where another thread works it out.
  private let identitiesAhead: Ahead<ElementIdentities>?
  // These are there from the beginning: every rule asks, and what may still be made is counted up and
  // down each time.
  public let geometry: ScreenGeometry
  /// What the names of the elements are made of; one is kept, for all rules that look at it.
  let labels: LabelMemo
  public private(set) lazy var index = ScreenIndex(
    screen, kinds: kinds, columns: columns, stopNumbers: stopNumbers)
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
  ///   - identifiesAhead: whether one of several threads begins with the identities meanwhile.
  public init(
    _ screen: Screen, app: AppFacts = AppFacts(), ruleset: Int? = nil, threads: Int = 1,
    identifiesAhead: Bool = false
  ) {
    self.screen = screen
    self.app = app
    let facts = ScreenFacts(screen, threads: threads, identifiesAhead: identifiesAhead)
    identitiesAhead = facts.identities
    stops = facts.order.stops
    stopNumbers = facts.order.numbers
    kinds = facts.order.kinds
    cues = facts.order.cues
    columns = facts.order.columns
    stopGroups = facts.stopGroups
    geometry = facts.geometry
    paths = facts.paths
    labels = LabelMemo(screen, columns, facts.labels)
    speech = ScreenSpeech(
      stops: facts.order.stops, stopNumbers: facts.order.numbers,
      describer: ScreenDescriber(
        screen,
        by: Describer(
          wording: screen.platform == .android ? .talkback : .voiceover, ruleset: ruleset)))
  }

  /// What several threads need that look at one screen, worked out before they part; what each of
  /// them remembers is its own.
  struct Shared: Sendable {
    let screen: Screen
    let app: AppFacts
    let hasOtherOrientation: Bool
    let stops: [Stop]
    let kinds: [SubjectKinds]
    fileprivate let cues: [Cues.Parts]
    fileprivate let columns: ElementColumns
    fileprivate let stopGroups: StopGroups
    fileprivate let paths: ElementPaths
    fileprivate let stopNumbers: [Int32]
    fileprivate let speech: ScreenSpeech
    fileprivate let labelTable: LabelTable
    fileprivate let geometry: ScreenGeometry.Shared
  }

  var shared: Shared {
    Shared(
      screen: screen, app: app, hasOtherOrientation: hasOtherOrientation, stops: stops,
      kinds: kinds, cues: cues, columns: columns, stopGroups: stopGroups, paths: paths,
      stopNumbers: stopNumbers, speech: speech,
      labelTable: labels.table, geometry: geometry.shared)
  }

  init(_ shared: Shared) {
    screen = shared.screen
    app = shared.app
    identitiesAhead = nil
    hasOtherOrientation = shared.hasOtherOrientation
    stops = shared.stops
    kinds = shared.kinds
    cues = shared.cues
    columns = shared.columns
    stopGroups = shared.stopGroups
    paths = shared.paths
    stopNumbers = shared.stopNumbers
    speech = shared.speech
    labels = LabelMemo(screen, columns, shared.labelTable)
    geometry = ScreenGeometry(shared.geometry)
  }

  public func subject(_ index: Int) -> Subject { Subject(self, index) }

  /// The elements of the given kinds, in document order.
  public func subjects(_ wanted: SubjectKinds) -> [Subject] {
    kinds.indices.lazy.filter { !self.kinds[$0].isDisjoint(with: wanted) }.map(subject)
  }

  /// Those of the given kinds whose labels may hold a phrase of some lists, in document order.
  public func subjects(_ wanted: SubjectKinds, named lists: PhraseLists...) -> [Subject] {
    let gateLists = lists.reduce(WordGate.ListSet()) { $0.union($1.gateLists) }
    return kinds.indices.lazy.filter { index in
      !self.kinds[index].isDisjoint(with: wanted)
        && !self.labels.table.lists(of: index).isDisjoint(with: gateLists)
    }.map(subject)
  }

  /// The stops in reading order.
  public var stopSubjects: [Subject] { stopElements.map(subject) }

  /// The place of an element among the stops, from 0.
  public func stopNumber(of index: Int) -> Int? {
    let number = Int(stopNumbers[index])
    return number < 0 ? nil : number
  }

  func utterance(of index: Int) -> Utterance? { speech.utterance(at: index) }
}
