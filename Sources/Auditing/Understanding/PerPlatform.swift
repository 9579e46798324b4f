internal import AccessibilityModel

/// A length that Apple's platforms and Android state in numbers of their own.
public struct PerPlatform: Hashable, Sendable {
  public var points: Double
  public var dp: Double

  public init(points: Double, dp: Double) {
    self.points = points
    self.dp = dp
  }

  /// One number for both, such as WCAG's CSS pixels, which are points and dp.
  public init(_ length: Double) { self.init(points: length, dp: length) }
}

extension AuditContext {
  /// The length that holds on its platform, in ``AuditedElement/unit``.
  public func length(_ length: PerPlatform) -> Double {
    screen.platform == .android ? length.dp : length.points
  }
}
