internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// The result of one pass.
  struct Solved {
    /// Alignment rectangles on the screen.
    var rects: [Rect]
    var conflicts: [LayoutConflict]
    var ambiguous: [AmbiguousView]
  }

  mutating func solve() -> Solved {
    let first = system.solutionDroppingUnsatisfiable()
    let open = Set(first.undetermined)
    let ambiguous = ambiguousViews(open)
    let solution = open.isEmpty ? first : settled(open)
    let rects = regions.map { region in
      Rect(
        x: value(region.left, solution), y: value(region.top, solution),
        width: max(0, value(region.width, solution)),
        height: max(0, value(region.height, solution)))
    }
    return Solved(
      rects: rects, conflicts: first.conflicts.compactMap(conflict), ambiguous: ambiguous)
  }

  private func value(_ sum: Expression, _ solution: Solution) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * solution[$1.variable] }
  }

  /// Undetermined values stay as in the Interface Builder file, as closely as the constraints
  /// allow.
  private mutating func settled(_ open: Set<Variable>) -> Solution {
    for index in regions.indices where tree.placements[index].isSolved {
      let region = regions[index]
      let design = AlignmentRect.rect(of: screen.elements[index])
      guard design.isFinite else { continue }
      for (sum, length) in [
        (region.width, design.width), (region.height, design.height), (region.left, design.x),
        (region.top, design.y),
      ] where sum.terms.contains(where: { open.contains($0.variable) }) {
        want(sum, .equal, Expression(length), at: 0.5)
      }
    }
    return system.solutionDroppingUnsatisfiable()
  }

  private func ambiguousViews(_ open: Set<Variable>) -> [AmbiguousView] {
    regions.indices.compactMap { index in
      guard tree.placements[index].isSolved else { return nil }
      let region = regions[index]
      func isOpen(_ sums: Expression...) -> Bool {
        sums.contains { $0.terms.contains { open.contains($0.variable) } }
      }
      let view = AmbiguousView(
        view: index, isHorizontal: isOpen(region.left, region.width),
        isVertical: isOpen(region.top, region.height))
      return view.isHorizontal || view.isVertical ? view : nil
    }
  }

  /// The authors' constraints of a contradiction; nil where none of them is in it.
  private func conflict(_ found: Conflict) -> LayoutConflict? {
    let held = found.constraints.compactMap { authored[$0] }
    guard !held.isEmpty else { return nil }
    var views: [Int] = []
    for one in held {
      let items = [
        tree.item(one.constraint.item, heldBy: one.holder),
        one.constraint.toAttribute == nil
          ? nil : tree.item(one.constraint.toItem, heldBy: one.holder),
      ]
      for item in items.compactMap({ $0?.element }) where !views.contains(item) {
        views.append(item)
      }
    }
    return LayoutConflict(
      constraints: held.map { .init(holder: $0.holder, constraint: $0.constraint) }, views: views)
  }
}
