internal import AccessibilityModel

/// The safe area and the margins of views, as numbers: they depend on the views' positions.
struct ViewInsets {
  let tree: LayoutTree
  let roots: RootFrames
  let before: [Rect]

  /// The part of a view below bars and sensors (`UIView.safeAreaInsets`).
  func safeArea(of index: Int) -> EdgeInsets {
    guard let frame = frame(of: index), frame.isFinite else { return .none }
    let safe = roots.safeRect
    return EdgeInsets(
      top: min(max(0, safe.minY - frame.minY), frame.height),
      left: min(max(0, safe.minX - frame.minX), frame.width),
      bottom: min(max(0, frame.maxY - safe.maxY), frame.height),
      right: min(max(0, frame.maxX - safe.maxX), frame.width))
  }

  /// The distance of content from the edges of a view (`UIView.layoutMargins`).
  ///
  /// - Parameter reach: the maximum number of surrounding views to visit; input may be of any
  ///   depth.
  func margins(of index: Int, reach: Int = 32) -> EdgeInsets {
    var margins = ownMargins(of: index)
    let layout = tree.layout(of: index)
    if layout?.insetsMarginsFromSafeArea ?? true {
      let safe = safeArea(of: index)
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard layout?.preservesSuperviewMargins == true, reach > 0,
      let parent = tree.screen.parent(of: index),
      let frame = frame(of: index), let around = self.frame(of: parent)
    else { return margins }
    // The margins of the surrounding view apply as far as they extend into this one.
    let outer = self.margins(of: parent, reach: reach - 1)
    margins.top = max(margins.top, outer.top - (frame.minY - around.minY))
    margins.left = max(margins.left, outer.left - (frame.minX - around.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (around.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (around.maxX - frame.maxX))
    return margins
  }

  private func frame(of index: Int) -> Rect? {
    if !before.isEmpty { return before[index] }
    return tree.screen.parent(of: index) == nil ? roots.frame(of: index) : nil
  }

  private func ownMargins(of index: Int) -> EdgeInsets {
    let system = tree.environment.systemMargin
    let isRoot = tree.screen.parent(of: index) == nil && roots.isController
    let given = tree.layout(of: index)?.margins.map(insets)
    if isRoot {
      guard let given else { return EdgeInsets(top: 0, left: system, bottom: 0, right: system) }
      // The view of a controller has at least the system's margins.
      return EdgeInsets(
        top: given.top, left: max(given.left, system), bottom: given.bottom,
        right: max(given.right, system))
    }
    if let given { return given }
    let element = tree.screen.elements[index]
    if element.className == "UITableViewCellContentView" || element.role == .cell {
      return cellMargins(of: index, system)
    }
    return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// 11 points above and below, and beside an accessory 8 (as storyboards show).
  private func cellMargins(of index: Int, _ system: Double) -> EdgeInsets {
    var margins = EdgeInsets(top: 11, left: system, bottom: 11, right: system)
    guard let cell = tree.screen.parent(of: index) else { return margins }
    let frame = tree.screen.elements[index].frame
    let around = tree.screen.elements[cell].frame
    guard frame.isFinite, around.isFinite, tree.screen.elements[cell].role == .cell else {
      return margins
    }
    if around.maxX - frame.maxX > 1 { margins.right = 8 }
    if frame.minX - around.minX > 1 { margins.left = 8 }
    return margins
  }

  private func insets(_ margins: LayoutMargins) -> EdgeInsets {
    let isMirrored = margins.isDirectional && tree.environment.direction == .rtl
    return EdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
  }
}
