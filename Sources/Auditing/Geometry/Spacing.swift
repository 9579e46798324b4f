internal import AccessibilityModel

/// The exception “spacing” of WCAG 2.5.8.
///
/// A target that is too small still passes if a circle of 24 CSS pixels around the centre of its
/// frame intersects no other target, nor the circle of another small one.
public struct Spacing {
  public let diameter: Double
  /// The same tolerance as in axe-core.
  private let tolerance = 0.05
  private let context: AuditContext

  /// With an assumed density, only targets that are too close at any density count.
  public init(_ context: AuditContext, diameter: Double = 24) {
    self.context = context
    self.diameter = diameter / context.screen.scaleTolerance
  }

  public func isUndersized(_ index: Int) -> Bool {
    isUndersized(context.subject(index).touchFrame)
  }

  private func isUndersized(_ frame: Rect) -> Bool { frame.shorterSide < diameter - tolerance }

  /// The targets that are too close to a target, in document order.
  public func neighbours(of index: Int) -> [Int] {
    let geometry = context.geometry
    let frame = context.subject(index).touchFrame
    let presence = context.subject(index).presence
    let margin = max(0, diameter - frame.shorterSide / 2)
    return geometry.targets.around(frame, of: index, margin: margin).filter {
      let other = context.subject($0)
      return isTooNear(frame.center, other.touchFrame)
        && !other.touchFrame.contains(frame, tolerance: 0.5)
        && !frame.contains(other.touchFrame, tolerance: 0.5)
        && !other.taps.isInactive && isUncovered(other, beside: index)
        && presence.separation(from: other) == nil && !presence.isInOtherLayer(than: other)
    }
  }

  /// Whether nothing covers a target, or only the scrim that covers the other one too.
  private func isUncovered(_ target: AuditedElement, beside index: Int) -> Bool {
    let geometry = context.geometry
    guard geometry.isCovered(target.index) else { return true }
    return geometry.isCovered(index) && target.presence.lastingAbsence == nil
  }

  private func isTooNear(_ center: Point, _ other: Rect) -> Bool {
    let x = max(other.minX - center.x, 0, center.x - other.maxX)
    let y = max(other.minY - center.y, 0, center.y - other.maxY)
    let radius = diameter / 2 - tolerance
    if x * x + y * y < radius * radius { return true }
    guard isUndersized(other) else { return false }
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    let apart = diameter - tolerance
    return dx * dx + dy * dy < apart * apart
  }
}
