/// Why a picture cannot be used.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case noPNG, tooLarge, damaged, noMemory
  }

  public let kind: Kind
  /// The fault and the expected content, lower case, no full stop.
  public let reason: String

  init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  public var description: String { reason }
}
