public import AccessibilityModel
internal import ReadingOrder
internal import Utterances
internal import Voices

/// A screen while it is audited: all that a rule can ask of it.
///
/// What only some rules ask for is worked out when the first of them asks.
public final class AuditContext {
  public let screen: Screen
  public let app: AppFacts
  /// Whether the same screen is audited in the other orientation too, as its file gives it.
  public internal(set) var hasOtherOrientation = false
  /// Where the screen reader stops, in reading order.
  public let stops: [Stop]
  /// The elements of the stops, in reading order.
  public let stopElements: [Int]
  /// For each element, what it is to the rules.
  public let kinds: [ElementKinds]
  public let geometry: ScreenGeometry
  let labels: ScreenLabels
  /// What is said at its stops.
  let speech: ScreenSpeech
  /// For each element, its place among the stops; -1 for none.
  private let stopNumbers: [Int32]

  /// The stops that have an area, in reading order, those of each container apart.
  public private(set) lazy var stopGroups = stopsByContainer
  public private(set) lazy var identities = ElementIdentities(screen)
  /// The stops that a person acts on, in groups of those that share a name.
  public private(set) lazy var namesakes = controlsWithOneName
  /// What takes the whole screen for itself: the outermost alerts, sheets, popovers and views that
  /// are modal, in document order.
  public private(set) lazy var modals = outermost(
    kinds.indices.filter { !kinds[$0].isEmpty && screen.elements[$0].takesScreen })
  /// The first element with each identifier.
  public private(set) lazy var elementsByIdentifier: [String: Int] = Dictionary(
    screen.elements.indices.lazy.compactMap { index in
      self.screen.elements[index].identifier.map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })
  /// The constraints of a design, by the views that they hold on to.
  private(set) lazy var designConstraints = screen.constraintsByItem
  /// The visible elements of each role, by its number, in document order.
  private lazy var elementsByRole = visibleElementsByRole

  /// For each element, whether the app keeps it and all that it holds from screen readers.
  private(set) lazy var hasNothingImportant = unimportantSubtrees

  /// - Parameter ruleset: the set of rules whose phrases are spoken; nil for the newest.
  public init(_ screen: Screen, app: AppFacts = AppFacts(), ruleset: Int? = nil) {
    self.screen = screen
    self.app = app
    let stops = ReadingOrder.stops(in: screen)
    var stopNumbers = [Int32](repeating: -1, count: screen.elements.count)
    for place in stops.indices { stopNumbers[stops[place].element] = Int32(place) }
    self.stops = stops
    self.stopNumbers = stopNumbers
    stopElements = stops.map(\.element)
    func isStop(_ index: Int) -> Bool { stopNumbers[index] >= 0 }
    kinds = ElementKinds.ofElements(in: screen, isStop: isStop)
    geometry = ScreenGeometry(screen, kinds: kinds, isStop: isStop)
    labels = ScreenLabels(screen)
    let wording: WordingName = screen.platform == .android ? .talkback : .voiceover
    speech = ScreenSpeech(
      stops: stops, stopNumbers: stopNumbers,
      describer: ScreenDescriber(screen, by: Describer(wording: wording, ruleset: ruleset)))
  }

  public func subject(_ index: Int) -> AuditedElement { AuditedElement(self, index) }

  /// The place of an element among the stops, from 0.
  public func stopNumber(of index: Int) -> Int? {
    let number = Int(stopNumbers[index])
    return number < 0 ? nil : number
  }

  func utterance(of index: Int) -> Utterance? { speech.utterance(at: index) }
}

extension AuditContext {
  /// The elements of the given kinds, in document order.
  public func subjects(_ wanted: ElementKinds) -> [AuditedElement] {
    kinds.indices.lazy.filter { !self.kinds[$0].isDisjoint(with: wanted) }.map(subject)
  }

  /// The stops in reading order.
  public var stopSubjects: [AuditedElement] { stopElements.map(subject) }

  /// The stops below an element or at it, in document order.
  public func stops(in index: Int) -> [Int] {
    screen.subtree(of: index).filter { stopNumbers[$0] >= 0 }
  }

  /// The visible elements of some roles, in document order.
  public func elements(_ roles: Role...) -> [Int] { elements(roles) }

  /// The visible elements of several roles that stand in no other of them, in document order.
  ///
  /// What looks into each of them then looks at nothing twice, however they are nested.
  public func outermost(_ roles: Role...) -> [Int] { outermost(elements(roles)) }

  private func elements(_ roles: [Role]) -> [Int] {
    let found = roles.map { elementsByRole[Int($0.rawValue)] }
    return found.count == 1 ? found[0] : found.flatMap(\.self).sorted()
  }

  private func outermost(_ elements: [Int]) -> [Int] {
    var end = 0
    return elements.filter {
      guard $0 >= end else { return false }
      end = Int(screen.elements[$0].end)
      return true
    }
  }

  private var unimportantSubtrees: [Bool] {
    var all = screen.elements.map { $0.flags.contains(.notImportant) }
    for index in all.indices.reversed() where !all[index] {
      let parent = Int(screen.elements[index].parent)
      if parent >= 0 { all[parent] = false }
    }
    return all
  }

  private var visibleElementsByRole: [[Int]] {
    var elements = [[Int]](repeating: [], count: Role.allCases.count)
    for index in kinds.indices where !kinds[index].isEmpty {
      elements[Int(screen.elements[index].role.rawValue)].append(index)
    }
    return elements
  }

  /// What stands for the screen itself in a finding about it: its first view.
  public var root: AuditedElement? { screen.elements.isEmpty ? nil : subject(0) }

  /// Where a fact of the app is said, once: the root of its first screen.
  public var appRoot: AuditedElement? { screen.number == 0 ? root : nil }
}

extension Element {
  /// Whether it takes the screen for itself.
  fileprivate var takesScreen: Bool {
    switch role {
    case .alert, .sheet, .popover: true
    default: isModal
    }
  }
}
