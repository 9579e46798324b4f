/// All errors in a configuration, in file order.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  public var errors: [PolicyError]

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
