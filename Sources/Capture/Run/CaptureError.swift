public import Platform

/// Why there is no capture, in one line.
public struct CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case failure
    /// The options do not match the device; the program ends as for wrong usage.
    case usage
    /// The app or the device does not rotate.
    case refusedTurn
    /// The process was asked to end.
    case interrupted(SessionSignal)
  }

  public var kind: Kind
  /// The current step, such as “reading the source in portrait”.
  public var step: String
  /// Lower case, no full stop: the fault and the action to take.
  public var reason: String
  /// Settings of the device that could not be restored.
  public var leftovers: [String] = []

  public init(_ step: String, _ reason: String, kind: Kind = .failure) {
    self.step = step
    self.reason = reason
    self.kind = kind
  }

  public var description: String { ([step + ": " + reason] + leftovers).joined(separator: "; ") }
}
