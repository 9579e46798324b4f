internal import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - screen: what the screen is called counts; not its file.
  ///   - element: the index of the element, which is known by its identity.
  init(rule: String, screen: Screen, element: Int, identities: ElementIdentities) {
    var hash = StableHash()
    hash.combine(rule)
    hash.combine(0)
    hash.combine(screen.identifier ?? screen.title ?? "")
    hash.combine(0)
    identities.combine(element, into: &hash)
    value = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var description: String { StableHash.text(of: value) }
}
