internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// Translates the autoresizing mask of a view into constraints
  /// (`translatesAutoresizingMaskIntoConstraints`), by the rule of `SpringsAndStruts`.
  mutating func translate(_ mask: Autoresizing, of index: Int) {
    let region = regions[index]
    guard let parent = screen.parent(of: index) else { return }
    let frame = AlignmentRect.rect(of: screen.elements[index])
    let around = screen.elements[parent].frame
    guard frame.isFinite, around.isFinite else {
      fix(region, at: frame)
      return
    }
    let outer = regions[parent]
    let horizontal = Springs(
      isLeadingFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isTrailingFlexible: mask.contains(.flexibleRightMargin),
      start: frame.x - around.x, length: frame.width, old: around.width)
    require(region.left - outer.left, .equal, horizontal.start(in: Expression(outer.width)))
    require(Expression(region.width), .equal, horizontal.length(in: Expression(outer.width)))
    let vertical = Springs(
      isLeadingFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isTrailingFlexible: mask.contains(.flexibleBottomMargin),
      start: frame.y - around.y, length: frame.height, old: around.height)
    require(region.top - outer.top, .equal, vertical.start(in: Expression(outer.height)))
    require(Expression(region.height), .equal, vertical.length(in: Expression(outer.height)))
  }
}

/// The springs and struts of one axis, as sums: flexible parts share what the superview grows by in
/// proportion to what they are.
private struct Springs {
  var isLeadingFlexible: Bool
  var isLengthFlexible: Bool
  var isTrailingFlexible: Bool
  var start: Double
  var length: Double
  var old: Double

  private var trailing: Double { old - start - length }

  private func share(_ part: Double, _ isFlexible: Bool) -> Double {
    guard isFlexible else { return 0 }
    let parts = [
      (isLeadingFlexible, start), (isLengthFlexible, length), (isTrailingFlexible, trailing),
    ].filter(\.0).map(\.1)
    let sum = parts.reduce(0, +)
    return sum > 0 ? part / sum : 1 / Double(parts.count)
  }

  func start(in width: Expression) -> Expression {
    let share = share(start, isLeadingFlexible)
    return width * share + (start - old * share)
  }

  func length(in width: Expression) -> Expression {
    let share = share(length, isLengthFlexible)
    return width * share + (length - old * share)
  }
}
