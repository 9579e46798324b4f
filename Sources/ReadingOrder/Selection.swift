internal import AccessibilityModel

/// The elements of a screen that are stops, and the groups that stay together.
///
/// The walk uses an explicit stack, since a file may nest to any depth, and visits no element
/// twice, since an explicit list may name any elements.
struct Selection {
  /// An element that the walk visits.
  private struct Visit {
    var element: Int
    var scope: Int?
    /// The nearest element around it with a known frame, for elements without one.
    var origin: Int?
  }

  /// The remaining steps of the walk, the next one last.
  private enum Step {
    case visit(Visit)
    /// The siblings from one element up to an index, without their content.
    case siblings(Visit, end: Int)
    case closeGroup
  }

  private(set) var tree = ReadingTree()

  private let elements: [Element]
  private let includesSystem: Bool
  /// Android lists children nearly in the order in which TalkBack reads them: each view sorts its own
  /// (`ViewGroup.addChildrenForAccessibility`).
  private let isSorted: Bool
  /// nil for other platforms.
  private let talkBack: TalkBackOrder?
  private let hasModals: Bool
  private let split: SplitColumns
  /// Whether each element is part of a web page; nil if the screen has no page.
  private let isInPage: [Bool]?
  private var visited: [Bool]
  private var steps: [Step] = []
  private var concealed: [Bool]?

  init(of screen: Screen, includingSystem: Bool) {
    elements = screen.elements
    includesSystem = includingSystem
    isSorted = screen.platform != .android
    hasModals = elements.contains(where: \.isModal)
    split = SplitColumns(of: screen)
    isInPage = Self.partsOfPages(elements)
    talkBack = isSorted ? nil : TalkBackOrder(of: elements, isInPage: isInPage)
    visited = Array(repeating: false, count: elements.count)
    let all = Visit(element: 0)
    tree.open(ReadingTree.Unit(), isSorted ? .sorted : .ordered)
    steps.append(.closeGroup)
    push(siblingsIn: elements.indices, all)
    while let step = steps.popLast() {
      switch step {
      case .visit(let visit): take(visit)
      case .siblings(let visit, let end): advance(visit, end: end)
      case .closeGroup: tree.closeGroup()
      }
    }
  }

  private static func partsOfPages(_ elements: [Element]) -> [Bool]? {
    guard elements.contains(where: { $0.role == .webView }) else { return nil }
    var parts = [Bool](repeating: false, count: elements.count)
    for index in elements.indices {
      let parent = Int(elements[index].parent)
      if parent >= 0 { parts[index] = parts[parent] || elements[parent].role == .webView }
    }
    return parts
  }

  private func hidesSubtree(_ index: Int) -> Bool {
    elements[index].hidesSubtree(inPage: isInPage?[index] ?? false)
  }

  private mutating func advance(_ visit: Visit, end: Int) {
    guard visit.element < end else { return }
    var next = visit
    next.element = Int(elements[visit.element].end)
    steps.append(.siblings(next, end: end))
    take(visit)
  }

  /// Schedules elements with the state of a visit, the first to be visited first.
  private mutating func push(_ indices: [Int], _ model: Visit) {
    for index in indices.reversed() {
      var visit = model
      visit.element = index
      steps.append(.visit(visit))
    }
  }

  /// Schedules all siblings that begin in a range.
  ///
  /// Of modal siblings only the last visible one is read
  /// (docs/evidence/voiceover.md#modal-siblings).
  private mutating func push(siblingsIn range: Range<Int>, _ model: Visit) {
    if hasModals, let modal = lastModal(ofSiblingsIn: range) { return push([modal], model) }
    if let order = talkBack?.sorted(siblingsIn: range) { return push(order, model) }
    var visit = model
    visit.element = range.lowerBound
    steps.append(.siblings(visit, end: range.upperBound))
  }

  private func lastModal(ofSiblingsIn range: Range<Int>) -> Int? {
    var modal: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if elements[index].isShownModal { modal = index }
      index = Int(elements[index].end)
    }
    return modal
  }

  /// Decides how VoiceOver treats one element: ignored, a stop, a group or a mere wrapper.
  private mutating func take(_ visit: Visit) {
    let element = elements[visit.element]
    guard !visited[visit.element] else { return }
    visited[visit.element] = true
    guard !hidesSubtree(visit.element), includesSystem || !element.isSystem else { return }
    var visit = visit
    if element.hasOrigin { visit.origin = visit.element }
    guard element.isStop else { return enter(visit, element) }
    tree.add(unit(visit))
    if !isSorted {
      // On Android a stop may contain others: a clickable row, and the button in it.
      enter(visit, element)
    } else if element.role.isTextEntry {
      enterField(visit, element)
    }
  }

  private func unit(_ visit: Visit) -> ReadingTree.Unit {
    ReadingTree.Unit(element: visit.element, scope: visit.scope, origin: visit.origin)
  }
}

// MARK: - The content of an element

extension Selection {
  private mutating func enter(_ visit: Visit, _ element: Element) {
    let end = Int(element.end)
    guard end > visit.element + 1 || element.hasExplicitOrder else { return }
    var inner = visit
    let isColumn = split.columns.contains(visit.element)
    if let kind = groupKind(of: visit.element, isColumn: isColumn) {
      tree.open(
        unit(visit), isSorted ? kind : .ordered,
        keepsOrigin: isColumn || element.hasExplicitOrder && isTab(visit.scope))
      steps.append(.closeGroup)
    }
    if let kind = element.scopeKind {
      inner.scope = tree.addScope(kind, element: visit.element, in: visit.scope)
    }
    if let listed = element.orderedElements {
      push(reachable(listed, from: visit.element), inner)
    } else {
      push(siblingsIn: (visit.element + 1)..<end, inner)
    }
  }

  /// Columns of a split view stay together, and share a line however their tops differ.
  private func groupKind(of index: Int, isColumn: Bool) -> ReadingTree.GroupKind? {
    if let kind = elements[index].groupKind { return kind }
    if split.splitViews.contains(index) { return .aligned }
    return isColumn ? .sorted : nil
  }

  /// A text field is an element, and so are the buttons in it: the clear button, and those that the
  /// app adds at its ends. Its other content is not.
  private mutating func enterField(_ visit: Visit, _ field: Element) {
    var buttons: [Int] = []
    var index = visit.element + 1
    while index < Int(field.end) {
      let element = elements[index]
      let isButton = element.role == .button && element.isElement
      if isButton { buttons.append(index) }
      index = isButton || hidesSubtree(index) ? Int(element.end) : index + 1
    }
    push(buttons, visit)
  }

  /// Below a view with the trait `tabBar`, containers keep their own position
  /// (docs/evidence/voiceover.md#place-of-a-group).
  private func isTab(_ scope: Int?) -> Bool {
    guard let position = scope.flatMap({ tree.scopes[$0].position }) else { return false }
    return elements[tree.scopes[position].element].traits.contains(.tabBar)
  }

  /// The elements of an explicit list, without those below a hidden ancestor.
  private mutating func reachable(_ listed: [Int], from container: Int) -> [Int] {
    let listed = listed.filter(elements.indices.contains)
    guard listed.contains(where: { elements[$0].parent != Int32(container) }) else { return listed }
    let concealed = self.concealed ?? concealedElements()
    self.concealed = concealed
    return listed.filter { !concealed[$0] }
  }

  /// For each element, whether an ancestor hides its whole subtree.
  private func concealedElements() -> [Bool] {
    var concealed = Array(repeating: false, count: elements.count)
    for index in elements.indices where elements[index].parent >= 0 {
      let parent = Int(elements[index].parent)
      concealed[index] = concealed[parent] || hidesSubtree(parent)
    }
    return concealed
  }
}
