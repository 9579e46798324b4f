internal import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - rule: its id.
  ///   - screen: the name of the screen, without its file.
  ///   - identity: the name of the element, from ``ElementIdentities``.
  init(rule: String, screen: String, identity: String) {
    var hash = StableHash(rule, screen)
    hash.combine(identity)
    value = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var description: String { StableHash.text(of: value) }
}
