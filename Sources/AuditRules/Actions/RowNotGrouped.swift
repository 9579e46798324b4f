internal import AccessibilityModel
public import Auditing

/// Reports lists whose rows have several stops each.
public struct RowNotGrouped: ScreenRule {
  public static let description = RuleDescription(
    id: "row-not-grouped",
    group: .actions,
    summary: "Each row should be one stop.",
    rationale: "Ten rows of four texts take forty swipes, and users do not hear where a row ends.",
    remedy: Remedy(
      "make the row an accessibility element labelled with its texts",
      swiftUI: "add accessibilityElement(children: .combine) to the row",
      android: "make the row focusable with screenReaderFocusable",
      .uiKit(
        #"row.isAccessibilityElement = true; row.accessibilityLabel = "#
          + #"texts.joined(separator: ", ")"#),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .views(#"android:screenReaderFocusable="true""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    needs: [.labels],
    // VoiceOver of the Mac moves in and out of groups, which have their own texts.
    platforms: [.iOS, .tvOS, .android]
  )

  var leastRows = 3
  /// Stops without an action in each row; more than the maximum is a part of the screen, not a row.
  var leastStops = 3
  var mostStops = 10
  /// The overlap, as a fraction of the smaller text, from which two texts are never shown together.
  var leastShared = 0.5

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    checkPairs(context, &findings)
    checkStatedRows(context, &findings)
    // Without flags the number of stops in a row is a guess.
    guard context.statesExposure else { return }
    let passive = stops(of: context) { !$0.contains(.controls) }
    let active = stops(of: context) { $0.contains(.controls) }
    let elements = context.screen.elements
    for parent in elements.indices
    where Int(elements[parent].end) - parent > leastRows * (leastStops + 1) {
      guard !context.kinds[parent].isEmpty else { continue }
      var rows: [Row] = []
      var next = parent + 1
      while next < Int(elements[parent].end) {
        let row = next
        next = Int(elements[row].end)
        let count = Int(passive[next] - passive[row + 1])
        guard (leastStops...mostStops).contains(count), !context.kinds[row].contains(.stops),
          // A group is announced on the way in.
          elements[row].containerType != .semanticGroup,
          // A part of a form: as one stop it would hide its controls.
          active[next] - active[row] < 2
        else { continue }
        rows.append(Row(index: row, stops: count))
      }
      if rows.count >= leastRows {
        rows = rows.compactMap { withoutAlternatives($0, context) }
      }
      if rows.count >= leastRows { judge(rows, context, &findings) }
    }
  }

  private struct Row {
    var index: Int
    /// The number of stops without an action inside it.
    var stops: Int
  }

  /// A row without stops that overlap an earlier one, since only one of them is shown at a time; nil if too
  /// few are left.
  private func withoutAlternatives(_ row: Row, _ context: AuditContext) -> Row? {
    var frames: [Rect] = []
    for stop in context.stops(in: row.index) where !context.kinds[stop].contains(.controls) {
      let frame = context.screen.elements[stop].frame
      let isAlternative = frames.contains {
        $0.intersection(frame).area >= leastShared * min($0.area, frame.area) && !frame.isEmpty
      }
      if !isAlternative { frames.append(frame) }
    }
    return frames.count < leastStops ? nil : Row(index: row.index, stops: frames.count)
  }

  /// Checks sibling rows, each kind separately.
  private func judge(
    _ rows: [Row], _ context: AuditContext, _ findings: inout Findings
  ) {
    let groups = Dictionary(grouping: rows) { kind(of: $0, context) }.values
    for group in groups.flatMap({ adjacent($0, context) }).sorted(by: { $0[0].index < $1[0].index })
    where group.count >= leastRows {
      let stops = group.reduce(0) { $0 + $1.stops }
      report(group.map { $0.index }, saved: stops - group.count, context, &findings)
    }
  }

  /// The rows in runs of siblings without others between them: without frames, stacks that are far apart, each
  /// below its heading, look like rows.
  private func adjacent(_ rows: [Row], _ context: AuditContext) -> [[Row]] {
    let elements = context.screen.elements
    guard let first = rows.first, context.subject(first.index).role == .stackView,
      elements[first.index].frame.isNull
    else { return [rows] }
    var runs: [[Row]] = []
    for row in rows {
      if let last = runs.last?.last, Int(elements[last.index].end) == row.index {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }

  /// Its class; outside a list also the number of its stops, since views of one class are rows only if they
  /// hold the same.
  private func kind(of row: Row, _ context: AuditContext) -> String {
    let view = context.subject(row.index)
    let isInList = view.role == .cell || view.ancestorTraits.contains(.list)
    return isInList ? view.className : "\(view.className) \(row.stops)"
  }

  /// For each element, the number of stops of some kinds before it.
  private func stops(
    of context: AuditContext, where isCounted: (ElementKinds) -> Bool
  ) -> [Int32] {
    var counts = [Int32](repeating: 0, count: context.kinds.count + 1)
    for (index, kinds) in context.kinds.enumerated() {
      counts[index + 1] = counts[index] + (kinds.contains(.stops) && isCounted(kinds) ? 1 : 0)
    }
    return counts
  }

  private func report(
    _ rows: [Int], saved: Int, _ context: AuditContext, _ findings: inout Findings
  ) {
    let first = context.subject(rows[0])
    findings.report(
      """
      \(first) has several stops per row; grouping \(rows.count) rows saves \
      \(saved) swipes
      """, at: first,
      related: rows.dropFirst().prefix(10).map(context.subject))
  }
}

extension RowNotGrouped {
  private static func rows(_ count: Int, texts: Int, isElement: Bool = false) -> String {
    (0..<count).map { row in
      let texts = (0..<texts).map {
        #"<UILabel text="\#(row).\#($0)" frame="\#($0 * 100) \#(row * 60) 90 20"/>"#
      }.joined()
      return
        #"<RowView isElement="\#(isElement)" label="\#(row).0, \#(row).1, \#(row).2" frame="0 \#(row * 60) 390 60">"#
        + texts + "</RowView>"
    }.joined(separator: "\n")
  }

  public static let examples = RuleExamples(
    passing: [
      Example("<UIView frame=\"0 0 390 844\">" + rows(2, texts: 3) + "</UIView>"),
      Example("<UIView frame=\"0 0 390 844\">" + rows(4, texts: 2) + "</UIView>"),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell label="1" frame="0 0 390 60"/><UITableViewCell label="2" frame="0 60 390 60"/>
          <UITableViewCell label="3" frame="0 120 390 60"/>
        </UITableView>
        """#),
    ],
    failing: [
      Example("<UIView frame=\"0 0 390 844\">\n↓" + rows(3, texts: 3) + "</UIView>")
    ]
  )
}
