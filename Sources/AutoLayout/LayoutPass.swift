internal import AccessibilityModel
internal import ConstraintSolving

/// One linear system for a whole screen: values that do not follow from linear constraints alone
/// (lines of text, safe areas of nested views) come from the frames of the previous pass.
struct LayoutPass {
  let tree: LayoutTree
  let roots: RootFrames
  /// The frames of the pass before, of alignment rectangles; empty in the first.
  let before: [Rect]
  var system = LinearSystem()
  var regions: [Region] = []
  var guides: [LayoutItem: Region] = [:]
  /// The constraints of the file, by the numbers that the system gave them.
  var authored: [Int: HeldConstraint] = [:]

  var screen: Screen { tree.screen }
  var environment: LayoutEnvironment { tree.environment }

  init(_ tree: LayoutTree, roots: RootFrames, before: [Rect]) {
    self.tree = tree
    self.roots = roots
    self.before = before
    for index in tree.screen.elements.indices { regions.append(place(index)) }
    for index in regions.indices where tree.placements[index].isSolved { limit(index) }
    for index in regions.indices where tree.isStack(index) { arrange(index) }
    for held in tree.constraints { add(held) }
  }

  private mutating func place(_ index: Int) -> Region {
    switch tree.placements[index] {
    case .root, .bar: Region(roots.frame(of: index))
    case .absent: Region(.zero)
    case .masked(let mask): translated(mask, of: index)
    case .constrained, .stacked: Region(in: &system)
    }
  }

  /// No view has a negative size, and those with content prefer at least the size of the content.
  private mutating func limit(_ index: Int) {
    require(regions[index].width, .greaterOrEqual, Expression(0))
    require(regions[index].height, .greaterOrEqual, Expression(0))
    wantContent(of: index)
  }

  mutating func require(_ left: Expression, _ relation: Relation, _ right: Expression) {
    want(left, relation, right, at: 1000)
  }

  /// Adds `left relation right` at a priority.
  ///
  /// - Returns: the number of the constraint; nil if no variable remains in it, as in `a = a`.
  @discardableResult
  mutating func want(
    _ left: Expression, _ relation: Relation, _ right: Expression, at priority: Double
  ) -> Int? {
    let difference = (left - right).reduced
    guard !difference.terms.isEmpty, difference.constant.isFinite else { return nil }
    // Numbers that no screen has are refused, and such a constraint has no effect.
    return try? system.add(
      LinearConstraint(
        difference.terms, relation, -difference.constant, priority: Priority(priority)))
  }

  /// The frame of an element in the pass before; nil in the first.
  func frameBefore(_ index: Int) -> Rect? { before.isEmpty ? nil : before[index] }
}
