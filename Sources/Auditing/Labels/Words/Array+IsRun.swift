extension [String] {
  /// Whether they follow each other so among others; no words are nowhere.
  public func isRun(in others: [String]) -> Bool {
    guard !isEmpty, count <= others.count else { return false }
    return (0...(others.count - count)).contains { start in
      others[start..<(start + count)].elementsEqual(self)
    }
  }
}
