internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// Adds a constraint of the file; one that names a missing item is ignored.
  mutating func add(_ held: HeldConstraint) {
    let constraint = held.constraint
    guard let first = tree.item(constraint.item, heldBy: held.holder),
      let attribute = LayoutAttribute(constraint.attribute)
    else { return }
    var second: (item: LayoutItem, attribute: LayoutAttribute)?
    if let name = constraint.toAttribute, name != "notAnAttribute" {
      guard let item = tree.item(constraint.toItem, heldBy: held.holder),
        let attribute = LayoutAttribute(name)
      else { return }
      second = (item, attribute)
    }
    // In a layout from right to left, leading and trailing attributes are mirrored, and so is the
    // constant.
    let isMirrored =
      environment.direction == .rtl
      && (attribute.isDirectional || second?.attribute.isDirectional == true)
    let frame = Frame(origin: regions[held.holder], isMirrored: isMirrored)
    let left = value(attribute, of: first, beside: second?.item, in: frame)
    var right = Expression(constraint.constant)
    if let second {
      right =
        value(second.attribute, of: second.item, beside: first, in: frame)
        * constraint.multiplier + constraint.constant
    }
    let priority = min(max(constraint.priority, 1), 1000)
    if let number = want(left, Self.relation(constraint.relation), right, at: priority) {
      authored[number] = held
    }
  }

  private static func relation(_ relation: Constraint.Relation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessOrEqual
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }

  /// The coordinates in which a constraint counts: those of the view that holds it, which matters
  /// for multipliers other than 1.
  private struct Frame {
    var origin: Region
    var isMirrored: Bool

    func horizontal(_ edge: Expression) -> Expression {
      isMirrored ? origin.right - edge : edge - origin.left
    }

    func vertical(_ edge: Expression) -> Expression { edge - origin.top }
  }

  private mutating func value(
    _ attribute: LayoutAttribute, of item: LayoutItem, beside other: LayoutItem?, in frame: Frame
  ) -> Expression {
    let region = region(of: item, for: attribute, beside: other)
    switch attribute.edge {
    case .width: return region.width
    case .height: return region.height
    case .left: return frame.horizontal(region.left)
    case .right: return frame.horizontal(region.right)
    case .leading: return frame.horizontal(isRightToLeft ? region.right : region.left)
    case .trailing: return frame.horizontal(isRightToLeft ? region.left : region.right)
    case .centerX: return frame.horizontal(region.centerX)
    case .top: return frame.vertical(region.top)
    case .bottom: return frame.vertical(region.bottom)
    case .centerY: return frame.vertical(region.centerY)
    case .firstBaseline, .lastBaseline:
      return frame.vertical(baseline(attribute.edge, of: item, region))
    }
  }

  private var isRightToLeft: Bool { environment.direction == .rtl }

  /// The rectangle that an attribute refers to: the item's own, its margins, or its scrollable
  /// content.
  private mutating func region(
    of item: LayoutItem, for attribute: LayoutAttribute, beside other: LayoutItem?
  ) -> Region {
    var item = item
    if item.guide == nil, attribute.edge != .width, attribute.edge != .height, let other,
      scrolls(item.element), screen.isAncestor(item.element, of: other.element)
    {
      item.guide = "contentLayoutGuide"
    }
    guard attribute.isOfMargins else { return region(of: item) }
    return marginRegion(of: item)
  }

  private func scrolls(_ index: Int) -> Bool { screen.elements[index].role == .scrollView }

  /// The position of a baseline; that of a view without text is its lower edge.
  mutating func baseline(
    _ edge: LayoutAttribute.Edge, of item: LayoutItem, _ region: Region
  ) -> Expression {
    guard item.guide == nil else { return region.bottom }
    let carrier = baselineCarrier(of: item.element, edge)
    let region = carrier == item.element ? region : regions[carrier]
    guard let text = content.textLines(of: carrier, width: frameBefore(carrier)?.width) else {
      return region.bottom
    }
    // The lines are centred in a view that is higher.
    let slack = region.height - Expression(text.height)
    let top = region.top + slack * 0.5
    return top + (edge == .firstBaseline ? text.firstBaseline : text.lastBaseline)
  }

  /// A stack view has the baseline of one of its arranged views.
  private func baselineCarrier(of index: Int, _ edge: LayoutAttribute.Edge) -> Int {
    var current = index
    // One step for each nested stack view.
    while tree.isStack(current) {
      let shown = screen.children(of: current).filter { tree.placements[$0] != .absent }
      guard let next = edge == .firstBaseline ? shown.first : shown.last else { break }
      current = next
    }
    return current
  }
}
