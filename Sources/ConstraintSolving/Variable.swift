/// An unknown of one linear system; it may be negative.
public struct Variable: Hashable, Sendable {
  /// Its index among the system's variables, in order of creation.
  public let index: Int
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
