public import AccessibilityModel

// How large a target is, and how exactly the file states it.

extension TouchTarget {
  /// Whether a side of a frame is shorter than a minimum by more than a file may be wrong by.
  ///
  /// - Parameter dpAtEdge: the minimum of a side that ends at the edge of an Android screen.
  public func isShort(_ frame: Rect, of least: PerPlatform, dpAtEdge: Double? = nil) -> Bool {
    // Where it is on the screen is not known, so no side is known to end at an edge.
    if let sides = fixedSides {
      let error = sides.isEstimated ? Self.errorOfEstimate : 1
      return frame.shorterSide * error < context.length(least)
    }
    guard !frame.isEmpty, frame.isFinite else { return false }
    if context.screen.platform == .android {
      return isShort(frame, dp: least.dp, atEdge: dpAtEdge ?? least.dp)
    }
    // A cell loses a hairline to its separator, and an Interface Builder file is laid out again.
    let isNear = subject.role == .cell || context.screen.framesAreDesignTime
    return frame.shorterSide < least.points - (isNear ? 1 : 0) - Self.tolerance
  }

  /// Whether the shorter side of a frame is so near to a minimum that users do not miss the difference.
  public func isNearly(_ least: PerPlatform, _ frame: Rect) -> Bool {
    switch context.screen.platform {
    case .iOS: frame.shorterSide >= Self.nearShare * least.points
    case .android where fixedSides != nil: frame.shorterSide >= Self.nearShareOfDP * least.dp
    case .android:
      !isShort(frame, dp: Self.nearShareOfDP * least.dp, atEdge: Self.nearShareOfDP * least.dp)
    case .macOS, .tvOS: false
    }
  }

  /// 44 of 48 dp, as large as WCAG asks in CSS pixels (https://www.w3.org/TR/WCAG22/#target-size-enhanced): judges of public
  /// screens called eight of nine such targets right and of no consequence.
  private static let nearShareOfDP = 44.0 / 48

  /// 39 of 44 points: judges of public screens called such targets right and of no consequence.
  private static let nearShare = 0.88

  /// The sides that a layout without frames fixes, or the constraints of a view without a frame in an Interface Builder
  /// file, of a view that responds to touches; nil for any other, and where the system decides both.
  var fixedSides: FixedSides? {
    guard subject.frame.isNull, subject.kinds.contains(.actionable),
      !subject.ancestorTraits.contains(.untouchable)
    else { return nil }
    return subject.element.fixedSides ?? sidesOfConstraints
  }

  private var sidesOfConstraints: FixedSides? {
    guard context.screen.isInterfaceBuilder else { return nil }
    let sides = FixedSides(width: subject.fixedWidth, height: subject.fixedHeight)
    return sides.width == nil && sides.height == nil ? nil : sides
  }

  /// Whether a layout without frames fixes its sides, so that a minimum does not enlarge it.
  public var isFixedByLayout: Bool { fixedSides != nil }

  /// Why the size of the area that responds to touches is unknown; nil if it is known.
  public var unknownSize: Reason? {
    if let place = subject.element.codeEvidence?.location(of: .hitArea) {
      return "its class decides where touches reach it (\(place.description))"
    }
    guard subject.frame.isNull else { return nil }
    return switch (fixedSides?.width, fixedSides?.height) {
    case (nil, nil): "nothing in the file fixes its size"
    case (nil, _?): "nothing in the file fixes its width"
    case (_?, nil): "nothing in the file fixes its height"
    case (_?, _?): nil
    }
  }

  /// Whether a side is the greatest that the view around it leaves room for.
  public var isLimited: Bool { fixedSides?.isLimit ?? false }

  /// The factor by which lines and symbols of one font differ.
  private static let errorOfEstimate = 1.1

  /// Whether its sides are those of a letter or a symbol, by the size of the font.
  public var isEstimated: Bool { fixedSides?.isEstimated ?? false }

  /// Whether a side of a frame is shorter than a minimum at the assumed density of an Android dump, and not at every
  /// density that the dump may have: stating the density decides.
  ///
  /// A size of nearly 44 dp is Material's 48 at a neighbouring density (docs/evidence/android.md#density-of-a-dump). A
  /// window that floats may be on any screen: the sizes in it show nothing.
  public func isShortAtAssumedDensity(_ frame: Rect, of least: PerPlatform) -> Bool {
    let screen = context.screen
    guard screen.platform == .android, screen.scaleTolerance > 1, let window = context.root,
      window.frame.minX <= 0, !frame.isEmpty, frame.isFinite, !isShort(frame, of: least)
    else { return false }
    let isOfAnyScreen = screen.scaleTolerance >= Self.toleranceOfAnyScreen
    let wanted = isOfAnyScreen ? Self.shareOnAnyScreen * least.dp : least.dp - Self.nearly
    let viewport = context.geometry.viewport
    // A side at the edge has a smaller minimum, and the dump may have cut it.
    let isInside =
      frame.minX > viewport.minX && frame.maxX < viewport.maxX
      && frame.minY > viewport.minY && frame.maxY < viewport.maxY
    return isInside && frame.shorterSide < wanted
      && abs(frame.shorterSide - Self.neighbourOfLeast) > Self.nearly
  }

  /// From this factor on, nothing shows the density: a side that is shorter by a quarter is a reason to ask for it.
  private static let toleranceOfAnyScreen = 1.35
  private static let shareOnAnyScreen = 0.75
  /// Material's 48 dp, measured with the next density.
  private static let neighbourOfLeast = 44.0
  /// Two to five per cent of 44 and 48 dp.
  private static let nearly = 1.0

  private func isShort(_ frame: Rect, dp least: Double, atEdge: Double) -> Bool {
    let viewport = context.geometry.viewport
    let meetsSide = frame.minX <= viewport.minX || frame.maxX >= viewport.maxX
    let meetsEnd = frame.minY <= viewport.minY || frame.maxY >= viewport.maxY
    // Densities are two to five per cent apart; the tolerance of an assumed one is greater.
    let screen = context.screen
    let unsure = screen.scaleTolerance > 1 && !screen.isScaleInferred ? 1.0 : 0
    return frame.width.rounded() + unsure < sureLeast(meetsSide ? atEdge : least)
      || frame.height.rounded() + unsure < sureLeast(meetsEnd ? atEdge : least)
  }

  /// Captures round (GTXiLib and A11yUITests allow as much).
  private static let tolerance = 0.1

  /// The largest part of its area that no control above it covers; null if they cover all of it, nil if there are
  /// too many parts.
  ///
  /// It can be scrolled out from under controls that do not scroll with it, and a scrim goes away. A dump without drawing orders
  /// does not show which of two is above, and of a design neither size is that of the app.
  public var freeArea: Rect? {
    let (area, screen) = (area, context.screen)
    guard !screen.framesAreDesignTime else { return area }
    let scrim = subject.presence.passingScrim?.index
    let above = context.geometry.targets.sharingArea(with: index).filter {
      $0 != scrim && screen.isDrawn($0, above: index) && screen.showsOrder(of: $0, and: index)
    }.map(context.subject).filter {
      subject.presence.separation(from: $0) == nil && subject.presence.wayOut(from: $0) == nil
    }
    return UncoveredPart.largest(of: area, without: above.map(\.touchFrame))
  }

  /// The siblings of its class and size, such as the other days of a week, at most 64.
  public var alike: [AuditedElement] {
    let size = area
    return subject.siblingsOfClass.filter {
      guard $0.index != index, $0.role == subject.role else { return false }
      let other = $0.touchTarget.area
      return abs(other.width - size.width) <= Self.rounding
        && abs(other.height - size.height) <= Self.rounding
    }
  }

  /// The rounding error between equal controls in a capture.
  private static let rounding = 1.0
}
