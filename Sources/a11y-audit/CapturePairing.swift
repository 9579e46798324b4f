internal import AccessibilityModel
internal import Auditing
internal import HierarchyReading
internal import ReadingOrder
internal import Relayout

/// A file that was read, as reports call it.
struct Capture {
  var source: String
  var hierarchy: Hierarchy
}

/// An audit, with the file that it is of.
struct CaptureAudit {
  var capture: Capture
  var audit: ScreenAudit
}

/// Audits captures as they come, and brings together those that show one screen in two orientations.
///
/// A capture waits for its counterpart as long as there is room; what comes alone is audited alone.
/// Audits keep the order of the files.
struct CapturePairing {
  private let auditor: Auditor
  private var audits: [[CaptureAudit]] = []
  private var waiting: [Waiting] = []
  private var waitingElements = 0

  private struct Waiting {
    var slot: Int
    var capture: Capture
    var key: Key

    var screen: Screen { capture.hierarchy.screens[0] }
  }

  /// What two captures of one screen have in common.
  private struct Key: Hashable {
    var folder: Substring
    var format: String
    var name: String
  }

  /// How many elements wait at most: some hundred megabytes.
  private static let mostWaiting = 500_000
  /// How many captures without a title are compared with the next.
  private static let mostCompared = 8

  init(_ auditor: Auditor) { self.auditor = auditor }

  // MARK: Taking captures

  /// Takes two files that are said to be one screen in two orientations.
  mutating func add(_ first: Capture, rotated second: Capture) {
    var others = second.hierarchy.screens.filter { !$0.elements.isEmpty }
    let screens = first.hierarchy.screens.filter { !$0.elements.isEmpty }
    let isSingle = screens.count == 1 && others.count == 1
    var found: [CaptureAudit] = []
    var foundThere: [CaptureAudit] = []
    for screen in screens {
      let place = others.firstIndex { isSingle || Self.name(of: $0) == Self.name(of: screen) }
      guard let place else {
        found += named([auditor.audit(screen, app: first.hierarchy.app)], of: first)
        continue
      }
      let pair = auditor.audit(
        screen, rotated: others.remove(at: place), app: first.hierarchy.app)
      found += named([pair[0]], of: first)
      foundThere += named([pair[1]], of: second)
    }
    for screen in others {
      foundThere += named([auditor.audit(screen, app: second.hierarchy.app)], of: second)
    }
    audits.append(found + foundThere)
  }

  /// Takes a file of which nobody says that it belongs to another.
  mutating func add(_ capture: Capture) {
    let slot = audits.count
    audits.append([])
    guard let key = Self.key(of: capture), let screen = capture.hierarchy.screens.first else {
      audits[slot] = named(auditor.audit(capture.hierarchy), of: capture)
      return
    }
    let new = Waiting(slot: slot, capture: capture, key: key)
    if let place = counterpart(of: new) {
      let old = waiting.remove(at: place)
      waitingElements -= old.screen.elements.count
      let pair = auditor.audit(old.screen, rotated: screen, app: capture.hierarchy.app)
      audits[old.slot] = named([pair[0]], of: old.capture)
      audits[slot] = named([pair[1]], of: capture)
    } else {
      waiting.append(new)
      waitingElements += screen.elements.count
      while waitingElements > Self.mostWaiting, !waiting.isEmpty { release(0) }
    }
  }

  /// Audits what is left.
  mutating func finish() -> [CaptureAudit] {
    while !waiting.isEmpty { release(waiting.count - 1) }
    return audits.flatMap { $0 }
  }

  private mutating func release(_ place: Int) {
    let old = waiting.remove(at: place)
    waitingElements -= old.screen.elements.count
    audits[old.slot] = named(auditor.audit(old.capture.hierarchy), of: old.capture)
  }

  private func named(_ audits: [ScreenAudit], of capture: Capture) -> [CaptureAudit] {
    audits.map { CaptureAudit(capture: capture, audit: $0) }
  }

  // MARK: What belongs together

  /// Captures of one screen in one orientation; nil for everything else.
  private static func key(of capture: Capture) -> Key? {
    let screens = capture.hierarchy.screens
    guard screens.count == 1, !screens[0].framesAreDesignTime,
      screens[0].platform == .iOS || screens[0].platform == .android
    else { return nil }
    let slash = capture.source.lastIndex(of: "/")
    return Key(
      folder: slash.map { capture.source[..<$0] } ?? "", format: capture.hierarchy.format,
      name: name(of: screens[0]))
  }

  private static func name(of screen: Screen) -> String {
    screen.identifier ?? screen.title ?? ""
  }

  private func counterpart(of new: Waiting) -> Int? {
    let others = waiting.indices.filter {
      let other = waiting[$0].screen
      return waiting[$0].key == new.key && other.orientation != new.screen.orientation
        && other.idiom == new.screen.idiom && other.platform == new.screen.platform
    }
    guard !others.isEmpty else { return nil }
    let stops = Self.stops(of: new)
    return others.suffix(Self.mostCompared).last { isSame(waiting[$0], new, stops) }
  }

  /// Whether most of what one holds is in the other: titles repeat, and some screens have none.
  private func isSame(_ old: Waiting, _ new: Waiting, _ stops: [Int]) -> Bool {
    let oldStops = Self.stops(of: old)
    let matching = ElementMatching(old.screen, order: oldStops, new.screen, order: stops)
    let count = oldStops.count {
      matching.match(of: $0).map { $0.certainty > .possible } ?? false
    }
    let part = Double(count) / Double(max(1, min(oldStops.count, stops.count)))
    return new.key.name.isEmpty ? count >= 4 && part >= 0.7 : count >= 2 && part >= 0.5
  }

  private static func stops(of waiting: Waiting) -> [Int] {
    ReadingOrder.stops(in: waiting.screen).map(\.element)
  }
}
