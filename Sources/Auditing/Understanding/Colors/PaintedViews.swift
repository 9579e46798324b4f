internal import AccessibilityModel

/// The views of a screen that paint something, in the order in which they are drawn.
struct PaintedViews {
  let indices: [Int]
  let grid: FrameGrid

  init(_ context: AuditContext) {
    let elements = context.screen.elements
    indices = elements.indices.filter {
      guard !context.kinds[$0].isEmpty else { return false }
      return context.subject($0).drawsPicture || elements[$0].backgroundColor != nil
        || elements[$0].unknownColors.contains(.background)
    }
    grid = FrameGrid(indices.map { elements[$0].frame })
  }
}
