extension [Finding] {
  /// Sorts them into document order; at one element by severity, then by rule; equal ones keep
  /// their order.
  mutating func putInOrder() {
    let places = indices.sorted { place, other in
      self[place].comesBefore(self[other]) ?? (place < other)
    }
    self = places.map { self[$0] }
  }
}

extension Finding {
  /// nil if neither comes first.
  fileprivate func comesBefore(_ other: Finding) -> Bool? {
    if element != other.element { return element < other.element }
    if severity != other.severity { return severity > other.severity }
    return rule.id == other.rule.id ? nil : rule.id < other.rule.id
  }
}
