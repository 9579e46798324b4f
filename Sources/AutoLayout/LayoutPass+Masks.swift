internal import AccessibilityModel

extension LayoutPass {
  /// Translates the autoresizing mask of a view into constraints
  /// (`translatesAutoresizingMaskIntoConstraints`), by the rule of `SpringsAndStruts`.
  func translated(_ mask: Autoresizing, of index: Int) -> Region {
    let frame = AlignmentRect.rect(of: screen.elements[index])
    guard let parent = screen.parent(of: index) else { return Region(frame) }
    let around = screen.elements[parent].frame
    guard frame.isFinite, around.isFinite else { return Region(frame) }
    let outer = regions[parent].inset(by: systemInsets(of: index, in: parent))
    let horizontal = Springs(
      isLeadingFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isTrailingFlexible: mask.contains(.flexibleRightMargin),
      start: frame.x - around.x, length: frame.width, old: around.width)
    let vertical = Springs(
      isLeadingFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isTrailingFlexible: mask.contains(.flexibleBottomMargin),
      start: frame.y - around.y, length: frame.height, old: around.height)
    return Region(
      left: outer.left + horizontal.start(in: outer.width),
      top: outer.top + vertical.start(in: outer.height),
      width: horizontal.length(in: outer.width), height: vertical.length(in: outer.height))
  }

  /// The insets of views that lay out others: the items of a bar, inset groups and the content of
  /// cells stay beside the sensors
  /// (`UITableView.insetsContentViewsToSafeArea`).
  private func systemInsets(of index: Int, in parent: Int) -> EdgeInsets {
    let insetsContent =
      switch screen.elements[parent].role {
      case .navigationBar, .toolbar, .tabBar: true
      case .cell: screen.elements[index].className == "UITableViewCellContentView"
      case .table:
        // The cells of an inset group.
        screen.elements[index].role == .cell
          && screen.elements[index].frame.minX > screen.elements[parent].frame.minX + 0.5
      default: false
      }
    guard insetsContent else { return .none }
    let safe = insets.safeArea(of: parent)
    return EdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }
}

/// The springs and struts of one axis, as sums: flexible parts share the growth of the superview in
/// proportion to their size.
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
