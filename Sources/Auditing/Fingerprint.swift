public import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - screen: what the screen is called; not its file.
  ///   - identity: from ``ElementIdentities``.
  public init(rule: String, screen: Screen, identity: String) {
    let name = screen.identifier ?? screen.title ?? ""
    value = StableHash("\(rule)\u{0}\(name)\u{0}\(identity)".utf8).value
  }

  /// Sixteen hexadecimal digits.
  public var description: String { StableHash.text(of: value) }
}
