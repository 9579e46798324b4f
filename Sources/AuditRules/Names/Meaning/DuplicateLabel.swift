internal import AccessibilityModel
public import Auditing

/// Reports controls of one screen with the same label.
///
/// In the rows of a list it is a note, since the row gives the context. One finding covers all of
/// them.
public struct DuplicateLabel: ScreenRule {
  public static let description = RuleDescription(
    id: "duplicate-label",
    group: .names,
    summary: "Controls on a screen should have unique labels.",
    rationale: "Users hear “Edit, button” twice and cannot tell which is which; Voice Control "
      + "asks which one they mean.",
    remedy: Remedy(
      "add the object to each label: “Edit address”, “Edit payment”",
      android: "add the object to each contentDescription: “Edit address”, “Edit payment”",
      .uiKit(#"button.accessibilityLabel = "Edit address""#),
      .swiftUI(#"Button("Edit") { }.accessibilityLabel("Edit address")"#),
      .appKit(#"button.setAccessibilityLabel("Edit address")"#),
      .views(#"android:contentDescription="@string/edit_address""#),
      .compose(#"Modifier.semantics { contentDescription = "Edit address" }"#)),
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("2.4.9")],
    needs: [.labels]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    var kinds: NamedKinds?
    for group in context.namesakes {
      let indices = Self.inOnePage(
        Self.touchable(shownTogether(distinct(group, context), context), context), context
      )
      .filter { !context.subject($0).drawsItsOwnTitle }
      guard indices.count > 1 else { continue }
      let first = context.subject(indices[0])
      guard !first.isDesignStub, !(first.hasPrototypeLabel && first.role != .button),
        !areContent(indices, context),
        // A sign is no name; `label-symbol-only` says so of each.
        first.labelText.contains(where: { $0.isLetter || $0.isNumber || $0.isSpokenEmoji }),
        !areEqualData(indices, context), !areTitles(indices, context),
        !isOfferedTwice(indices, context), !isInBarToo(indices, context),
        !isTabToo(indices, context), !isLinkToo(indices, context),
        !areNamed(indices, context, &kinds)
      else { continue }
      let others = indices.dropFirst()
      let areInRows = Self.areRows(indices, context)
      // A field gives the context of the icons in it, as a row does.
      let areRows = areInRows || indices.allSatisfy { context.subject($0).isIconOfField }
      let like =
        (others.count == 1 ? "another control" : "\(others.count) other controls")
        + (areInRows ? " in other rows" : areRows ? " in other fields" : "")
      findings.report(
        "\(first) shares the label \(first.quotedLabel) with \(like)",
        at: first,
        outcome: indices.contains { context.subject($0).maySetAtRunTime } ? .review : .fail,
        severity: areRows ? .note : nil, related: others.prefix(10).map(context.subject))
    }
  }

  /// Without all but one of the controls that code hides: it shows one or the other, “Cancel” of an invitation
  /// or of a quest. So it is with those on pages that cover each other in a design.
  private func shownTogether(_ indices: [Int], _ context: AuditContext) -> [Int] {
    let hidden = indices.filter {
      context.subject($0).element.codeEvidence?.location(of: .hidden) != nil
    }
    let shown = indices.filter { $0 == hidden.first || !hidden.contains($0) }
    guard context.screen.framesAreDesignTime, let first = shown.first,
      shown.count <= Self.mostLayered
    else { return shown }
    return shown.filter {
      $0 == first || !context.subject($0).isOnOtherPage(than: context.subject(first))
    }
  }

  /// Without those of a captured Android screen below a drawer or a sheet that holds another of them: only
  /// the open one can be used, and its menu repeats the shortcuts of the page.
  private static func touchable(_ indices: [Int], _ context: AuditContext) -> [Int] {
    let screen = context.screen
    guard screen.platform == .android else { return indices }
    // The bounds of a row that a list has scrolled out are inverted, and have no frame then.
    let indices = indices.filter { !screen.elements[$0].frame.isNull }
    guard (2...mostLayered).contains(indices.count) else { return indices }
    return indices.filter { index in
      !indices.contains {
        $0 != index && screen.isDrawn($0, above: index)
          && context.subject($0).isInLayer(over: context.subject(index))
      }
    }
  }

  /// Each is compared with each.
  private static let mostLayered = 16

  /// Those in the web page of a captured Android screen, or those around it: a page does not know the labels of
  /// the browser, nor the browser those of the page.
  private static func inOnePage(_ indices: [Int], _ context: AuditContext) -> [Int] {
    guard context.screen.platform == .android else { return indices }
    let inside = indices.filter { context.subject($0).ancestorTraits.contains(.webView) }
    guard !inside.isEmpty, inside.count < indices.count else { return indices }
    return inside.count > 1 ? inside : indices.filter { !inside.contains($0) }
  }

  /// One control may be in a capture twice: as parent and child, or with the same frame.
  private func distinct(_ group: [Int], _ context: AuditContext) -> [Int] {
    let elements = context.screen.elements
    var kept: [Int] = []
    var frames = FrameSet()
    var end = -1
    for index in group where index >= end {
      let frame = elements[index].frame
      guard
        !elements[index].flags.contains(.virtual) || elements[index].origins[.label] == .given,
        elements[index].role != .key, frame.isNull || frames.insert(frame)
      else { continue }
      end = Int(elements[index].end)
      kept.append(index)
    }
    return kept
  }

  /// Whether each has the same position in its own row.
  static func areRows(_ indices: [Int], _ context: AuditContext) -> Bool {
    let elements = context.screen.elements
    let first = elements[indices[0]].frame
    let rows = indices.compactMap(context.screen.parent)
    guard rows.count == indices.count, Set(rows).count == rows.count else { return false }
    guard rows.allSatisfy({ elements[$0].className == elements[rows[0]].className }) else {
      return false
    }
    return indices.allSatisfy { areInColumn(elements[$0].frame, first) }
      || areInCells(indices, rows, context)
  }

  /// Whether each follows a text, at the same height in a cell of one list of a running app: it begins where the
  /// text ends, as a tag does.
  private static func areInCells(_ indices: [Int], _ cells: [Int], _ context: AuditContext) -> Bool
  {
    let (screen, elements) = (context.screen, context.screen.elements)
    guard !screen.framesAreDesignTime, cells.allSatisfy({ elements[$0].role == .cell }),
      let list = list(of: cells[0], screen)
    else { return false }
    let heights = zip(indices, cells).map { elements[$0].frame.minY - elements[$1].frame.minY }
    return cells.allSatisfy { Self.list(of: $0, screen) == list }
      && heights.allSatisfy { abs($0 - heights[0]) <= 1 }
      && zip(indices, cells).allSatisfy { follows($0, in: $1, screen) }
  }

  private static func follows(_ index: Int, in cell: Int, _ screen: Screen) -> Bool {
    let frame = screen.elements[index].frame
    return screen.children(of: cell).contains {
      let text = screen.elements[$0]
      return text.role == .staticText && text.frame.maxX <= frame.minX + 1
        && text.frame.minY < frame.maxY && frame.minY < text.frame.maxY
    }
  }

  /// The list around a cell; on a Mac, a row is between the two.
  private static func list(of cell: Int, _ screen: Screen) -> Int? {
    screen.ancestors(of: cell).prefix(2).first {
      screen.elements[$0].role == .table || screen.elements[$0].role == .collectionView
    }
  }

  /// If a capture has no frames, its rows decide.
  private static func areInColumn(_ a: Rect, _ b: Rect) -> Bool {
    if a.isNull || b.isNull { return a.isNull && b.isNull }
    return abs(a.minX - b.minX) <= 0.5
  }
}

/// Frames, of which those that differ by less than half a point count once.
private struct FrameSet {
  private var cells: [Cell: [Rect]] = [:]

  /// Four points wide and high, since most frames have their neighbours within one.
  private struct Cell: Hashable {
    var column: Int
    var row: Int

    init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    init(x: Double, y: Double) {
      column = Self.number(x)
      row = Self.number(y)
    }

    /// Beyond all measure, all is one cell.
    private static func number(_ place: Double) -> Int {
      place.isFinite ? Int(max(-1e9, min(1e9, (place / 4).rounded(.down)))) : 0
    }
  }

  /// - Returns: whether it is new.
  mutating func insert(_ frame: Rect) -> Bool {
    // A frame that differs by half a point may be in the next cell.
    let low = Cell(x: frame.x - 0.5, y: frame.y - 0.5)
    let high = Cell(x: frame.x + 0.5, y: frame.y + 0.5)
    for column in low.column...high.column {
      for row in low.row...high.row where holds(frame, in: Cell(column: column, row: row)) {
        return false
      }
    }
    cells[Cell(x: frame.x, y: frame.y), default: []].append(frame)
    return true
  }

  private func holds(_ frame: Rect, in cell: Cell) -> Bool {
    // No real screen has more in one cell; an artificial one must not take forever.
    cells[cell, default: []].suffix(64).contains { $0.isAlmostEqual(to: frame) }
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
      // VoiceOver distinguishes them: “search field”, “button”.
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
      // Only a note: the rows distinguish them.
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
