extension Array {
  /// Its elements in runs of adjacent equivalent ones.
  ///
  /// It groups sorted elements without a dictionary.
  func runs(_ areAlike: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for place in indices where place == count - 1 || !areAlike(self[start], self[place + 1]) {
      runs.append(self[start...place])
      start = place + 1
    }
    return runs
  }
}
