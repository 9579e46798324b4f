public import AccessibilityModel
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
  public private(set) lazy var paths = ElementPaths(screen)
  public private(set) lazy var identities = ElementIdentities(screen)
  public private(set) lazy var geometry = ScreenGeometry(
    screen, kinds: kinds, stopNumbers: stopNumbers)
  public private(set) lazy var index = ScreenIndex(
    screen, kinds: kinds, stopNumbers: stopNumbers)
  private(set) lazy var labelTable = LabelTable(screen, kinds: kinds)
  /// What the names of the elements are made of; one is kept, for all rules that look at it.
  private(set) lazy var labels = LabelMemo(self)
  /// The stops that a person acts on, by what they are called.
  public private(set) lazy var namesakes = Namesakes(self)
  /// The first element with each identifier.
  public private(set) lazy var elementsByIdentifier: [String: Int] = Dictionary(
    screen.elements.indices.lazy.compactMap { index in
      self.screen.elements[index].identifier.map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })
  private let describer: ScreenDescriber
  /// What is said at its stops.
  private(set) lazy var speech = ScreenSpeech(
    stops: stops, stopNumbers: stopNumbers, describer: describer)
  /// For each element, its place among the stops; -1 for none.
  private let stopNumbers: [Int32]

  /// - Parameter ruleset: the set of rules whose phrases are spoken; nil for the newest.
  public init(_ screen: Screen, app: AppFacts = AppFacts(), ruleset: Int? = nil) {
    self.screen = screen
    self.app = app
    stops = ReadingOrder.stops(in: screen)
    var numbers = [Int32](repeating: -1, count: screen.elements.count)
    for (number, stop) in stops.enumerated() { numbers[stop.element] = Int32(number) }
    stopNumbers = numbers
    kinds = SubjectClassifier.classify(screen, stopNumbers: numbers)
    describer = ScreenDescriber(
      screen,
      by: Describer(
        wording: screen.platform == .android ? .talkback : .voiceover, ruleset: ruleset))
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
    fileprivate let describer: ScreenDescriber
    fileprivate let labelTable: LabelTable
    fileprivate let geometry: ScreenGeometry.Shared
  }

  var shared: Shared {
    Shared(
      screen: screen, app: app, hasOtherOrientation: hasOtherOrientation, stops: stops,
      kinds: kinds, stopNumbers: stopNumbers, describer: describer, labelTable: labelTable,
      geometry: geometry.shared)
  }

  init(_ shared: Shared) {
    screen = shared.screen
    app = shared.app
    hasOtherOrientation = shared.hasOtherOrientation
    stops = shared.stops
    kinds = shared.kinds
    stopNumbers = shared.stopNumbers
    describer = shared.describer
    labelTable = shared.labelTable
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
