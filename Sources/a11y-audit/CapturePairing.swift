internal import AccessibilityModel
internal import Auditing
internal import HierarchyReading
internal import Parallelism
internal import ReadingOrder
internal import Relayout

/// A file that was read, as reports call it.
struct Capture: Sendable {
  var source: String
  var hierarchy: Hierarchy
  /// What holds for it.
  var plan: AuditPlan
  /// Absolute, or `-`.
  var path: String
  var baseline: String?

  var auditor: Auditor { plan.auditor }
}

/// An audit, with the file that it is of.
struct CaptureAudit {
  var capture: Capture
  var audit: ScreenAudit
}

/// Takes captures as they come, and brings together those that show one screen in two orientations.
///
/// A capture waits for its counterpart as long as there is room; what comes alone is audited alone.
/// All are audited once they are there, on all processors.
struct CapturePairing {
  private var groups: [CaptureGroup] = []
  private var waiting: [Waiting] = []
  private var waitingElements = 0
  private var count = 0

  private struct Waiting {
    var place: Int
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

  // MARK: Taking captures

  /// Takes two files that are said to be one screen in two orientations.
  mutating func add(_ first: Capture, rotated second: Capture) {
    groups.append(CaptureGroup(.files(first, rotated: second), at: [count]))
    count += 1
  }

  /// Takes a file of which nobody says that it belongs to another.
  mutating func add(_ capture: Capture) {
    let place = count
    count += 1
    guard let key = Self.key(of: capture), let screen = capture.hierarchy.screens.first else {
      groups.append(CaptureGroup(.alone(capture), at: [place]))
      return
    }
    let new = Waiting(place: place, capture: capture, key: key)
    if let counterpart = counterpart(of: new) {
      let old = waiting.remove(at: counterpart)
      waitingElements -= old.screen.elements.count
      groups.append(
        CaptureGroup(.screens(old.capture, rotated: capture), at: [old.place, place]))
    } else {
      waiting.append(new)
      waitingElements += screen.elements.count
      while waitingElements > Self.mostWaiting, !waiting.isEmpty { release(0) }
    }
  }

  private mutating func release(_ number: Int) {
    let old = waiting.remove(at: number)
    waitingElements -= old.screen.elements.count
    groups.append(CaptureGroup(.alone(old.capture), at: [old.place]))
  }

  /// Audits all, in the order of the files.
  mutating func finish() -> [CaptureAudit] {
    while !waiting.isEmpty { release(waiting.count - 1) }
    // The largest first, so that no processor is left with one at the end.
    let groups = groups.sorted { ($1.weight, $0.places[0]) < ($0.weight, $1.places[0]) }
    var audits = [[CaptureAudit]](repeating: [], count: count)
    for (group, found) in zip(groups, ParallelMap.map(groups) { $0.audits() }) {
      for (place, found) in zip(group.places, found) { audits[place] = found }
    }
    return audits.flatMap { $0 }
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
      name: screens[0].ownName)
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
