internal import AccessibilityModel
public import Auditing

/// Reports controls of one screen that are called the same.
///
/// «Edit, button», «Edit, button»: which of them is which? In the rows of a list that is half as
/// bad, since the row says it; one finding stands for all of them.
public struct DuplicateLabel: ScreenRule {
  public static let description = RuleDescription(
    id: "duplicate-label",
    group: .names,
    summary: "Controls of one screen are called by different names.",
    rationale:
      "“Edit, button”, “Edit, button”: nobody who hears them can tell them apart, and Voice "
      + "Control asks which one is meant.",
    remedy: "say in each label what it acts on: “Edit address”, “Edit payment”",
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("2.4.9")],
    needs: [.labels]
  )

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    for group in inspection.namesakes.groups {
      let indices = distinct(group, inspection)
      guard indices.count > 1 else { continue }
      let first = inspection.subject(indices[0])
      guard !first.isDesignStub else { continue }
      let others = indices.dropFirst()
      let areRows = Self.areRows(indices, inspection)
      let like =
        (others.count == 1 ? "another control" : "\(others.count) other controls")
        + (areRows ? " in other rows" : "")
      findings.report(
        "\(first) is called \(first.quotedLabel) like \(like)",
        at: first, outcome: inspection.screen.framesAreDesignTime ? .review : .fail,
        severity: areRows ? .note : nil, related: others.prefix(10).map(inspection.subject))
    }
  }

  /// One control may be in a capture twice: as parent and child, or with the same frame.
  private func distinct(_ group: [Int], _ inspection: ScreenInspection) -> [Int] {
    let columns = inspection.columns
    let hasNoKeys = inspection.hasNone(of: .key)
    var kept: [Int] = []
    kept.reserveCapacity(group.count)
    var frames = FrameSet(of: columns, capacity: group.count)
    var end = -1
    for index in group where index >= end {
      guard
        !columns.marks[index].contains(.virtual)
          || inspection.screen.elements[index].origins[.label] == .given,
        hasNoKeys || columns.roles[index] != .key
      else { continue }
      guard columns.frames[index].isNull || frames.insert(index) else { continue }
      end = Int(columns.ends[index])
      kept.append(index)
    }
    return kept
  }

  /// Elements by their frames, of which those that differ by less than half a point count once.
  private struct FrameSet {
    private let columns: ElementColumns
    /// How far down the lowest begins.
    private var lowest = -Double.infinity
    /// For each cell, the last that stands in it.
    private var cells: [Cell: Int32] = [:]
    /// How many of them are in their cells: they are put there when one is looked for.
    private var celled = 0
    /// The elements, each with the one before it in its cell, by its place here; -1 for none.
    private var members: [(index: Int32, before: Int32)] = []

    /// Four points wide and high, since most frames have their neighbours within one.
    private struct Cell: Hashable {
      var column: Int32
      var row: Int32

      init(column: Int32, row: Int32) {
        self.column = column
        self.row = row
      }

      init(x: Double, y: Double) {
        column = Self.number(x)
        row = Self.number(y)
      }

      /// Beyond all measure, all is one cell.
      private static func number(_ place: Double) -> Int32 {
        place.isFinite ? Int32(max(-1e9, min(1e9, (place / 4).rounded(.down)))) : 0
      }
    }

    /// - Parameter capacity: how many there will be.
    init(of columns: ElementColumns, capacity: Int) {
      self.columns = columns
      members.reserveCapacity(capacity)
    }

    /// - Returns: whether there was none like it.
    mutating func insert(_ index: Int) -> Bool {
      let frame = columns.frames[index]
      // Rows follow each other down the screen: below all others it is like none of them.
      if frame.minY > lowest + 0.5 {
        members.append((Int32(index), -1))
        lowest = frame.minY
        return true
      }
      putIntoCells()
      // What differs by half a point may stand in the next cell.
      let low = Cell(x: frame.x - 0.5, y: frame.y - 0.5)
      let high = Cell(x: frame.x + 0.5, y: frame.y + 0.5)
      for column in low.column...high.column {
        for row in low.row...high.row where holds(frame, in: Cell(column: column, row: row)) {
          return false
        }
      }
      members.append((Int32(index), -1))
      lowest = max(lowest, frame.minY)
      return true
    }

    private mutating func putIntoCells() {
      for place in celled..<members.count {
        let frame = frame(at: place)
        let cell = Cell(x: frame.x, y: frame.y)
        members[place].before = cells.updateValue(Int32(place), forKey: cell) ?? -1
      }
      celled = members.count
    }

    private func frame(at place: Int) -> Rect { columns.frames[Int(members[place].index)] }

    private func holds(_ frame: Rect, in cell: Cell) -> Bool {
      var place = Int(cells[cell] ?? -1)
      // No honest screen has more in one place; a made-up one must not take for ever.
      for _ in 0..<64 where place >= 0 {
        if self.frame(at: place).isAlmostEqual(to: frame) { return true }
        place = Int(members[place].before)
      }
      return false
    }
  }

  /// Whether each stands at the same place of a row of its own.
  private static func areRows(_ indices: [Int], _ inspection: ScreenInspection) -> Bool {
    let columns = inspection.columns
    let classes = columns.classes.numbers
    let first = columns.frames[indices[0]]
    let rows = indices.map { Int(columns.parents[$0]) }.sorted()
    guard rows[0] >= 0, indices.allSatisfy({ areInColumn(columns.frames[$0], first) }),
      rows.allSatisfy({
        columns.parents[$0] >= 0 && classes[$0] == classes[rows[0]]
      })
    else { return false }
    return zip(rows, rows.dropFirst()).allSatisfy { $0 != $1 }
  }

  /// Where a capture has no frames, its rows tell.
  private static func areInColumn(_ a: Rect, _ b: Rect) -> Bool {
    if a.isNull || b.isNull { return a.isNull && b.isNull }
    return abs(a.minX - b.minX) <= 0.5
  }
}

extension DuplicateLabel {
  public static let examples = RuleExamples(
    passing: [
      // One is a back button, the other a tab, and both are announced as such.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UIButton title="Library" traits="backButton" frame="8 47 90 44"/>
        </UINavigationBar>
        <UITabBar frame="0 761 390 49">
          <UITabBarItem title="Library" frame="0 761 195 49"/>
          <UITabBarItem title="Search" frame="195 761 195 49"/>
        </UITabBar>
        """#),
      Example(
        #"""
        <UIButton label="Edit address" frame="20 100 80 44"/>
        <UIButton label="Edit payment" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIButton label="" frame="20 100 80 44"/>
        <UIButton label=" " frame="20 200 80 44"/>
        """#),
      // One control twice in the capture.
      Example(
        #"""
        <UIButton label="Edit" frame="20 100 80 44"/>
        <UIButton label="Edit" frame="19.5 100 80 44"/>
        """#),
      Example(
        #"""
        <UIButton label="Edit" frame="20 100 80 44">
          <UIButton label="Edit" frame="24 104 72 36"/>
        </UIButton>
        """#),
      // VoiceOver tells them apart: «search field», «button».
      Example(
        #"""
        <UISearchTextField label="Search" frame="20 100 80 44"/>
        <UIButton label="Search" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UILabel text="Edit" frame="20 100 80 44"/>
        <UILabel text="Edit" frame="20 200 80 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton label="Edit" frame="20 100 80 44"/>
        <UIButton label="edit " frame="20 200 80 44"/>
        <UIButton label="Edit" frame="20 300 80 44"/>
        """#),
      // A note only: the rows tell them apart.
      Example(
        #"""
        <UITableView frame="0 100 390 200">
          <UIView frame="0 100 390 44"><UIButton label="Home" frame="20 100 80 44"/>↓<UIButton label="Edit" frame="300 100 80 44"/></UIView>
          <UIView frame="0 144 390 44"><UIButton label="Work" frame="20 144 80 44"/><UIButton label="Edit" frame="300 144 80 44"/></UIView>
        </UITableView>
        """#),
    ]
  )
}
