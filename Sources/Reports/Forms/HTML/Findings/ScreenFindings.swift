internal import AccessibilityModel
internal import Auditing

/// The open findings of a screen by rule, the most severe first, each with its anchor and its
/// region in the picture.
struct ScreenFindings {
  struct Item {
    let finding: FindingReport
    /// Its anchor in the page.
    let id: String
    /// Its region in the picture.
    let region: Region
  }

  struct Group {
    let rule: RuleDescription
    let kind: FindingKind
    fileprivate(set) var items: [Item] = []
  }

  enum Region: Hashable {
    /// The region of a stop, from 0.
    case stop(Int)
    /// The region of an element that is not a stop, from 0.
    case other(Int)
    /// The element has no frame.
    case none

    /// Its identifier in the page.
    var name: String? {
      switch self {
      case .stop(let index): "\(index + 1)"
      case .other(let index): "x\(index + 1)"
      case .none: nil
      }
    }
  }

  /// Failures before findings that need review, and the most severe first.
  let groups: [Group]
  /// The frames of elements that are not stops and have findings, each once.
  private(set) var otherFrames: [Rect] = []
  private var items: [Region: [(kind: FindingKind, id: String)]] = [:]

  /// - Parameter anchors: of the findings of the page.
  init(_ screen: ScreenReport, _ anchors: inout UniqueNames) {
    let stops = StopPlaces(screen.drawing?.stops ?? [])
    var others: [Rect: Int] = [:]
    var frames: [Rect] = []
    var groups: [Group] = []
    var positions: [GroupKey: Int] = [:]
    for finding in screen.findings where finding.counts {
      let region: Region
      if let stop = stops[finding.element] {
        region = .stop(stop)
      } else if finding.element.frame.isFinite, !finding.element.frame.isEmpty {
        let frame = finding.element.frame
        let index = others[frame] ?? frames.count
        if index == frames.count { frames.append(frame) }
        others[frame] = index
        region = .other(index)
      } else {
        region = .none
      }
      let item = Item(
        finding: finding, id: anchors.next("f-\(finding.fingerprint)"), region: region)
      let kind = FindingKind(finding)
      let key = GroupKey(rule: finding.rule.id, kind: kind)
      let position = positions[key] ?? groups.count
      if position == groups.count {
        positions[key] = position
        groups.append(Group(rule: finding.rule, kind: kind))
      }
      groups[position].items.append(item)
      items[region, default: []].append((kind, item.id))
    }
    otherFrames = frames
    self.groups = groups.enumerated().sorted {
      ($0.element.rank, -$0.element.items.count, $0.offset)
        < ($1.element.rank, -$1.element.items.count, $1.offset)
    }.map(\.element)
  }

  private struct GroupKey: Hashable {
    let rule: String
    let kind: FindingKind
  }

  /// The most severe kind of finding in a region; nil for none.
  func worst(in region: Region) -> FindingKind? {
    items[region]?.map(\.kind).min { $0.rank < $1.rank }
  }

  /// The findings at a stop in words (`1 error, 2 to review`), with the anchor of the most severe.
  func tally(ofStop index: Int) -> (words: String, kind: FindingKind, id: String)? {
    guard let found = items[.stop(index)],
      let worst = found.min(by: { $0.kind.rank < $1.kind.rank })
    else { return nil }
    let words = FindingKind.open.compactMap { kind -> String? in
      let count = found.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.counted(count))"
    }
    return (words.joined(separator: ", "), worst.kind, worst.id)
  }
}

extension ScreenFindings.Group {
  /// Reviews are ranked as if they were failures.
  fileprivate var rank: Int {
    kind == .review ? 10 + (items.first?.finding.openSeverityRank ?? 0) : kind.rank
  }
}

extension FindingReport {
  fileprivate var openSeverityRank: Int {
    switch severity {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// The stops of a drawing by their start tags, by which findings refer to them.
struct StopPlaces {
  private struct Position: Hashable {
    let line: Int
    let column: Int
  }

  private var indices: [Position: Int] = [:]

  init(_ stops: [DrawnStop]) {
    for (index, stop) in stops.enumerated() {
      indices[Position(line: stop.line, column: stop.column)] = index
    }
  }

  subscript(element: ElementReport) -> Int? {
    indices[Position(line: element.line, column: element.column)]
  }

  subscript(stop: DrawnStop) -> Int? { indices[Position(line: stop.line, column: stop.column)] }
}
