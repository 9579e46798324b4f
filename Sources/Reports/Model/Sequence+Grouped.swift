extension Sequence {
  /// Groups of the elements with the same key, in the order of their first elements.
  func groupedInOrder<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var positions: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].append(element)
      } else {
        positions[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
