import ConstraintSolving

/// Views of four variables each, with typical layout constraints.
struct LayoutSketch {
  private(set) var system = LinearSystem()

  struct View {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  private mutating func makeView() -> View {
    View(
      x: system.makeVariable(), y: system.makeVariable(), width: system.makeVariable(),
      height: system.makeVariable())
  }

  private mutating func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ priority: Double
  ) {
    let terms = terms.map { Term($0.0, $0.1) }
    do {
      try system.add(LinearConstraint(terms, relation, constant, priority: Priority(priority)))
    } catch {
      print("refused: \(error)")
    }
  }

  private mutating func set(_ variable: Variable, _ value: Double, _ priority: Double = 1000) {
    add([(variable, 1)], .equal, value, priority)
  }

  /// Hugging and compression resistance.
  private mutating func prefer(
    _ variable: Variable, _ size: Double, hug: Double = 250, resist: Double = 750
  ) {
    add([(variable, 1)], .lessOrEqual, size, hug)
    add([(variable, 1)], .greaterOrEqual, size, resist)
  }

  /// `other - variable - extent = gap`
  private mutating func follow(
    _ other: Variable, _ variable: Variable, _ extent: Variable, _ gap: Double
  ) {
    add([(other, 1), (variable, -1), (extent, -1)], .equal, gap, 1000)
  }

  /// `(outer + extent) - (inner + its extent) = gap`
  private mutating func end(
    _ outer: (Variable, Variable), _ inner: (Variable, Variable), _ gap: Double
  ) {
    add(
      [(outer.0, 1), (outer.1, 1), (inner.0, -1), (inner.1, -1)], .equal, gap, 1000)
  }

  private mutating func makeRoot(width: Double, height: Double) -> View {
    let root = makeView()
    set(root.x, 0)
    set(root.y, 0)
    set(root.width, width)
    set(root.height, height)
    return root
  }

  mutating func addRow(constraints: Int, fills: Bool) {
    let count = constraints / 6
    let root = makeRoot(width: Double(count) * 60, height: 100)
    var last: View?
    for index in 0..<count {
      let view = makeView()
      if let last {
        follow(view.x, last.x, last.width, 8)
      } else {
        add([(view.x, 1), (root.x, -1)], .equal, 16, 1000)
      }
      add([(view.y, 1), (root.y, -1)], .equal, 10, 1000)
      let size = Double(20 + index * 37 % 61)
      prefer(view.width, size, hug: 250 + Double(index % 3), resist: 750 - Double(index % 2))
      prefer(view.height, 20)
      last = view
    }
    if fills, let last { end((root.x, root.width), (last.x, last.width), 16) }
  }

  mutating func addEqualRow(constraints: Int) {
    let count = constraints / 5
    let root = makeRoot(width: Double(count) * 60, height: 100)
    var last: View?
    for _ in 0..<count {
      let view = makeView()
      if let last {
        follow(view.x, last.x, last.width, 8)
        add([(view.width, 1), (last.width, -1)], .equal, 0, 1000)
      } else {
        add([(view.x, 1), (root.x, -1)], .equal, 16, 1000)
      }
      add([(view.y, 1), (root.y, -1)], .equal, 10, 1000)
      prefer(view.height, 20)
      last = view
    }
    if let last { end((root.x, root.width), (last.x, last.width), 16) }
  }

  mutating func addNest(constraints: Int) {
    var outer = makeRoot(width: 100_000, height: 100_000)
    for index in 0..<(constraints / 6) {
      let view = makeView()
      add([(view.x, 1), (outer.x, -1)], .equal, 2, 1000)
      add([(view.y, 1), (outer.y, -1)], .equal, 3, 1000)
      end((outer.x, outer.width), (view.x, view.width), 4)
      end((outer.y, outer.height), (view.y, view.height), 5)
      prefer(view.width, Double(30 + index % 7))
      outer = view
    }
  }

  mutating func addHuggingNest(constraints: Int) {
    let root = makeRoot(width: 100_000, height: 100_000)
    var outer = makeView()
    add([(outer.x, 1), (root.x, -1)], .equal, 5, 1000)
    add([(outer.y, 1), (root.y, -1)], .equal, 5, 1000)
    for _ in 0..<(constraints / 4) {
      let view = makeView()
      add([(view.x, 1), (outer.x, -1)], .equal, 2, 1000)
      add([(view.y, 1), (outer.y, -1)], .equal, 3, 1000)
      end((outer.x, outer.width), (view.x, view.width), 4)
      end((outer.y, outer.height), (view.y, view.height), 5)
      outer = view
    }
    prefer(outer.width, 40)
    prefer(outer.height, 20)
  }

  mutating func addForm(constraints: Int) {
    let root = makeRoot(width: 390, height: 844)
    var above: View?
    for index in 0..<(constraints / 16) {
      let label = makeView()
      let field = makeView()
      add([(label.x, 1), (root.x, -1)], .equal, 16, 1000)
      follow(field.x, label.x, label.width, 8)
      end((root.x, root.width), (field.x, field.width), 16)
      if let above {
        follow(label.y, above.y, above.height, 8)
        add([(label.width, 1), (above.width, -1)], .equal, 0, 999)
      } else {
        add([(label.y, 1), (root.y, -1)], .equal, 59, 1000)
      }
      add(
        [(field.y, 1), (field.height, 0.5), (label.y, -1), (label.height, -0.5)], .equal, 0, 1000)
      prefer(label.width, Double(40 + index * 29 % 71), hug: 251)
      prefer(label.height, 20, hug: 251)
      prefer(field.width, 100)
      prefer(field.height, 34, resist: 751)
      add([(field.height, 1)], .greaterOrEqual, 30, 1000)
      add([(label.width, 1)], .lessOrEqual, 200, 1000)
      above = label
    }
  }

  mutating func addGrid(constraints: Int) {
    let root = makeRoot(width: 1000, height: 10_000)
    let columns = 5
    var cells: [View] = []
    for index in 0..<(constraints / 5) {
      let view = makeView()
      if index % columns == 0 {
        add([(view.x, 1), (root.x, -1)], .equal, 16, 1000)
      } else {
        follow(view.x, cells[index - 1].x, cells[index - 1].width, 8)
      }
      if index % columns == columns - 1 { end((root.x, root.width), (view.x, view.width), 16) }
      if index < columns {
        add([(view.y, 1), (root.y, -1)], .equal, 16, 1000)
      } else {
        follow(view.y, cells[index - columns].y, cells[index - columns].height, 8)
      }
      if let first = cells.first {
        add([(view.width, 1), (first.width, -1)], .equal, 0, 1000)
        add([(view.height, 1), (first.height, -1)], .equal, 0, 1000)
      } else {
        add([(view.width, 1), (view.height, -1.5)], .equal, 0, 1000)
      }
      prefer(view.height, Double(30 + index % 11))
      cells.append(view)
    }
  }

  /// Stacks of three, alternately horizontal and vertical, each within an earlier one.
  mutating func addStacks(constraints: Int) {
    var stacks = [(view: makeRoot(width: 1e6, height: 1e6), isRow: true)]
    var next = 0
    while system.constraints.count < constraints {
      let (stack, isRow) = stacks[next]
      next += 1
      var last: View?
      for _ in 0..<3 {
        let view = makeView()
        let place = isRow ? (view.x, view.width) : (view.y, view.height)
        let outer = isRow ? (stack.x, stack.width) : (stack.y, stack.height)
        let across = isRow ? (view.y, view.height) : (view.x, view.width)
        let outerAcross = isRow ? (stack.y, stack.height) : (stack.x, stack.width)
        add([(across.0, 1), (outerAcross.0, -1)], .equal, 0, 1000)
        add([(across.1, 1), (outerAcross.1, -1)], .equal, 0, 1000)
        if let last {
          let before = isRow ? (last.x, last.width) : (last.y, last.height)
          follow(place.0, before.0, before.1, 8)
          add([(place.1, 1), (before.1, -1)], .equal, 0, 1000)
        } else {
          add([(place.0, 1), (outer.0, -1)], .equal, 0, 1000)
        }
        prefer(place.1, 40)
        last = view
        stacks.append((view, !isRow))
      }
      if let last {
        end(
          isRow ? (stack.x, stack.width) : (stack.y, stack.height),
          isRow ? (last.x, last.width) : (last.y, last.height), 0)
      }
    }
  }

  mutating func addList(constraints: Int) {
    let root = makeRoot(width: 390, height: 844)
    var above: View?
    for index in 0..<(constraints / 24) {
      let row = makeView()
      add([(row.x, 1), (root.x, -1)], .equal, 0, 1000)
      end((root.x, root.width), (row.x, row.width), 0)
      if let above {
        follow(row.y, above.y, above.height, 0)
      } else {
        add([(row.y, 1), (root.y, -1)], .equal, 47, 1000)
      }
      add([(row.height, 1)], .greaterOrEqual, 44, 1000)
      let title = makeView()
      let detail = makeView()
      add([(title.x, 1), (row.x, -1)], .equal, 16, 1000)
      add([(detail.x, 1), (title.x, -1), (title.width, -1)], .greaterOrEqual, 8, 1000)
      end((row.x, row.width), (detail.x, detail.width), 16)
      for view in [title, detail] {
        add([(view.y, 1), (row.y, -1)], .greaterOrEqual, 11, 1000)
        add([(view.y, 1), (view.height, 0.5), (row.y, -1), (row.height, -0.5)], .equal, 0, 1000)
        prefer(view.height, Double(20 + index % 3 * 9))
      }
      prefer(title.width, Double(100 + index * 53 % 200), hug: 251, resist: 749)
      prefer(detail.width, Double(60 + index * 31 % 150), hug: 252, resist: 751)
      add([(row.height, 1)], .equal, 0, 50)
      add([(title.width, 1)], .greaterOrEqual, 40, 1000)
      above = row
    }
  }

  mutating func addLooseColumn(constraints: Int) {
    let root = makeRoot(width: 390, height: 844)
    var above: View?
    for _ in 0..<(constraints / 4) {
      let view = makeView()
      add([(view.x, 1), (root.x, -1)], .equal, 16, 1000)
      end((root.x, root.width), (view.x, view.width), 16)
      if let above {
        follow(view.y, above.y, above.height, 8)
      } else {
        add([(view.y, 1), (root.y, -1)], .equal, 16, 1000)
      }
      add([(view.height, 1)], .greaterOrEqual, 44, 1000)
      above = view
    }
  }
}
