internal import AccessibilityModel

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
