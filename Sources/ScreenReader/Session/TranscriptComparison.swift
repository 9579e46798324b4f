/// The differences between a transcript and a stored one, in words.
public struct TranscriptComparison: Hashable, Sendable {
  /// The change of one line; positions count from 1.
  public enum Difference: Hashable, Sendable {
    case changed(was: String, now: String, at: Int)
    case moved(String, from: Int, to: Int)
    case vanished(String, from: Int)
    case new(String, at: Int)
  }

  /// By position in the new transcript; a removed line by its position in the old one.
  public let differences: [Difference]

  public init(kept: String, now: String) {
    self.init(kept: Self.lines(kept), now: Self.lines(now))
  }

  public init(kept: [String], now: [String]) {
    let changes = LineDifference(from: kept, to: now).withMoves
    var moves: [Difference] = []
    var removed: [(place: Int, line: String)] = []
    var added: [(place: Int, line: String)] = []
    for change in changes {
      switch change {
      case .insert(let place, let line, let from?):
        moves.append(.moved(line, from: from + 1, to: place + 1))
      case .remove(_, _, _?): break
      case .insert(let place, let line, nil): added.append((place, line))
      case .remove(let place, let line, nil): removed.append((place, line))
      }
    }
    let pairing = LinePairing(kept: kept.count, now: now.count, changes: changes)
    differences = (moves + pairing.paired(removed, added)).sorted { $0.place < $1.place }
  }

  private static func lines(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map(String.init)
  }
}

extension TranscriptComparison.Difference: CustomStringConvertible {
  public var description: String { text(for: "stop") }

  /// - Parameter unit: the unit of one line.
  public func text(for unit: String) -> String {
    switch self {
    case .changed(let was, let now, let place):
      "changed: \(unit) \(place) was “\(was)”, is “\(now)”"
    case .moved(let line, let from, let to):
      "moved: “\(line)” was \(unit) \(from), is \(unit) \(to)"
    case .vanished(let line, let place): "vanished: “\(line)” was \(unit) \(place)"
    case .new(let line, let place): "new: “\(line)” is \(unit) \(place)"
    }
  }

  fileprivate var place: Int {
    switch self {
    case .changed(_, _, let place), .moved(_, _, let place), .vanished(_, let place),
      .new(_, let place):
      place
    }
  }
}

/// Finds the removed and added lines between the same two unchanged lines.
private struct LinePairing {
  /// For each line of a side, how many unchanged lines come before it.
  private let kept: [Int]
  private let now: [Int]

  init(kept: Int, now: Int, changes: CollectionDifference<String>) {
    self.kept = Self.stayed(before: kept, but: Set(changes.removals.map(\.offset)))
    self.now = Self.stayed(before: now, but: Set(changes.insertions.map(\.offset)))
  }

  /// A removed and an added line at the same position are one changed line.
  func paired(
    _ removed: [(place: Int, line: String)], _ added: [(place: Int, line: String)]
  ) -> [TranscriptComparison.Difference] {
    let olds = removed.sorted { $0.place < $1.place }
    var differences: [TranscriptComparison.Difference] = []
    var next = 0
    for addition in added.sorted(by: { $0.place < $1.place }) {
      let position = now[addition.place]
      while next < olds.count, kept[olds[next].place] < position {
        differences.append(.vanished(olds[next].line, from: olds[next].place + 1))
        next += 1
      }
      guard next < olds.count, kept[olds[next].place] == position else {
        differences.append(.new(addition.line, at: addition.place + 1))
        continue
      }
      // Equal lines can be paired in a long part that counts as replaced.
      if olds[next].line != addition.line {
        differences.append(
          .changed(was: olds[next].line, now: addition.line, at: addition.place + 1))
      }
      next += 1
    }
    return differences + olds[next...].map { .vanished($0.line, from: $0.place + 1) }
  }

  private static func stayed(before count: Int, but changed: Set<Int>) -> [Int] {
    var number = 0
    return (0..<count).map { place in
      defer { if !changed.contains(place) { number += 1 } }
      return number
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
