internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import ReadingOrder
internal import Relayout

/// Combines captures that show one screen in two orientations; others remain single.
struct CapturePairing {
  private(set) var count = 0
  private var paired: [CaptureGroup] = []
  /// Captures that have no counterpart yet, by orientation, oldest first: a folder may hold any number
  /// of them in one orientation.
  private var waiting: [Key: [Orientation: [Waiting]]] = [:]

  private struct Waiting {
    var position: Int
    var capture: Capture

    var screen: Screen { capture.hierarchy.screens[0] }
  }

  /// The facts that two captures of one screen share.
  fileprivate struct Key: Hashable, Sendable {
    var folder: Substring
    var format: String
    var name: String
    var idiom: Idiom
    var platform: Platform
  }

  /// The maximum number of earlier captures with the same key to compare with a capture.
  private static let mostCompared = 8

  /// All captures so far, in groups.
  var groups: [CaptureGroup] {
    paired
      + waiting.values.lazy.flatMap(\.values).joined().map {
        CaptureGroup(.alone($0.capture), at: [$0.position])
      }
  }

  /// Adds two files declared as one screen in two orientations.
  mutating func add(_ first: Capture, rotated second: Capture) {
    paired.append(CaptureGroup(.files(first, rotated: second), at: [count]))
    count += 1
  }

  /// Adds a file, with its counterpart if that was added before.
  mutating func add(_ capture: Capture) {
    let new = Waiting(position: count, capture: capture)
    count += 1
    guard let key = Key(capture) else {
      paired.append(CaptureGroup(.alone(capture), at: [new.position]))
      return
    }
    if let counterpart = counterpart(of: new, key) {
      let old = waiting[key, default: [:]][counterpart.orientation, default: []]
        .remove(at: counterpart.index)
      paired.append(
        CaptureGroup(.screens(old.capture, rotated: capture), at: [old.position, new.position]))
    } else {
      waiting[key, default: [:]][new.screen.orientation, default: []].append(new)
    }
  }

  /// Captures, with their elements if another orientation must be compared.
  ///
  /// - Parameter loader: reads released captures again.
  static func withComparableElements(
    _ groups: [[Capture]], loader: InputLoader
  ) -> [[Capture]] {
    guard groups.contains(where: { $0.contains { !$0.isWhole } }) else { return groups }
    var orientations: [Key: Set<Orientation>] = [:]
    for group in groups where group.count == 1 {
      guard let key = Key(group[0]) else { continue }
      orientations[key, default: []].insert(group[0].hierarchy.screens[0].orientation)
    }
    let known = Set(orientations.lazy.filter { $0.value.count > 1 }.map(\.key))
    return ConcurrentMap.map(groups) { group in
      guard group.count == 1, let key = Key(group[0]), known.contains(key) else { return group }
      // An error in the second reading is reported later, in the audit.
      return [(try? group[0].whole(by: loader)) ?? group[0]]
    }
  }

  /// The latest capture of the same screen in another orientation.
  private func counterpart(
    of new: Waiting, _ key: Key
  ) -> (orientation: Orientation, index: Int)? {
    var others: [(capture: Waiting, orientation: Orientation, index: Int)] = []
    for (orientation, known) in waiting[key] ?? [:] where orientation != new.screen.orientation {
      others += known.indices.suffix(Self.mostCompared).map { (known[$0], orientation, $0) }
    }
    guard !others.isEmpty else { return nil }
    others.sort { $0.capture.position < $1.capture.position }
    let stops = Self.stops(of: new)
    return others.suffix(Self.mostCompared).last { Self.isSame($0.capture, new, stops, key) }
      .map { ($0.orientation, $0.index) }
  }

  /// Whether most stops of one are in the other: titles may repeat, and some screens have none.
  private static func isSame(_ old: Waiting, _ new: Waiting, _ stops: [Int], _ key: Key) -> Bool {
    let oldStops = Self.stops(of: old)
    let matching = ElementMatching(old.screen, order: oldStops, new.screen, order: stops)
    let count = oldStops.count {
      matching.match(of: $0).map { $0.certainty > .possible } ?? false
    }
    let share = Double(count) / Double(max(1, min(oldStops.count, stops.count)))
    return key.name.isEmpty ? count >= 4 && share >= 0.7 : count >= 2 && share >= 0.5
  }

  private static func stops(of waiting: Waiting) -> [Int] {
    ReadingOrder.stops(in: waiting.screen).map(\.element)
  }
}

extension CapturePairing.Key {
  /// The key of a capture of one screen in one orientation; nil for everything else.
  init?(_ capture: Capture) {
    let screens = capture.hierarchy.screens
    guard screens.count == 1, !screens[0].framesAreDesignTime,
      screens[0].platform == .iOS || screens[0].platform == .android
    else { return nil }
    folder = capture.source.lastIndex(of: "/").map { capture.source[..<$0] } ?? ""
    format = capture.hierarchy.format
    name = screens[0].ownName
    idiom = screens[0].idiom
    platform = screens[0].platform
  }
}
