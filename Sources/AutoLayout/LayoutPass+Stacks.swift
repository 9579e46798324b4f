internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// Adds the constraints that a stack view creates for its arranged views.
  ///
  /// Their priorities are those that UIKit prints for its own (`UISV-…`): those that connect the
  /// views are required; the one that keeps a stack view as small as possible is the weakest.
  mutating func arrange(_ index: Int) {
    let views = screen.children(of: index).filter { tree.placements[$0] == .stacked }
    guard tree.placements[index] != .absent else { return }
    guard !views.isEmpty else { return collapse(index) }
    let stack = tree.layout(of: index)?.stack ?? StackLayout()
    let inside =
      stack.isMarginsRelative
      ? marginRegion(of: LayoutItem(element: index)) : regions[index]
    let arranging = StackArranging(
      index: index, views: views, stack: stack, inside: inside,
      isMirrored: stack.axis == .horizontal && environment.direction == .rtl)
    distribute(arranging)
    align(arranging)
  }

  /// A stack view has no length if all its views are hidden, since hidden views take up none
  /// (docs/evidence/formats.md#hidden-views-of-a-stack-view). One that never had any view wants no
  /// length.
  private mutating func collapse(_ index: Int) {
    let hidden = screen.children(of: index).filter { screen.elements[$0].isHidden }
    guard !hidden.isEmpty else { return }
    let axis = (tree.layout(of: index)?.stack ?? StackLayout()).axis
    want(regions[index].length(axis), .equal, Expression(0), at: 999)
  }

  private mutating func distribute(_ stack: StackArranging) {
    let all = stack.views.map { regions[$0] }
    guard let first = all.first, let last = all.last else { return }
    require(stack.start(first), .equal, stack.start(stack.inside))
    require(stack.end(last), .equal, stack.end(stack.inside))
    for ((view, before), after) in zip(zip(stack.views, all), all.dropFirst()) {
      let gap = stack.start(after) - stack.end(before)
      let spacing = Expression(spacing(behind: view, in: stack.stack))
      switch stack.stack.distribution {
      case .fill, .fillEqually, .fillProportionally: require(gap, .equal, spacing)
      case .equalSpacing, .equalCentering: require(gap, .greaterOrEqual, spacing)
      }
    }
    switch stack.stack.distribution {
    case .fill: break
    case .fillEqually: equalLengths(all, stack)
    case .fillProportionally: proportionalLengths(all, stack)
    case .equalSpacing: equalGaps(all, stack)
    case .equalCentering: equalCentres(all, stack)
    }
  }

  private func spacing(behind view: Int, in stack: StackLayout) -> Double {
    let names = [screen.elements[view].objectID, screen.elements[view].identifier]
    return names.compactMap { $0.flatMap { stack.customSpacing[$0] } }.first ?? stack.spacing
  }

  private mutating func equalLengths(_ all: [Region], _ stack: StackArranging) {
    guard let first = all.first else { return }
    for other in all.dropFirst() {
      require(other.length(stack.axis), .equal, first.length(stack.axis))
    }
  }

  /// Each view gets a share of the stack view in proportion to its intrinsic length, after spacing.
  private mutating func proportionalLengths(_ all: [Region], _ stack: StackArranging) {
    let wanted = stack.views.map { content.length(of: $0, along: stack.axis) ?? 0 }
    let sum = wanted.reduce(0, +) + stack.stack.spacing * Double(all.count - 1)
    guard sum > 0 else { return equalLengths(all, stack) }
    for (position, (region, length)) in zip(all, wanted).enumerated() where length > 0 {
      // One yields if rounding or a constraint leaves too little space.
      want(
        region.length(stack.axis), .equal, stack.inside.length(stack.axis) * (length / sum),
        at: position == all.count - 1 ? 998 : 999)
    }
  }

  private mutating func equalGaps(_ all: [Region], _ stack: StackArranging) {
    let gap = Expression(system.makeVariable())
    for (before, after) in zip(all, all.dropFirst()) {
      require(stack.start(after) - stack.end(before), .equal, gap)
    }
    want(stack.inside.length(stack.axis), .equal, Expression(0), at: 49)
  }

  private mutating func equalCentres(_ all: [Region], _ stack: StackArranging) {
    let distance = Expression(system.makeVariable())
    for (before, after) in zip(all, all.dropFirst()) {
      want(stack.centre(after) - stack.centre(before), .equal, distance, at: 149)
    }
    want(stack.inside.length(stack.axis), .equal, Expression(0), at: 49)
  }
}

// MARK: - Across the axis

extension LayoutPass {
  private mutating func align(_ stack: StackArranging) {
    let inside = stack.inside
    let alignment = stack.stack.alignment
    for view in stack.views {
      let region = regions[view]
      switch alignment {
      case .fill:
        require(stack.crossStart(region), .equal, stack.crossStart(inside))
        require(stack.crossEnd(region), .equal, stack.crossEnd(inside))
        continue
      case .leading, .top:
        require(crossLeading(region, stack), .equal, crossLeading(inside, stack))
      case .trailing, .bottom:
        require(crossTrailing(region, stack), .equal, crossTrailing(inside, stack))
      case .center:
        require(stack.crossCentre(region), .equal, stack.crossCentre(inside))
      case .firstBaseline, .lastBaseline: alignBaseline(of: view, with: stack)
      }
      require(stack.crossStart(region), .greaterOrEqual, stack.crossStart(inside))
      require(stack.crossEnd(region), .lessOrEqual, stack.crossEnd(inside))
      want(region.length(stack.crossAxis), .equal, Expression(0), at: 25)
    }
    if alignment != .fill {
      want(inside.length(stack.crossAxis), .equal, Expression(0), at: 51)
    }
  }

  private mutating func alignBaseline(of view: Int, with stack: StackArranging) {
    guard let first = stack.views.first, first != view else { return }
    let edge: LayoutAttribute.Edge =
      stack.stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    let one = baseline(edge, of: LayoutItem(element: view), regions[view])
    let other = baseline(edge, of: LayoutItem(element: first), regions[first])
    require(one, .equal, other)
  }

  /// The edge across the axis from which the language reads.
  private func crossLeading(_ region: Region, _ stack: StackArranging) -> Expression {
    stack.axis == .vertical && environment.direction == .rtl
      ? region.right * -1 : stack.crossStart(region)
  }

  private func crossTrailing(_ region: Region, _ stack: StackArranging) -> Expression {
    stack.axis == .vertical && environment.direction == .rtl
      ? region.left * -1 : stack.crossEnd(region)
  }
}

/// A stack view with the views that it shows, and its edges along and across its axis.
struct StackArranging {
  var index: Int
  var views: [Int]
  var stack: StackLayout
  var inside: Region
  /// It arranges from right to left.
  var isMirrored: Bool

  var axis: StackLayout.Axis { stack.axis }
  var crossAxis: StackLayout.Axis { axis == .horizontal ? .vertical : .horizontal }

  func start(_ region: Region) -> Expression {
    guard axis == .horizontal else { return region.top }
    return isMirrored ? region.right * -1 : region.left
  }

  func end(_ region: Region) -> Expression {
    guard axis == .horizontal else { return region.bottom }
    return isMirrored ? region.left * -1 : region.right
  }

  func centre(_ region: Region) -> Expression { (start(region) + end(region)) * 0.5 }

  func crossStart(_ region: Region) -> Expression {
    axis == .horizontal ? region.top : region.left
  }

  func crossEnd(_ region: Region) -> Expression {
    axis == .horizontal ? region.bottom : region.right
  }

  func crossCentre(_ region: Region) -> Expression {
    axis == .horizontal ? region.centerY : region.centerX
  }
}
