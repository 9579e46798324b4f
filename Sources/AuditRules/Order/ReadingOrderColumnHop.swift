internal import AccessibilityModel
internal import Auditing

/// Reports columns that are read across, line by line, and names that are read apart from their figures.
struct ReadingOrderColumnHop: ScreenRule {
  static let description = RuleDescription(
    id: "reading-order-column-hop",
    group: .order,
    summary: "Columns must be read one after the other.",
    rationale: "Users hear two cards as one: image, image, name, name, price, price.",
    remedy: Remedy(
      "set shouldGroupAccessibilityChildren on each column",
      android: "group each column in one focusable container",
      .uiKit("column.shouldGroupAccessibilityChildren = true"),
      .swiftUI(".accessibilityElement(children: .contain)"),
      .views(#"android:screenReaderFocusable="true""#),
      .compose("Modifier.semantics { isTraversalGroup = true }")),
    severity: .error,
    criteria: [.wcag("1.3.2")],
    needs: [.frames, .exposure],
    // VoiceOver on a Mac has its own order.
    platforms: [.iOS, .tvOS, .android]
  )

  /// Elements in each column.
  var leastHeight = 3

  func check(_ context: AuditContext, findings: inout Findings) {
    for group in context.stopGroups where group.count >= 2 * leastHeight {
      let placed = group.map { PlacedStop($0, on: context) }
      for run in runs(in: placed).map({ placed[$0] })
      where isHop(run, on: context)
        && run.count(where: { !isInOneRow($0, on: context) }) >= 2 * leastHeight
      {
        let first = context.subject(run[run.startIndex].index)
        if areCaptionsWithActions(run, on: context) {
          findings.excuse(first, because: "each text names the control that follows it")
          continue
        }
        findings.report(
          """
          \(first) starts \(run.count) stops alternating between two columns
          """, at: first, doubt: "the columns may belong together row by row",
          related: run.dropFirst().prefix(10).map { context.subject($0.index) })
      }
    }
    checkFigures(context, findings: &findings)
  }

  /// The longest runs in which each stop is in the column of the stop before the previous one, and
  /// beside the previous one, if they are long enough.
  private func runs(in stops: [PlacedStop]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    func end(at place: Int) {
      if place - start >= 2 * leastHeight { runs.append(start..<place) }
    }
    for place in stops.indices.dropFirst() {
      let frame = stops[place].frame
      if stops[place - 1].frame.sharesColumn(with: frame) {
        end(at: place)
        start = place
      } else if place - start > 1, !stops[place - 2].frame.sharesColumn(with: frame) {
        end(at: place)
        start = place - 1
      }
    }
    end(at: stops.count)
    return runs
  }

  /// Whether it is a segment of a control or a tab of a bar, which are one row whatever is above and below.
  private func isInOneRow(_ stop: PlacedStop, on context: AuditContext) -> Bool {
    let role = context.subject(stop.index).parent?.role
    return role == .segmentedControl || role == .tabBar
  }

  /// Columns of one role each, in even rows, are a table or a grid, which is read across.
  private func isHop(_ run: ArraySlice<PlacedStop>, on context: AuditContext) -> Bool {
    let columns = [0, 1].map { column in
      run.indices.filter { ($0 - run.startIndex) % 2 == column }.map { run[$0] }
    }
    let isMixed = columns.allSatisfy { column in
      Set(column.map { context.subject($0.index).role }).count > 1
    }
    let isUneven = zip(columns[0], columns[1]).contains {
      abs($0.top - $1.top) > 1 && abs($0.frame.center.y - $1.frame.center.y) > 1
    }
    return isMixed || isUneven && isStacked(columns)
  }

  /// Whether the run has rows of a caption and its button, each in a view of its own, such as “New” and “See more”
  /// above each collection, or of a text and its field; what is before the first and after the last row is not in the columns.
  private func areCaptionsWithActions(
    _ run: ArraySlice<PlacedStop>, on context: AuditContext
  ) -> Bool {
    let stops = run.map { context.subject($0.index) }
    var actions: [AuditedElement] = []
    var others = 0
    var place = 0
    while place < stops.count {
      if place + 1 < stops.count,
        isCaption(stops[place], of: stops[place + 1]) || isLabel(stops[place], of: stops[place + 1])
      {
        actions.append(stops[place + 1])
        place += 2
      } else {
        (others, place) = (others + 1, place + 1)
      }
    }
    // A text that all rows have is a button to look at, and only its gesture is missing in the file.
    // The elements beside the lines of a form are not a run without these lines.
    let most = actions.allSatisfy(\.isTextEntry) ? leastHeight : 2
    return actions.count > 1 && others < most
      && (actions.allSatisfy { $0.role == .button } || actions.allSatisfy(\.isTextEntry)
        || Set(actions.map(\.label)).count == 1)
  }

  /// Whether a text names the field after it on its line: a form is read line by line.
  private func isLabel(_ text: AuditedElement, of field: AuditedElement) -> Bool {
    let (own, other) = (text.effectiveFrame, field.effectiveFrame)
    return text.role == .staticText && field.isTextEntry && own.isOnLine(of: other)
      && own.maxX <= other.minX + 1
  }

  private func isCaption(_ text: AuditedElement, of button: AuditedElement) -> Bool {
    guard text.role == .staticText, let row = text.parent,
      row.index == button.parent?.index
    else { return false }
    return row.descendants.count { $0.isStop } == 2
  }

  /// Whether the rows of a column follow each other at uneven steps, as paragraphs do.
  private func isStacked(_ columns: [[PlacedStop]]) -> Bool {
    columns.contains { column in
      let tops = column.map(\.top)
      let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
      return (steps.max() ?? 0) - (steps.min() ?? 0) > 1
    }
  }
}

extension ReadingOrderColumnHop {
  static let examples = RuleExamples(
    passing: [
      // A table of names and values.
      Example(
        #"""
        <UILabel text="Name" frame="20 100 100 20"/><UILabel text="Maria" frame="200 100 100 20"/>
        <UILabel text="Town" frame="20 130 100 20"/><UILabel text="Graz" frame="200 130 100 20"/>
        <UILabel text="Phone" frame="20 160 100 20"/><UILabel text="12345" frame="200 160 100 20"/>
        """#),
      // A table with its heads.
      Example(
        #"""
        <UILabel text="Price" frame="16 100 110 20"/><UILabel text="Number" frame="140 100 110 20"/>
        <UILabel text="34" frame="16 124 110 20"/><UILabel text="12" frame="140 124 110 20"/>
        <UILabel text="36" frame="16 148 110 20"/><UILabel text="14" frame="140 148 110 20"/>
        """#),
      // Cards that are containers.
      Example(
        #"""
        <UIView shouldGroupChildren="true" frame="0 100 190 200">
          <UIImageView isElement="true" label="Bread" frame="20 100 100 100"/>
          <UILabel text="Bread" frame="20 210 100 20"/><UILabel text="2.50" frame="20 240 100 20"/>
        </UIView>
        <UIView shouldGroupChildren="true" frame="200 100 190 200">
          <UIImageView isElement="true" label="Milk" frame="220 100 100 100"/>
          <UILabel text="Milk" frame="220 210 100 20"/><UILabel text="1.10" frame="220 240 100 20"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIImageView isElement="true" label="Bread" frame="20 100 100 100"/>
        <UIImageView isElement="true" label="Milk" frame="220 100 100 100"/>
        <UILabel text="Bread" frame="20 210 100 20"/><UILabel text="Milk" frame="220 210 100 20"/>
        <UILabel text="2.50" frame="20 240 100 20"/><UILabel text="1.10" frame="220 240 100 20"/>
        """#),
      // Three names, then three figures.
      Example(
        #"""
        ↓<UILabel text="Visitors" frame="16 116 110 20"/><UILabel text="Orders" frame="140 116 110 20"/>
        <UILabel text="34" frame="16 142 110 28"/><UILabel text="12" frame="140 142 110 28"/>
        """#),
    ]
  )
}
