internal import AccessibilityModel

/// Texts that are stops one by one, although users need them together.
public enum SplitStops {
  case rows(SplitRows)
  /// Labels and their values as a second stop: users hear “23” and do not learn what it counts. One finding covers them.
  case pairs([ValuePair], premises: [Premise] = [], doubt: Reason? = nil)
  /// Labels of a design that are stops, each before its value.
  case labels([AuditedElement])
}

extension AuditContext {
  /// The pairs and rows of the screen that are several stops.
  public var splitStops: [SplitStops] {
    (framesAreMeasured ? measuredPairs : pairsOfDesign)
      + (splitRowsOfLoops + splitCellsOfCollections).map { .rows($0) } + pairsOfSource
      + splitLists.map { .rows($0) }
  }

  /// The rows of lists, and the views that are at several places without being such rows.
  private var splitLists: [SplitRows] {
    let lists = splitRowsOfLists
    let rows = Set(lists.flatMap(\.rows).map(\.index))
    return lists + splitComponents.filter { $0.rows.allSatisfy { !rows.contains($0.index) } }
  }

  private var measuredPairs: [SplitStops] {
    // Types of elements alone do not say which texts the app has joined.
    (pairsOfLines.filter { pairs in
      pairs.count >= SplitRows.leastRows
        || pairs.count >= Self.leastCaptions && pairs.allSatisfy(\.label.endsInColon)
    } + [figures])
    .filter { !$0.isEmpty }.map { .pairs($0, premises: [.exposure]) }
  }

  private var pairsOfDesign: [SplitStops] {
    let labels = labelsWithColon.filter { $0.count >= SplitRows.leastRows }
    let captions = captionsOfCodeValues
    return (labels + (captions.count >= Self.leastCaptions ? [captions] : [])).map { .labels($0) }
  }

  /// Two are a habit of the screen, about which one question asks.
  private static var leastCaptions: Int { 2 }

  /// The lines of a label and its value outside of rows that are several stops: three are sure to be many.
  private var pairsOfSource: [SplitStops] {
    let rows = (splitRowsOfLoops + splitLists).flatMap(\.rows)
    func isOutside(_ pair: ValuePair) -> Bool {
      !rows.contains { screen.isAncestor($0.index, of: pair.label.index) }
    }
    let columns = pairsOfColumns.filter(isOutside)
    let sure = statedPairs.filter(isOutside)
    let pairs = sure.count < SplitRows.leastRows ? sure + likelyPairs.filter(isOutside) : sure
    var found: [SplitStops] = []
    if !pairs.isEmpty {
      found.append(
        .pairs(
          pairs,
          doubt: .when(sure.count < SplitRows.leastRows, "the two may be worth stops of their own"))
      )
    }
    if !columns.isEmpty {
      found.append(.pairs(columns, doubt: "the two columns may be read one after the other"))
    }
    return found
  }
}
