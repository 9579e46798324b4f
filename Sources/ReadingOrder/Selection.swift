internal import AccessibilityModel

/// Which elements of a screen are stops, and which of them stay together.
///
/// The walk keeps its own stack, since a file decides how deep a tree is, and meets no element
/// twice, since a file decides what an explicit list names. It hands on what it finds while the
/// elements are still at hand: a group is put in order when the walk leaves it.
struct Selection {
  /// An element that the walk visits.
  private struct Visit {
    var element: Int32
    var scope: Int32
    /// The nearest element around it of which a frame is known, for those that have none.
    var place: Int32
  }

  /// Siblings that the walk still has to visit.
  private struct Siblings {
    /// The next of them, and where they stand.
    var next: Visit
    /// The index behind the last of them and all that is in it.
    let end: Int32
  }

  private(set) var arrangement: Arrangement
  private(set) var scopes: [Scope] = []
  private(set) var hasStops = false

  private let includesSystem: Bool
  /// Android hands its children out in the order in which TalkBack reads them: each view sorts its
  /// own (`ViewGroup.addChildrenForAccessibility`), so that nothing is left to sort here.
  private let isSorted: Bool
  private var visited: [Bool]
  /// What is open, the innermost last.
  private var pending: [Siblings] = []
  /// Where in `pending` the contents of each open group begin, the innermost last.
  private var bases: [Int] = []
  /// Whether anything may take the screen for itself.
  private let hasModals: Bool
  private var concealed: [Bool]?

  init(of screen: Screen, includingSystem: Bool) {
    // Lent to all that asks for elements: what stands in the walk is counted at each question.
    let elements = screen.elements
    includesSystem = includingSystem
    isSorted = screen.platform != .android
    visited = Array(repeating: false, count: elements.count)
    // Else all siblings would be looked at twice, before they are visited and then.
    hasModals = elements.contains(where: \.isModal)
    arrangement = Arrangement(of: screen)
    let all = Visit(element: -1, scope: -1, place: -1)
    openGroup(.sorted, at: all)
    push(siblingsIn: 0..<elements.count, of: elements, all)
    while let visit = nextVisit(of: elements) { take(visit, of: elements) }
  }

  private mutating func nextVisit(of elements: [Element]) -> Visit? {
    while true {
      while let base = bases.last, pending.count == base {
        bases.removeLast()
        arrangement.close(elements)
      }
      guard let place = pending.indices.last else { return nil }
      let visit = pending[place].next
      guard visit.element < pending[place].end else {
        pending.removeLast()
        continue
      }
      pending[place].next.element = elements[Int(visit.element)].end
      return visit
    }
  }

  /// Visits elements as the model of a visit says, the first of them first.
  private mutating func push(_ indices: [Int], _ model: Visit) {
    for index in indices.reversed() {
      var visit = model
      visit.element = Int32(index)
      pending.append(Siblings(next: visit, end: Int32(index + 1)))
    }
  }

  /// Visits the siblings that a range begins with, all of them.
  ///
  /// Of modal siblings only the last is read (`voiceover.md` §2.5); one that is not shown is none.
  private mutating func push(
    siblingsIn range: Range<Int>, of elements: [Element], _ model: Visit
  ) {
    if hasModals, let modal = lastModal(ofSiblingsIn: range, of: elements) {
      return push([modal], model)
    }
    var visit = model
    visit.element = Int32(range.lowerBound)
    pending.append(Siblings(next: visit, end: Int32(range.upperBound)))
  }

  private func lastModal(ofSiblingsIn range: Range<Int>, of elements: [Element]) -> Int? {
    var modal: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.isShownModal(elements, index) { modal = index }
      index = Int(elements[index].end)
    }
    return modal
  }

  private static func isShownModal(_ elements: [Element], _ index: Int) -> Bool {
    guard SelectionFacts.isModal(elements[index].flags) else { return false }
    return (elements[index].alpha ?? 1) > 0
  }

  /// Decides what one element is to VoiceOver: nothing, a stop, a group or a mere wrapper.
  private mutating func take(_ visit: Visit, of elements: [Element]) {
    let index = Int(visit.element)
    guard !visited[index] else { return }
    visited[index] = true
    let facts = SelectionFacts(elements, index)
    guard !facts.hidesSubtree, includesSystem || !facts.flags.contains(.system)
    else { return }
    var visit = visit
    if facts.hasPlace { visit.place = visit.element }
    if facts.isStop {
      hasStops = true
      arrangement.add(
        Arrangement.Unit(element: visit.element, scope: visit.scope, place: visit.place))
      if !isSorted {
        // On Android a stop may hold others: a row that is clicked, and the button in it.
        enter(visit, of: elements, facts)
      } else if facts.role.isTextEntry {
        enterField(visit, of: elements)
      }
    } else {
      enter(visit, of: elements, facts)
    }
  }

  private mutating func enter(_ visit: Visit, of elements: [Element], _ facts: SelectionFacts) {
    let index = Int(visit.element)
    let end = Int(elements[index].end)
    guard end > index + 1 || facts.hasOrder else { return }
    var inner = visit
    if let kind = facts.group(elements, index) {
      openGroup(kind, at: visit, keepsOwnPlace: facts.hasOrder && isTab(visit.scope, of: elements))
    }
    if let kind = facts.scope(elements, index) { inner.scope = openScope(kind, at: visit) }
    if facts.hasOrder, let listed = elements[index].orderedElements {
      push(reachable(listed, from: index, of: elements), inner)
    } else {
      push(siblingsIn: (index + 1)..<end, of: elements, inner)
    }
  }

  private mutating func openGroup(
    _ kind: Arrangement.Group.Kind, at visit: Visit, keepsOwnPlace: Bool = false
  ) {
    arrangement.open(
      Arrangement.Unit(element: visit.element, scope: visit.scope, place: visit.place),
      isSorted ? kind : .ordered, keepsOwnPlace: keepsOwnPlace)
    bases.append(pending.count)
  }

  /// A text field is an element, and yet the buttons in it are: the one that clears it, those that
  /// the app puts at its ends. Nothing else in it is.
  private mutating func enterField(_ visit: Visit, of elements: [Element]) {
    var buttons: [Int] = []
    var index = Int(visit.element) + 1
    while index < Int(elements[Int(visit.element)].end) {
      let facts = SelectionFacts(elements, index)
      let isButton = facts.role == .button && facts.flags.contains(.isElement)
      if isButton { buttons.append(index) }
      let isSkipped = isButton || facts.hidesSubtree
      index = isSkipped ? Int(elements[index].end) : index + 1
    }
    push(buttons, visit)
  }

  private mutating func openScope(_ kind: Scope.Kind, at visit: Visit) -> Int32 {
    let around = visit.scope < 0 ? nil : scopes[Int(visit.scope)]
    let index = Int32(scopes.count)
    scopes.append(Scope(kind, element: visit.element, index: index, inside: visit.scope, around))
    return index
  }

  /// Below a view with the trait `tabBar`, containers keep their own place (`voiceover.md` §3.2).
  private func isTab(_ scope: Int32, of elements: [Element]) -> Bool {
    guard scope >= 0, scopes[Int(scope)].position >= 0 else { return false }
    return elements[Int(scopes[Int(scopes[Int(scope)].position)].element)].traits.contains(.tabBar)
  }

  /// What an explicit list names, less what hides behind an ancestor that is not shown.
  private mutating func reachable(
    _ listed: [Int], from container: Int, of elements: [Element]
  ) -> [Int] {
    let isFar = listed.contains {
      elements.indices.contains($0) && elements[$0].parent != Int32(container)
    }
    guard isFar else { return listed.filter(elements.indices.contains) }
    let concealed = self.concealed ?? Self.concealed(elements)
    self.concealed = concealed
    return listed.filter { elements.indices.contains($0) && !concealed[$0] }
  }

  /// For each element whether an ancestor hides its whole subtree.
  private static func concealed(_ elements: [Element]) -> [Bool] {
    var concealed = Array(repeating: false, count: elements.count)
    for index in elements.indices where elements[index].parent >= 0 {
      let parent = Int(elements[index].parent)
      concealed[index] = concealed[parent] || SelectionFacts(elements, parent).hidesSubtree
    }
    return concealed
  }
}
