internal import AccessibilityModel

/// What the selection asks of every element, so that each is looked at once.
struct SelectionFacts {
  var hidesSubtree: Bool
  let flags: Element.Flags
  let role: Role
  /// Whether it names its elements.
  var hasOrder = false
  /// Whether it can be sorted to a place of its own: the file has a frame.
  var hasPlace: Bool

  /// Takes from the element what it needs, field by field: a copy would count all its texts. Borrows the
  /// elements, which an initializer would own as a rule: that would be counted each time.
  init(_ elements: borrowing [Element], _ index: Int) {
    role = elements[index].role
    flags = elements[index].flags
    let frame = elements[index].frame
    hidesSubtree = Self.hidesSubtree(flags, frame)
    hasPlace = !frame.isNull || flags.contains(.virtual)
    add(elements, index)
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

  private mutating func add(_ elements: borrowing [Element], _ index: Int) {
    hasOrder = elements[index].orderedElements != nil
    let isTransparent = (elements[index].alpha ?? 1) <= 0
    if isTransparent || hasOrder && Self.isWithoutSize(flags, elements[index].frame) {
      hidesSubtree = true
    }
    if elements[index].accessibilityFrame != nil { hasPlace = true }
  }
}

// MARK: - What is asked of containers alone

extension SelectionFacts {
  /// How what is below the element stays together; nil for a mere wrapper (`voiceover.md` §2.6).
  ///
  /// That tables and the bars of UIKit keep together is not in the peer; devices read a button that
  /// floats over a table after all its rows, and a bar in one go.
  func group(_ elements: borrowing [Element], _ index: Int) -> Arrangement.Group.Kind? {
    if hasOrder { return .ordered }
    switch role {
    case .segmentedControl: return .ordered
    case .tabBar, .navigationBar, .table, .collectionView: return .sorted
    default: break
    }
    let isGroup = flags.contains(.groupsChildren) || elements[index].traits.contains(.tabBar)
    return isGroup || Self.isGroup(elements[index]) ? .sorted : nil
  }

  private static func isGroup(_ element: Element) -> Bool {
    switch element.containerType {
    case .list, .landmark, .dataTable: true
    case .semanticGroup: hasWords(element)
    case nil: false
    }
  }

  /// A semantic group without any of these is transparent.
  private static func hasWords(_ element: Element) -> Bool {
    [element.label, element.value, element.identifier].contains { $0?.isEmpty == false }
  }

  /// What the element tells about everything below it; nil for nothing.
  func scope(_ elements: borrowing [Element], _ index: Int) -> Scope.Kind? {
    switch role {
    case .segmentedControl: return .series
    case .tabBar: return .tabBar
    case .alert: return .named
    default: break
    }
    if elements[index].traits.contains(.tabBar) { return .tabs }
    return Self.scope(elements[index])
  }

  private static func scope(_ element: Element) -> Scope.Kind? {
    switch element.containerType {
    case .list: .list
    case .landmark: .landmark
    case .dataTable: .dataTable
    case .semanticGroup: element.label?.isEmpty == false ? .named : nil
    case nil: nil
    }
  }
}
