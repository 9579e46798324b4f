internal import AccessibilityModel

// Which controls with one label a user has before them at one time.

extension AuditContext {
  /// The controls with one label, without those that are never shown together, in groups of two and more.
  public var namesakes: [Namesakes] {
    controlsWithOneName.compactMap { group in
      let indices = inOnePage(touchable(shownTogether(distinct(group))))
      let members = indices.map(subject).filter { !$0.labelSource.drawsItsOwnTitle }
      return members.count > 1 ? Namesakes(members) : nil
    }
  }

  /// Without all but one of the controls that code hides: it shows one or the other, “Cancel” of an invitation
  /// or of a quest. So it is with those on pages that cover each other in a design.
  private func shownTogether(_ indices: [Int]) -> [Int] {
    let hidden = indices.filter {
      screen.elements[$0].codeEvidence?.location(of: .hidden) != nil
    }
    let shown = indices.filter { $0 == hidden.first || !hidden.contains($0) }
    guard screen.framesAreDesignTime, let first = shown.first, shown.count <= Self.mostLayered
    else { return shown }
    return shown.filter {
      $0 == first || !subject($0).presence.isOnOtherPage(than: subject(first))
    }
  }

  /// Without those of a captured Android screen below a drawer or a sheet that holds another of them: only
  /// the open one can be used, and its menu repeats the shortcuts of the page.
  private func touchable(_ indices: [Int]) -> [Int] {
    guard screen.isDumpOfAndroid else { return indices }
    // The bounds of a row that a list has scrolled out are inverted, and have no frame then.
    let indices = indices.filter { !screen.elements[$0].frame.isNull }
    guard (2...Self.mostLayered).contains(indices.count) else { return indices }
    return indices.filter { index in
      !indices.contains {
        $0 != index && screen.isDrawn($0, above: index)
          && subject($0).presence.isInLayer(over: subject(index))
      }
    }
  }

  /// Each is compared with each.
  private static var mostLayered: Int { 16 }

  /// Those in the web page of a captured Android screen, or those around it: a page does not know the labels of
  /// the browser, nor the browser those of the page.
  private func inOnePage(_ indices: [Int]) -> [Int] {
    guard screen.platform == .android else { return indices }
    let inside = indices.filter { subject($0).ancestorTraits.contains(.webView) }
    guard !inside.isEmpty, inside.count < indices.count else { return indices }
    return inside.count > 1 ? inside : indices.filter { !inside.contains($0) }
  }

  /// One control may be in a capture twice: as parent and child, or with the same frame.
  private func distinct(_ group: [Int]) -> [Int] {
    let elements = screen.elements
    var kept: [Int] = []
    var frames = FrameSet()
    var end = -1
    for index in group where index >= end {
      let frame = elements[index].frame
      guard
        subject(index).stepperAround == nil
          ? !elements[index].flags.contains(.virtual) || elements[index].origins[.label] == .given
          : subject(index).isFirstOfStepper,
        elements[index].role != .key, frame.isNull || frames.insert(frame)
      else { continue }
      end = Int(elements[index].end)
      kept.append(index)
    }
    return kept
  }
}

/// Frames; those that differ by less than half a point count once.
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
