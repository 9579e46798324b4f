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

extension AuditedElement {
  /// The siblings closest to it in the document, at most 64 before it and 64 after it.
  ///
  /// Related views are close together; a parent may have any number of children.
  var nearestSiblings: [AuditedElement] {
    let (siblings, own) = siblings
    let start = max(siblings.startIndex, own - Self.mostOnOneSide)
    let end = min(siblings.endIndex, own + Self.mostOnOneSide + 1)
    return (start..<end).filter { $0 != own }.map { context.subject(Int(siblings[$0])) }
  }

  /// The sibling before it.
  var previousSibling: AuditedElement? {
    let (siblings, own) = siblings
    return own > siblings.startIndex ? context.subject(Int(siblings[own - 1])) : nil
  }

  /// The sibling after it.
  var nextSibling: AuditedElement? {
    let (siblings, own) = siblings
    return own + 1 < siblings.endIndex ? context.subject(Int(siblings[own + 1])) : nil
  }

  /// The sibling before it, if that has no children: texts usually have none.
  var previousLeaf: AuditedElement? { previousSibling.flatMap { $0.hasChildren ? nil : $0 } }

  /// The sibling after it, and the one before it if that has no children.
  var adjacentSiblings: [AuditedElement] { [nextSibling, previousLeaf].compactMap(\.self) }

  /// The text with a label that is directly before it in its view.
  var textBefore: AuditedElement? {
    guard parent != nil, let text = previousLeaf, text.role == .staticText,
      !text.element.hasBlankLabel
    else { return nil }
    return text
  }

  /// The first siblings of its class, itself included.
  var siblingsOfClass: [AuditedElement] {
    siblings.all.prefix(Self.mostOfClass).map { context.subject(Int($0)) }
      .filter { $0.className == className }
  }

  /// It with its siblings, and its own position among them.
  private var siblings: (all: ArraySlice<Int32>, own: Int) {
    let all = context.childLists.siblings(of: index, in: context.screen)
    return (all, all.indices.partitioningIndex { all[$0] >= index })
  }

  private static let mostOnOneSide = 64
  /// A group of choices is smaller.
  private static let mostOfClass = 64
}
