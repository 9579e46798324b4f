/// Facts that many values have in common: each holds one reference instead of a copy.
final class SharedFacts<Facts: Sendable>: Sendable {
  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }
}
