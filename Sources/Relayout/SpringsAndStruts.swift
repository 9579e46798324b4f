public import AccessibilityModel

/// How a view resizes with its superview (`UIView.autoresizingMask`).
///
/// Apple's rule: “When more than one option along the same axis is set, the default behavior is to
/// distribute the size difference proportionally among the flexible portions. The larger the
/// flexible portion, relative to the other flexible portions, the more it is likely to grow.” With
/// none, “the view should not be resized at all”. Cases that Apple leaves open are decided in
/// `docs/rotation.md`.
public enum SpringsAndStruts {
  /// The frame of a view after its superview has changed its size.
  ///
  /// - Parameter frame: in the coordinates of the superview.
  public static func frame(
    _ frame: Rect, mask: Autoresizing, from old: Size, to new: Size
  ) -> Rect {
    let horizontal = Axis(
      isLeadingFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isTrailingFlexible: mask.contains(.flexibleRightMargin)
    ).span(frame.x, frame.width, from: old.width, to: new.width)
    let vertical = Axis(
      isLeadingFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isTrailingFlexible: mask.contains(.flexibleBottomMargin)
    ).span(frame.y, frame.height, from: old.height, to: new.height)
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// One axis: the margin before the view, the view, the margin after it.
  private struct Axis {
    var isLeadingFlexible: Bool
    var isLengthFlexible: Bool
    var isTrailingFlexible: Bool

    func span(
      _ start: Double, _ length: Double, from old: Double, to new: Double
    ) -> (start: Double, length: Double) {
      let trailing = old - start - length
      let parts = [
        (isLeadingFlexible, start), (isLengthFlexible, length), (isTrailingFlexible, trailing),
      ].filter(\.0).map(\.1)
      guard !parts.isEmpty else { return (start, length) }
      let sum = parts.reduce(0, +)
      let delta = new - old
      func grown(_ part: Double, _ isFlexible: Bool) -> Double {
        guard isFlexible else { return part }
        // Without proportions, the difference is shared evenly.
        return part + (sum > 0 ? delta * part / sum : delta / Double(parts.count))
      }
      // A view has no negative size.
      return (grown(start, isLeadingFlexible), max(0, grown(length, isLengthFlexible)))
    }
  }
}
