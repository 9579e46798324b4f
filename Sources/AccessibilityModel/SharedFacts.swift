/// Facts that many values have in common: each holds one reference instead of a copy.
public final class SharedFacts<Facts: Sendable>: Sendable {
  public let facts: Facts

  public init(_ facts: consuming Facts) { self.facts = facts }
}
