internal import Utterances

/// The alerts above the app, the frontmost last.
struct AlertStack: Sendable {
  /// An alert with the position of the cursor in it.
  struct Entry: Sendable {
    let alert: Alert
    var layoutState: LayoutState
    var cursor = 0
    /// A waiting alert has not been announced.
    var isAnnounced = false
  }

  private(set) var entries: [Entry] = []

  var front: Entry? { entries.last }
  var isEmpty: Bool { entries.isEmpty }

  func contains(where fits: (Alert) -> Bool) -> Bool { entries.contains { fits($0.alert) } }

  mutating func updateFront(_ change: (inout Entry) -> Void) {
    guard !entries.isEmpty else { return }
    change(&entries[entries.count - 1])
  }

  /// Adds an alert in front of those of equal or lower rank.
  mutating func insert(_ entry: Entry) {
    let place = entries.lastIndex { $0.alert.rank <= entry.alert.rank }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: place)
  }

  mutating func remove(where fits: (Alert) -> Bool) { entries.removeAll { fits($0.alert) } }

  /// All alerts after a new layout.
  func relaid(_ layout: (Entry) -> LayoutState) -> AlertStack {
    var stack = self
    for index in entries.indices { stack.entries[index].layoutState = layout(entries[index]) }
    return stack
  }

  mutating func removeFront() { _ = entries.popLast() }
}
