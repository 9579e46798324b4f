internal import AccessibilityModel

// How much of an element is on the screen, and whether the rest can be scrolled there.

extension Presence {
  /// The visible part of it, from 0 to 1; nil if its frame is unknown.
  public var seenPart: Double? {
    let frame = subject.effectiveFrame
    guard frame.isFinite, !frame.isEmpty, frame.area > 0 else { return nil }
    let seen = frame.intersection(context.geometry.viewport)
    return seen.isNull ? 0 : seen.area / frame.area
  }

  /// Whether it is on the screen, or in something that scrolls the way to it.
  public var isReachable: Bool {
    guard let seenPart else { return true }
    return seenPart > 0 || isScrolledTo
  }

  /// Whether it can be scrolled along each axis on which it extends past the edge.
  public var isScrolledTo: Bool {
    let viewport = context.geometry.viewport
    let frame = subject.effectiveFrame
    let isAside = frame.minX < viewport.minX - 0.5 || frame.maxX > viewport.maxX + 0.5
    let isBeyond = frame.minY < viewport.minY - 0.5 || frame.maxY > viewport.maxY + 0.5
    return scrolls(aside: isAside, beyond: isBeyond)
  }

  /// Whether a part of it can be scrolled into view: along each axis on which all of it is past the edge.
  public var isScrolledIntoView: Bool {
    let viewport = context.geometry.viewport
    let frame = subject.effectiveFrame
    return scrolls(
      aside: frame.maxX <= viewport.minX || frame.minX >= viewport.maxX,
      beyond: frame.maxY <= viewport.minY || frame.minY >= viewport.maxY)
  }

  private func scrolls(aside isAside: Bool, beyond isBeyond: Bool) -> Bool {
    (!isAside || subject.ancestorTraits.contains(.scrollsHorizontally))
      && (!isBeyond || subject.ancestorTraits.contains(.scrollsVertically))
  }
}
