internal import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// What the fingerprints of a rule's findings on a screen have in common.
  public struct Beginning: Sendable {
    fileprivate var hash = StableHash()

    /// - Parameter screen: what the screen is called; its file does not count.
    init(rule: String, screen: String) {
      hash.combine(rule)
      hash.combine(0)
      hash.combine(screen)
      hash.combine(0)
    }
  }

  /// - Parameter element: the index of the element, which is known by its identity.
  init(_ beginning: Beginning, element: Int, identities: ElementIdentities) {
    var hash = beginning.hash
    identities.combine(element, into: &hash)
    value = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var description: String { StableHash.text(of: value) }
}
