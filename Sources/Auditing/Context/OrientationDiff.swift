public import AccessibilityModel
internal import Relayout
internal import Utterances

/// The differences between two orientations of a screen, for reports.
///
/// Both layouts of the screen refer to the same object, so that a report finds one from the other.
public final class OrientationDiff: Sendable {
  /// The orientations of both layouts; portrait first, if they differ.
  public let orientations: [Orientation]
  /// The source of the second layout, as in “the constraints”; nil if it was read from a file.
  public let computedFrom: String?
  /// For each stop of the first layout its index among those of the second; nil for none.
  public let matches: [Int?]
  /// The differences: first elements missing in one layout, then changes of order, speech and size.
  public let changes: [Change]
  /// How many stops only became wider, as rows do that extend from edge to edge.
  public let widened: Int
  /// Why sizes were not compared; nil if they were.
  public let sizeGap: String?

  /// Whether the second layout was computed, not read from a file.
  public var isComputed: Bool { computedFrom != nil }

  /// A difference in the other orientation.
  public struct Change: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable { case lost, gained, moved, words, size }

    public var kind: Kind
    /// The name of the element in messages.
    public var name: String
    /// Its stop in each layout, from 0; nil if it is not a stop.
    public var stops: [Int?]
    /// Its state in each layout; nil if it is missing there.
    public var words: [String?]
    /// Whether it may be a different element: the two have little in common.
    public var isUncertain: Bool
  }

  init(_ pair: OrientationPair) {
    orientations = [pair.first.screen.orientation, pair.second.screen.orientation]
    computedFrom = pair.second.screen.computedFrom
    matches = pair.first.stops.map { stop in
      pair.matching.match(of: stop.element).flatMap { pair.second.stopNumber(of: $0.index) }
    }
    let sizes = SizeChanges(pair)
    changes = Self.lost(pair) + Self.gained(pair) + Self.moved(pair) + Self.said(pair) + sizes.all
    widened = sizes.widened
    sizeGap = sizes.gap
  }

  private static func lost(_ pair: OrientationPair) -> [Change] {
    pair.first.stopSubjects.compactMap { subject in
      let match = pair.matching.match(of: subject.index)
      let other = match.map { pair.second.subject($0.index) }
      guard other?.isStop != true else { return nil }
      return change(.lost, subject, nil, [subject.words, other?.standing], match)
    }
  }

  private static func gained(_ pair: OrientationPair) -> [Change] {
    pair.second.stopSubjects.compactMap { subject in
      let match = pair.matching.origin(of: subject.index)
      let other = match.map { pair.first.subject($0.index) }
      guard other?.isStop != true else { return nil }
      return change(.gained, nil, subject, [other?.standing, subject.words], match)
    }
  }

  private static func moved(_ pair: OrientationPair) -> [Change] {
    func place(_ predecessor: Int?, _ context: AuditContext) -> String {
      predecessor.map { "after \(context.subject($0))" } ?? "first"
    }
    return pair.order.moves.map { move in
      change(
        .moved, pair.first.subject(move.element), pair.second.subject(move.counterpart),
        [place(move.predecessor, pair.first), place(move.newPredecessor, pair.second)],
        pair.matching.match(of: move.element))
    }
  }

  private static func said(_ pair: OrientationPair) -> [Change] {
    pair.matchedStops.compactMap { before, after in
      guard after.subject.isStop else { return nil }
      let words = [before.words, after.subject.words]
      guard words[0] != words[1] else { return nil }
      return change(
        .words, before, after.subject, words, pair.matching.match(of: before.index))
    }
  }

  fileprivate static func change(
    _ kind: Change.Kind, _ before: AuditedElement?, _ after: AuditedElement?, _ words: [String?],
    _ match: ElementMatch?
  ) -> Change {
    Change(
      kind: kind, name: (before ?? after)?.description ?? "",
      stops: [before, after].map { $0.flatMap { $0.context.stopNumber(of: $0.index) } },
      words: words, isUncertain: match?.certainty == .possible)
  }
}

/// The stops whose size differs in the second layout.
private struct SizeChanges {
  private(set) var all: [OrientationDiff.Change] = []
  private(set) var widened = 0
  private(set) var gap: String?

  init(_ pair: OrientationPair) {
    if let reason = pair.check.reason, !pair.check.didNotAnswer {
      gap = reason
      return
    }
    for (before, after) in pair.matchedStops where after.subject.isStop {
      guard let old = before.size, let new = after.subject.size else { continue }
      let sameHeight = abs(old.height - new.height) <= 1
      if sameHeight, abs(old.width - new.width) <= 1 { continue }
      if sameHeight, new.width > old.width {
        widened += 1
        continue
      }
      all.append(
        OrientationDiff.change(
          .size, before, after.subject, [old.inWords, new.inWords],
          pair.matching.match(of: before.index)))
    }
  }
}

extension AuditedElement {
  fileprivate var words: String { utterance?.spoken ?? "" }

  /// The text for an element that is not a stop.
  fileprivate var standing: String { "present, but not a stop" }

  fileprivate var size: Size? {
    let frame = element.effectiveFrame
    return frame.isFinite && !frame.isEmpty ? Size(width: frame.width, height: frame.height) : nil
  }
}

extension Size {
  fileprivate var inWords: String { "\(width.tenths) by \(height.tenths) points" }
}

extension Double {
  fileprivate var tenths: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
