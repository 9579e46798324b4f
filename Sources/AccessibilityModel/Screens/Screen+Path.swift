extension Screen {
  /// The class names from the root to an element, numbered among siblings of the same class where
  /// there are several (`UIView/UIButton[2]`), so that a path is a relative XPath.
  public func path(of index: Int) -> String {
    var steps: [Int] = []
    var next: Int? = index
    while let step = next {
      steps.append(step)
      next = parent(of: step)
    }
    var path: [UInt8] = []
    for step in steps.reversed() {
      if !path.isEmpty { path.append(UInt8(ascii: "/")) }
      path += elements[step].className.utf8
      let ordinal = elements[step].ordinal
      if ordinal > 0 { path += "[\(ordinal)]".utf8 }
    }
    return String(decoding: path, as: UTF8.self)
  }
}

extension [Element] {
  /// Numbers the elements among the siblings of their class.
  ///
  /// Done once for all paths: a screen may have 100,000 siblings, and a report asks for the path of
  /// each.
  mutating func numberSiblings() {
    numberSiblings(in: indices)
    for index in indices where Int(self[index].end) > index + 2 {
      numberSiblings(in: (index + 1)..<Int(self[index].end))
    }
  }

  /// - Parameter range: begins with the first sibling and ends with all that is in the last.
  private mutating func numberSiblings(in range: Range<Int>) {
    var last: [String: Int] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      let name = self[index].className
      self[index].ordinal = 0
      if let before = last[name] {
        if self[before].ordinal == 0 { self[before].ordinal = 1 }
        self[index].ordinal = self[before].ordinal + 1
      }
      last[name] = index
      index = Int(self[index].end)
    }
  }
}
