internal import AccessibilityModel

/// Decides which nodes of a dump TalkBack's cursor reaches
/// (docs/evidence/android.md#stops-of-talkback).
///
/// Every step is a loop over the nodes; it runs from last to first if the content of a node
/// decides.
struct UIAutomatorFocus {
  /// Whether the cursor can focus the node; content that takes no focus is read with it.
  private(set) var isFocusable: [Bool]
  /// The nearest ancestor that is focusable; -1 where there is none.
  private(set) var focusableAncestors: [Int32]
  /// Whether the cursor stops at it.
  private(set) var takesFocus: [Bool]

  private let screen: Screen
  private let facts: [UIAutomatorFacts]
  /// Whether the node is part of a web page.
  private var isInPage: [Bool]
  /// Whether TalkBack knows the node at all; the children of others belong to the surrounding node.
  private var isNode: [Bool] = []
  /// The nearest ancestor that is a node; -1 where there is none.
  private var nodeParents: [Int32]
  private var hasNodesInside: [Bool]
  /// Whether it has speech: its own, or that of content without focus.
  private var speaks: [Bool]

  /// - Parameter statesImportance: whether the dump states the importance of each node; otherwise
  ///   its class and its actions decide.
  init(_ screen: Screen, _ facts: [UIAutomatorFacts], statesImportance: Bool) {
    self.screen = screen
    self.facts = facts
    isFocusable = Array(repeating: false, count: facts.count)
    focusableAncestors = Array(repeating: -1, count: facts.count)
    takesFocus = isFocusable
    nodeParents = focusableAncestors
    hasNodesInside = isFocusable
    speaks = isFocusable
    isInPage = isFocusable
    findPages()
    isNode = facts.indices.map { isNode($0, statesImportance) }
    findParents()
    for index in facts.indices.reversed() { decideFocusable(index) }
    for index in facts.indices { decideFocus(index) }
  }

  private mutating func findPages() {
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      isInPage[index] = isInPage[parent] || screen.elements[parent].role == .webView
    }
  }

  private mutating func findParents() {
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      nodeParents[index] = isNode[parent] ? Int32(parent) : nodeParents[parent]
      guard isNode[index], nodeParents[index] >= 0, isDisplayed(index) else { continue }
      hasNodesInside[Int(nodeParents[index])] = true
    }
  }

  /// The content is decided first; its speech counts for the surrounding node.
  private mutating func decideFocusable(_ index: Int) {
    guard isNode[index] else { return }
    // The text of a list only names it; a row around it does not speak because of it.
    speaks[index] = speaks[index] || saysSomething(index) && !isList(index)
    isFocusable[index] =
      !isContainer(index) && (isActionable(index) || isScrolledItem(index) && speaks[index])
    let parent = Int(nodeParents[index])
    guard parent >= 0, speaks[index], !isFocusable[index], isDisplayed(index) else { return }
    speaks[parent] = true
  }

  private mutating func decideFocus(_ index: Int) {
    let parent = Int(screen.elements[index].parent)
    if parent >= 0 {
      focusableAncestors[index] = isFocusable[parent] ? Int32(parent) : focusableAncestors[parent]
    }
    guard isNode[index] else { return }
    takesFocus[index] = isFocusable[index] ? isStop(index) : isStopOfItsOwn(index)
  }

  /// A control without content is a stop even if it has no text. The text of a row that the dumper
  /// cut off may be in the missing part.
  private func isStop(_ index: Int) -> Bool {
    if speaks[index] || facts[index].contains(.screenReaderFocusable) { return true }
    let element = screen.elements[index]
    let isCut = element.flags.contains(.clippedFrame) && Int(element.end) > index + 1
    return !hasNodesInside[index] && !isCut && !holdsDrawnViews(index)
  }

  /// Whether it can only have the focus, and holds silent views that a framework such as Flutter
  /// draws itself: TalkBack knows each of them, even if it is unimportant. A plain `View` of
  /// Android holds no other.
  private func holdsDrawnViews(_ index: Int) -> Bool {
    let acts: UIAutomatorFacts = [.clickable, .longClickable, .checkable, .editable]
    guard facts[index].isDisjoint(with: acts) else { return false }
    let first = index + 1
    guard first < Int(screen.elements[index].end), isPlainView(first) else { return false }
    return isPlainView(index) || Int(screen.elements[first].end) > first + 1
  }

  private func isPlainView(_ index: Int) -> Bool {
    screen.elements[index].className == "android.view.View"
  }

  /// An element without actions is a stop unless a node around it reads it.
  private func isStopOfItsOwn(_ index: Int) -> Bool {
    guard focusableAncestors[index] < 0, !isList(index) else { return false }
    if screen.elements[index].role == .webView || isInPage[index], hasNodesInside[index] {
      return false
    }
    return saysSomething(index)
  }
}

// MARK: - A node without its surroundings

extension UIAutomatorFocus {
  private func isNode(_ index: Int, _ statesImportance: Bool) -> Bool {
    if facts[index].contains(.notImportant) { return false }
    if statesImportance || !facts[index].isDisjoint(with: Self.important) { return true }
    let element = screen.elements[index]
    if element.parent >= 0, isList(Int(element.parent)) { return true }
    switch element.role {
    case .other, .image, .toolbar: return false
    default: return true
    }
  }

  private func isDisplayed(_ index: Int) -> Bool { !facts[index].contains(.notDisplayed) }

  /// Conditions that make any view important for accessibility
  /// (`View.isImportantForAccessibility`).
  private static let important: UIAutomatorFacts = [
    .clickable, .longClickable, .contextClickable, .focusable, .checkable, .screenReaderFocusable,
    .heading, .liveRegion, .described, .labelled, .editable, .container,
  ]

  /// Lists make each view that is an item important.
  private func isList(_ index: Int) -> Bool {
    switch screen.elements[index].role {
    case .table, .collectionView: true
    default: false
    }
  }

  private func isContainer(_ index: Int) -> Bool {
    facts[index].contains(.container) && !facts[index].contains(.screenReaderFocusable)
  }

  private func isActionable(_ index: Int) -> Bool {
    if isInPage[index], facts[index].isDisjoint(with: Self.focusedInPages) {
      return screen.elements[index].role.isControl
    }
    // Fields take keyboard focus, even in dumps without that attribute.
    let acts: UIAutomatorFacts = [
      .clickable, .longClickable, .focusable, .screenReaderFocusable, .editable,
    ]
    return !facts[index].isDisjoint(with: acts)
  }

  /// In a web page, an element that only handles clicks is not a stop: the browser stops at
  /// focusable elements, controls and texts (docs/evidence/android.md#stops-of-talkback).
  private static let focusedInPages: UIAutomatorFacts = [
    .focusable, .screenReaderFocusable, .editable, .checkable,
  ]

  /// Whether it is a direct child of a scrollable view. A web page has elements of its own.
  private func isScrolledItem(_ index: Int) -> Bool {
    let parent = Int(nodeParents[index])
    guard parent >= 0, !isInPage[index], facts[parent].contains(.container) else { return false }
    switch screen.elements[parent].role {
    case .webView, .popUpButton: return false
    default: return true
    }
  }

  /// Whether it has a text or a state. Adjustable bars always have a state, others only if the dump
  /// has their number: a row does not read them, but is a stop because of them
  /// (docs/evidence/android.md#stops-of-talkback).
  private func saysSomething(_ index: Int) -> Bool {
    if !facts[index].isDisjoint(with: [.labelled, .checkable]) { return true }
    let element = screen.elements[index]
    if facts[index].contains(.editable) {
      return element.value != nil || element.placeholder != nil
    }
    return element.role == .slider || element.role == .progressIndicator && element.value != nil
  }
}
