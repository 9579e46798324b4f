internal import AccessibilityModel

/// A length that Apple's platforms and Android state in numbers of their own.
public struct PerPlatform: Hashable, Sendable {
  public var points: Double
  /// In points of macOS.
  public var mac: Double
  public var dp: Double

  /// - Parameter mac: `nil` for that of Apple's other platforms.
  public init(points: Double, mac: Double? = nil, dp: Double) {
    self.points = points
    self.mac = mac ?? points
    self.dp = dp
  }

  /// One number for both, such as WCAG's CSS pixels, which are points and dp.
  public init(_ length: Double) { self.init(points: length, dp: length) }
}

extension AuditContext {
  /// The length that holds on its platform, in ``AuditedElement/unit``.
  public func length(_ length: PerPlatform) -> Double {
    switch screen.platform {
    case .android: length.dp
    case .macOS: length.mac
    case .iOS, .tvOS: length.points
    }
  }
}
