extension Range<Int> {
  /// The first number for which a condition holds, if it holds for all later ones too; the upper
  /// bound if it holds for none.
  public func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
