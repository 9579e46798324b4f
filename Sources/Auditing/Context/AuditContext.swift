public import AccessibilityModel
internal import ReadingOrder
internal import Utterances
internal import Voices

/// A screen during an audit, with everything that a rule can ask about it.
///
/// Data that only some rules need is computed for the first of them. None of it may hold an
/// ``AuditedElement``, which holds its context: the two would keep each other.
public final class AuditContext {
  public let screen: Screen
  public let app: AppFacts
  /// Whether the file also has the same screen in the other orientation, which is audited too.
  public internal(set) var hasOtherOrientation = false
  /// The appearance whose colours the screen has.
  var appearance = Appearance.light
  /// The stops of the screen reader, in reading order.
  public let stops: [Stop]
  /// The elements of the stops, in reading order.
  public let stopElements: [Int]
  /// For each element, the kinds that rules select it by.
  public let kinds: [ElementKinds]
  public let geometry: ScreenGeometry
  let labels: ScreenLabels
  /// The speech at the stops.
  let speech: ScreenSpeech
  /// For each element, its index among the stops; -1 for none.
  private let stopNumbers: [Int32]

  /// The stops with an area, in reading order, by container.
  public private(set) lazy var stopGroups = stopsByContainer
  public private(set) lazy var identities = ElementIdentities(screen)
  /// The elements that take over the screen: the outermost alerts, sheets, popovers and modal
  /// views, in document order.
  public private(set) lazy var modals = outermost(
    kinds.indices.filter { !kinds[$0].isEmpty && screen.elements[$0].takesScreen })
  /// The first element with each identifier.
  public private(set) lazy var elementsByIdentifier: [String: Int] = Dictionary(
    screen.elements.indices.lazy.compactMap { index in
      self.screen.elements[index].identifier.map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })
  /// The first element with each object id of an Interface Builder file.
  private(set) lazy var elementsByObjectID: [String: Int] = Dictionary(
    screen.elements.indices.lazy.compactMap { index in
      self.screen.elements[index].objectID.map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })
  /// For fields, the texts that are drawn as their labels, by their indices.
  private(set) lazy var fieldCaptions = captionsOfFields
  /// The disabled controls, at most 64, by their indices.
  private(set) lazy var disabledControls = firstDisabledControls
  /// The texts of a design that look like the titles of its parts, by their indices.
  private(set) lazy var sectionTitles = Set(titlesOfSections)
  private(set) lazy var longestWithoutScrolling = textWithoutRoom
  private(set) lazy var hasFieldInPlace = holdsFieldInPlace
  private(set) lazy var childLists = ChildLists(screen)
  /// Why the sizes of elements are not the app's to change (``TouchTarget/exemption``).
  private(set) lazy var touchExemptions = FacetCache<Reason?>(count: screen.elements.count)
  /// The frames of the stops, by the position of each in ``stopElements``.
  private(set) lazy var stopFrames = FrameGrid(
    stopElements.map { screen.elements[$0].effectiveFrame })
  /// The constraints of an Interface Builder file, by the views that they refer to.
  private(set) lazy var designConstraints = screen.constraintsByItem
  private(set) lazy var namedKinds = NamedKinds(of: self)
  private(set) lazy var paintedViews = PaintedViews(self)
  private(set) lazy var spokenNames = FacetCache<SpokenName>(count: screen.elements.count)
  /// The visible elements of each role, by its raw value, in document order.
  private lazy var elementsByRole = visibleElementsByRole

  /// For each element, whether the app hides it and its whole subtree from screen readers.
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

  /// The index of an element among the stops, from 0.
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

  /// The visible elements of several roles that are inside no other of them, in document order.
  ///
  /// A rule that searches their content then visits nothing twice, however deep they nest.
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

  /// The element of a finding about the whole screen: its first view.
  public var root: AuditedElement? { screen.elements.isEmpty ? nil : subject(0) }

  /// The element of a finding about the app: the root of its first screen.
  public var appRoot: AuditedElement? { screen.number == 0 ? root : nil }
}

extension Element {
  /// Whether it takes over the screen.
  fileprivate var takesScreen: Bool {
    switch role {
    case .alert, .sheet, .popover: true
    default: isModal
    }
  }
}
