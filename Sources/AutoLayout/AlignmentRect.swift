internal import AccessibilityModel

/// The part of a frame that constraints align: some controls draw beyond it
/// (`UIView.alignmentRectInsets`).
///
/// The insets are those that storyboards show between the frames of such controls and their
/// constraints: a switch is 51 points wide and counts as 49, a slider extends 2 points past either
/// end, a segmented control ends in a line of one point.
enum AlignmentRect {
  static func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .toggle: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
  }

  static func rect(of element: Element) -> Rect {
    let insets = insets(of: element.role)
    let frame = element.frame
    guard frame.isFinite else { return frame }
    return Rect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame around an alignment rectangle.
  static func frame(around rect: Rect, of role: Role) -> Rect {
    let insets = insets(of: role)
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}
