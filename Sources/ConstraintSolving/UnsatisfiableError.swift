/// Required constraints that contradict each other.
public struct UnsatisfiableError: Error, Hashable, Sendable {
  /// Their indices, ascending: without any one of them, the others could be satisfied.
  public let constraints: [Int]

  public init(constraints: [Int]) {
    self.constraints = constraints
  }
}

/// Required constraints that contradict each other, and the one that was dropped.
public struct Conflict: Hashable, Sendable {
  /// Their indices, ascending: without any one of them, the others could be satisfied.
  public let constraints: [Int]
  /// The one that was left out: the last added.
  public let broken: Int

  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}
