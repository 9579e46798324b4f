internal import AccessibilityModel

/// The children of each element in one list, so that those around an element are found without a walk over all
/// of them (docs/robustness.md#growth).
struct ChildLists {
  /// The children of the roots' parent, of the first element, of the second …, each in document order.
  private let children: [Int32]
  /// Where the list of each element begins; the first is that of the roots.
  private let starts: [Int32]

  init(_ screen: Screen) {
    var starts = [Int32](repeating: 0, count: screen.elements.count + 2)
    for element in screen.elements { starts[Int(element.parent) + 2] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var children = [Int32](repeating: 0, count: screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      let list = Int(element.parent) + 1
      children[Int(next[list])] = Int32(index)
      next[list] += 1
    }
    (self.children, self.starts) = (children, starts)
  }

  /// An element with its siblings.
  func siblings(of index: Int, in screen: Screen) -> ArraySlice<Int32> {
    let list = Int(screen.elements[index].parent) + 1
    return children[Int(starts[list])..<Int(starts[list + 1])]
  }
}
