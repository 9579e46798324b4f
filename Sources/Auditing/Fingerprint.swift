public import AccessibilityModel

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - screen: what the screen is called; not its file.
  ///   - identity: from ``ElementIdentities``.
  public init(rule: String, screen: Screen, identity: String) {
    let name = screen.identifier ?? screen.title ?? ""
    value = Self.hash("\(rule)\u{0}\(name)\u{0}\(identity)")
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
