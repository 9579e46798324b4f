internal import AccessibilityModel

/// Which elements of a screen are stops, and which of them stay together.
///
/// The walk keeps its own stack, since a file decides how deep a tree is, and meets no element
/// twice, since a file decides what an explicit list names.
struct Selection {
  /// A stop, or a group of stops that are read without a break.
  struct Unit {
    /// The element of a stop, the container of a group; -1 for the group of all.
    var element: Int32
    /// The unit of the group around it; -1 for the group of all.
    var group: Int32
    /// Where its surroundings are described; -1 where there is nothing to tell.
    var scope: Int32
    var kind: Kind
    var key: SortKey
    /// Whether a group stands where its container stands, not where its first stop does.
    var keepsOwnPlace = false
  }

  enum Kind { case stop, sortedGroup, orderedGroup }

  /// What the walk still has to visit.
  private struct Visit {
    var element: Int32
    var group: Int32
    var scope: Int32
    /// The nearest frame around it that is known, for elements that have none.
    var origin: Point
  }

  private(set) var units: [Unit] = []
  private(set) var scopes: [Scope] = []
  private(set) var hasStops = false

  private let screen: Screen
  private let elements: [Element]
  private let includesSystem: Bool
  private let isMirrored: Bool
  /// Android hands its children out in the order in which TalkBack reads them: each view sorts its
  /// own (`ViewGroup.addChildrenForAccessibility`), so that nothing is left to sort here.
  private let isSorted: Bool
  private var visited: [Bool]
  private var pending: [Visit] = []
  private var concealed: [Bool]?

  init(of screen: Screen, includingSystem: Bool) {
    self.screen = screen
    elements = screen.elements
    includesSystem = includingSystem
    isMirrored = screen.direction == .rtl
    isSorted = screen.platform != .android
    visited = Array(repeating: false, count: screen.elements.count)
    let start = Point(x: 0, y: 0)
    units.append(
      Unit(
        element: -1, group: -1, scope: -1, kind: isSorted ? .sortedGroup : .orderedGroup,
        key: SortKey(at: start, isMirrored: isMirrored)))
    push(lastModal(of: screen.roots) ?? screen.roots, group: 0, scope: -1, origin: start)
    while let visit = pending.popLast() { take(visit) }
  }

  private mutating func push(_ indices: [Int], group: Int32, scope: Int32, origin: Point) {
    for index in indices.reversed() {
      pending.append(Visit(element: Int32(index), group: group, scope: scope, origin: origin))
    }
  }

  /// Decides what one element is to VoiceOver: nothing, a stop, a group or a mere wrapper.
  private mutating func take(_ visit: Visit) {
    let index = Int(visit.element)
    guard !visited[index] else { return }
    visited[index] = true
    let element = elements[index]
    let details = element.hasDetails ? element.details : nil
    guard !element.hidesSubtree(details), includesSystem || !element.isSystem else { return }
    let origin = element.sortOrigin(details) ?? visit.origin
    let key = SortKey(
      at: origin, isMirrored: isMirrored, comesFirst: element.role == .navigationBar,
      priority: details?.sortPriority ?? 0)
    if element.isStop {
      hasStops = true
      units.append(
        Unit(
          element: visit.element, group: visit.group, scope: visit.scope, kind: .stop, key: key))
      if !isSorted {
        // On Android a stop may hold others: a row that is clicked, and the button in it.
        enter(visit, element: element, details: details, origin: origin, key: key)
      } else if element.role.isTextEntry {
        enterField(visit, origin: origin)
      }
    } else {
      enter(visit, element: element, details: details, origin: origin, key: key)
    }
  }

  private mutating func enter(
    _ visit: Visit, element: Element, details: Element.Details?, origin: Point, key: SortKey
  ) {
    let index = Int(visit.element)
    guard Int(element.end) > index + 1 || details?.orderedElements != nil else { return }
    var group = visit.group
    if let kind = element.groupKind(details) {
      group = Int32(units.count)
      var unit = Unit(
        element: visit.element, group: visit.group, scope: visit.scope,
        kind: isSorted ? kind : .orderedGroup, key: key)
      unit.keepsOwnPlace = details?.orderedElements != nil && isTab(visit.scope)
      units.append(unit)
    }
    let scope = openScope(for: element, details: details, at: visit)
    if let listed = details?.orderedElements {
      push(reachable(listed, from: index), group: group, scope: scope, origin: origin)
    } else {
      let children = Array(screen.children(of: index))
      push(lastModal(of: children) ?? children, group: group, scope: scope, origin: origin)
    }
  }

  /// A text field is an element, and yet the buttons in it are: the one that clears it, those that
  /// the app puts at its ends. Nothing else in it is.
  private mutating func enterField(_ visit: Visit, origin: Point) {
    var buttons: [Int] = []
    var index = Int(visit.element) + 1
    while index < Int(elements[Int(visit.element)].end) {
      let element = elements[index]
      let isButton = element.role == .button && element.isElement
      if isButton { buttons.append(index) }
      let isSkipped = isButton || element.hidesSubtree(element.hasDetails ? element.details : nil)
      index = isSkipped ? Int(element.end) : index + 1
    }
    push(buttons, group: visit.group, scope: visit.scope, origin: origin)
  }

  private mutating func openScope(
    for element: Element, details: Element.Details?, at visit: Visit
  ) -> Int32 {
    guard let kind = element.scopeKind(details) else { return visit.scope }
    let around = visit.scope < 0 ? nil : scopes[Int(visit.scope)]
    let index = Int32(scopes.count)
    scopes.append(Scope(kind, element: visit.element, index: index, inside: visit.scope, around))
    return index
  }

  /// Below a view with the trait `tabBar`, containers keep their own place (`voiceover.md` §3.2).
  private func isTab(_ scope: Int32) -> Bool {
    guard scope >= 0, scopes[Int(scope)].position >= 0 else { return false }
    return elements[Int(scopes[Int(scopes[Int(scope)].position)].element)].traits.contains(.tabBar)
  }

  /// Of modal siblings only the last is read (`voiceover.md` §2.5); one that is not shown is none.
  private func lastModal(of siblings: [Int]) -> [Int]? {
    siblings.last { elements[$0].isShownModal }.map { [$0] }
  }

  /// What an explicit list names, less what hides behind an ancestor that is not shown.
  private mutating func reachable(_ listed: [Int], from container: Int) -> [Int] {
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
      let details = elements[parent].hasDetails ? elements[parent].details : nil
      concealed[index] = concealed[parent] || elements[parent].hidesSubtree(details)
    }
    return concealed
  }
}
