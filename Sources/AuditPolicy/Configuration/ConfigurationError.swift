/// All that is wrong with a configuration, in the order of the file.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  public var errors: [PolicyError]

  /// A line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
