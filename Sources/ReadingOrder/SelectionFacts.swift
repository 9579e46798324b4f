internal import AccessibilityModel

/// What the selection asks of every element, so that each is looked at once.
struct SelectionFacts {
  var hidesSubtree: Bool
  let flags: Element.Flags
  let role: Role
  /// Whether it names its elements.
  var hasOrder = false
  /// Where the element is sorted to; nil where the file has no frame.
  var origin: Point?
  var priority: Double = 0
  var group: Selection.Kind?
  var scope: Scope.Kind?

  /// Takes from the element what it needs, field by field: a copy would count all its texts. Borrows the
  /// elements, which an initializer would own as a rule: that would be counted each time.
  init(_ elements: borrowing [Element], _ index: Int) {
    role = elements[index].role
    flags = elements[index].flags
    let frame = elements[index].frame
    let traits = elements[index].traits
    hidesSubtree = Self.hidesSubtree(flags, frame)
    origin = frame.isNull && !flags.contains(.virtual) ? nil : Self.origin(of: frame)
    group = Self.group(role, flags, traits)
    scope = Self.scope(role, traits)
    if elements[index].hasDetails { add(elements[index]) }
  }

  /// Whether the cursor stops here. What a capture shows and VoiceOver does not have is no stop,
  /// but may hold some.
  var isStop: Bool {
    flags.contains(.isElement) && flags.isDisjoint(with: [.artefact, .notVisible])
  }

  /// Whether the siblings of the element are out of reach, as long as it is not transparent.
  static func isModal(_ flags: Element.Flags) -> Bool {
    flags.contains(.viewIsModal) && !flags.contains(.hidden)
  }

  /// Whether nothing in the subtree can be reached (`voiceover.md` §2.1 and §2.2).
  ///
  /// A view of no size at all hides what is below it only if it clips, is itself an element or names
  /// its elements: SwiftUI's bridges are views of no size around visible content.
  private static func hidesSubtree(_ flags: Element.Flags, _ frame: Rect) -> Bool {
    if !flags.isDisjoint(with: [.elementsHidden, .hidden]) { return true }
    return isWithoutSize(flags, frame) && !flags.isDisjoint(with: [.isElement, .clipsToBounds])
  }

  private static func isWithoutSize(_ flags: Element.Flags, _ frame: Rect) -> Bool {
    frame.width == 0 && frame.height == 0 && !frame.isNull && !flags.contains(.virtual)
  }

  /// The origin of a frame, whatever the path (`voiceover.md` §3.1); one that is no number counts as
  /// the origin of the screen.
  private static func origin(of frame: Rect) -> Point {
    frame.isFinite ? Point(x: frame.x, y: frame.y) : Point(x: 0, y: 0)
  }

  /// How what is below the element stays together; nil for a mere wrapper (`voiceover.md` §2.6).
  ///
  /// That tables and the bars of UIKit keep together is not in the peer; devices read a button that
  /// floats over a table after all its rows, and a bar in one go.
  private static func group(
    _ role: Role, _ flags: Element.Flags, _ traits: Traits
  ) -> Selection.Kind? {
    switch role {
    case .segmentedControl: .orderedGroup
    case .tabBar, .navigationBar, .table, .collectionView: .sortedGroup
    default: flags.contains(.groupsChildren) || traits.contains(.tabBar) ? .sortedGroup : nil
    }
  }

  /// What the element tells about everything below it; nil for nothing.
  private static func scope(_ role: Role, _ traits: Traits) -> Scope.Kind? {
    switch role {
    case .segmentedControl: .series
    case .tabBar: .tabBar
    case .alert: .named
    default: traits.contains(.tabBar) ? .tabs : nil
    }
  }
}

// MARK: - What the details of an element add

extension SelectionFacts {
  private mutating func add(_ element: Element) {
    hasOrder = element.details.orderedElements != nil
    priority = element.details.sortPriority ?? 0
    let isTransparent = (element.details.alpha ?? 1) <= 0
    if isTransparent || hasOrder && Self.isWithoutSize(flags, element.frame) { hidesSubtree = true }
    if let frame = element.details.accessibilityFrame { origin = Self.origin(of: frame) }
    group = hasOrder ? .orderedGroup : group ?? Self.group(element)
    scope = scope ?? Self.scope(element)
  }

  private static func group(_ element: Element) -> Selection.Kind? {
    switch element.details.containerType {
    case .list, .landmark, .dataTable: .sortedGroup
    case .semanticGroup: hasWords(element) ? .sortedGroup : nil
    case nil: nil
    }
  }

  /// A semantic group without any of these is transparent.
  private static func hasWords(_ element: Element) -> Bool {
    [element.label, element.value, element.identifier].contains { $0?.isEmpty == false }
  }

  private static func scope(_ element: Element) -> Scope.Kind? {
    switch element.details.containerType {
    case .list: .list
    case .landmark: .landmark
    case .dataTable: .dataTable
    case .semanticGroup: element.label?.isEmpty == false ? .named : nil
    case nil: nil
    }
  }
}
