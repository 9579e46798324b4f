public import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - screen: what the screen is called; not its file.
  ///   - identity: from ``ElementIdentities``.
  public init(rule: String, screen: Screen, identity: String) {
    var hash = StableHash()
    hash.combine(rule)
    hash.combine(0)
    hash.combine(screen.identifier ?? screen.title ?? "")
    hash.combine(0)
    hash.combine(identity)
    value = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var description: String { StableHash.text(of: value) }
}
