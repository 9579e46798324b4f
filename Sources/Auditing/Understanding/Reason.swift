/// Why something is so, as a clause without a full stop: “code may set its label”, “the system decides its size”.
public struct Reason: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible
{
  public let text: String

  public init(stringLiteral text: String) { self.text = text }

  public var description: String { text }

  /// The reason if a condition holds.
  public static func when(_ holds: Bool, _ reason: Reason) -> Reason? { holds ? reason : nil }
}
