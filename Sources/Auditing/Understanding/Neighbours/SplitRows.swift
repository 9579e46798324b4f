internal import AccessibilityModel

/// Rows of one kind whose texts are several stops each.
public struct SplitRows {
  /// In document order; a loop in the source of a view states one row for all items of a collection.
  public let rows: [AuditedElement]
  /// The stops without an action in them.
  public let stops: Int
  /// Whether a loop states them.
  public var isLoop = false
  /// Why several stops may be right.
  public var doubt: Reason?

  /// Fewer rows are not a list.
  static let leastRows = 3
  /// Stops without an action in each row; more than the maximum is a part of the screen, not a row.
  static let stopsOfRow = 3...10
}

extension AuditContext {
  /// The rows of loops in the source of a view. Two texts are one question for each screen.
  var splitRowsOfLoops: [SplitRows] {
    statedRows.compactMap { row in
      let isShort = row.texts == 2 && row.words > 1 && row.controls == 0
      guard isShort || SplitRows.stopsOfRow.contains(row.texts) else { return nil }
      return SplitRows(
        rows: [row.row], stops: row.texts, isLoop: true,
        doubt: .when(isShort, "the two may be worth stops of their own")
          ?? .when(row.controls > 1, "its controls may be worth stops of their own"))
    }
  }

  /// The views and functions of the app that a screen shows at several places, each of several stops.
  var splitComponents: [SplitRows] {
    let labels = (statedPairs + likelyPairs).map(\.label.index)
    return statedComponents.filter { rows in
      // A name and its value are a pair.
      !rows.allSatisfy { row in
        row.words == 2 && labels.contains { screen.isAncestor(row.row.index, of: $0) }
      }
    }.map { rows in
      SplitRows(
        rows: rows.map(\.row), stops: rows.reduce(0) { $0 + $1.texts },
        doubt: "its parts may be worth stops of their own")
    }
  }

  /// The cells of collection views in an iOS design whose texts are stops: UIKit makes such a cell an element no more than
  /// any other view (https://developer.apple.com/documentation/uikit/uicollectionviewcell), and the file has one for all
  /// that code makes from it.
  var splitCellsOfCollections: [SplitRows] {
    guard screen.isDesignOfUIKit else { return [] }
    return elements(.cell).map(subject).compactMap { cell in
      guard !cell.isStop, cell.ancestors.contains(where: { $0.role == .collectionView }),
        !cell.codeSetsElement
      else { return nil }
      let inside = stops(in: cell.index).map(subject)
      let texts = inside.count { $0.role == .staticText }
      guard (Self.leastTextsOfCell...SplitRows.stopsOfRow.upperBound).contains(texts),
        inside.count(where: \.isActionable) < 2
      else { return nil }
      return SplitRows(
        rows: [cell], stops: texts, isLoop: true, doubt: "code may make the cell one element")
    }
  }

  private static var leastTextsOfCell: Int { 2 }

  /// Sibling views with texts that are stops, each kind of view separately.
  var splitRowsOfLists: [SplitRows] {
    // Without flags the number of stops in a row is a guess.
    guard statesExposure else { return [] }
    let stops = StopCounts(self)
    return screen.elements.indices.flatMap { parent -> [SplitRows] in
      let count = Int(screen.elements[parent].end) - parent
      guard count > SplitRows.leastRows * (SplitRows.stopsOfRow.lowerBound + 1),
        !kinds[parent].isEmpty
      else { return [] }
      var rows = candidates(in: parent, stops)
      if rows.count >= SplitRows.leastRows { rows = rows.compactMap(withoutAlternatives) }
      return rows.count >= SplitRows.leastRows ? lists(of: rows) : []
    }
  }

  private struct Row {
    var index: Int
    /// The number of stops without an action inside it.
    var stops: Int
  }

  /// The children of a view with several stops and at most one control.
  private func candidates(in parent: Int, _ stops: StopCounts) -> [Row] {
    let elements = screen.elements
    var rows: [Row] = []
    var next = parent + 1
    while next < Int(elements[parent].end) {
      let row = next
      next = Int(elements[row].end)
      let count = stops.passive(in: row + 1..<next)
      guard SplitRows.stopsOfRow.contains(count), !kinds[row].contains(.stops),
        // A group is announced on the way in.
        elements[row].containerType != .semanticGroup,
        // A part of a form: as one stop it would hide its controls.
        stops.controls(in: row..<next) < 2
      else { continue }
      rows.append(Row(index: row, stops: count))
    }
    return rows
  }

  /// A row without stops that overlap an earlier one, since only one of them is shown at a time; nil if too
  /// few are left.
  private func withoutAlternatives(_ row: Row) -> Row? {
    var frames: [Rect] = []
    for stop in stops(in: row.index) where !kinds[stop].contains(.controls) {
      let frame = screen.elements[stop].frame
      let isAlternative = frames.contains {
        $0.intersection(frame).area >= Self.leastShared * min($0.area, frame.area) && !frame.isEmpty
      }
      if !isAlternative { frames.append(frame) }
    }
    return frames.count < SplitRows.stopsOfRow.lowerBound
      ? nil : Row(index: row.index, stops: frames.count)
  }

  /// The overlap, as a fraction of the smaller text, from which two texts are never shown together.
  private static var leastShared: Double { 0.5 }

  private func lists(of rows: [Row]) -> [SplitRows] {
    Dictionary(grouping: rows, by: kind).values.flatMap(runs)
      .sorted { $0[0].index < $1[0].index }
      .filter { $0.count >= SplitRows.leastRows }
      .map { run in
        SplitRows(
          rows: run.map { subject($0.index) }, stops: run.reduce(0) { $0 + $1.stops })
      }
  }

  /// The rows in runs of siblings without others between them: without frames, stacks that are far apart, each
  /// below its heading, look like rows.
  private func runs(of rows: [Row]) -> [[Row]] {
    guard let first = rows.first, subject(first.index).role == .stackView,
      screen.elements[first.index].frame.isNull
    else { return [rows] }
    var runs: [[Row]] = []
    for row in rows {
      if let last = runs.last?.last, Int(screen.elements[last.index].end) == row.index {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }

  /// Its class; outside a list also the number of its stops, since views of one class are rows only if they
  /// hold the same.
  private func kind(of row: Row) -> String {
    let view = subject(row.index)
    let isInList = view.role == .cell || view.ancestorTraits.contains(.list)
    return isInList ? view.className : "\(view.className) \(row.stops)"
  }
}

/// How many stops of a screen have an action, and how many have none, before each element.
private struct StopCounts {
  private var passive: [Int32] = [0]
  private var controls: [Int32] = [0]

  init(_ context: AuditContext) {
    for kinds in context.kinds {
      let isControl = kinds.contains(.controls)
      let isStop = kinds.contains(.stops)
      passive.append((passive.last ?? 0) + (isStop && !isControl ? 1 : 0))
      controls.append((controls.last ?? 0) + (isStop && isControl ? 1 : 0))
    }
  }

  func passive(in range: Range<Int>) -> Int {
    Int(passive[range.upperBound] - passive[range.lowerBound])
  }

  func controls(in range: Range<Int>) -> Int {
    Int(controls[range.upperBound] - controls[range.lowerBound])
  }
}

extension AuditedElement {
  /// Whether code is known to make it an element, or to give it elements of its own.
  fileprivate var codeSetsElement: Bool {
    element.codeEvidence?.location(of: .isElement) != nil
      || element.codeEvidence?.location(of: .elements) != nil
  }
}
