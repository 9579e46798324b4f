internal import AccessibilityModel

/// The properties of an element that determine the reading order.
extension Element {
  /// Whether it is a stop. An element that exists only in the capture is not, but may contain some.
  var isStop: Bool { isElement && flags.isDisjoint(with: [.artefact, .notVisible]) }

  /// Whether it makes its siblings unreachable.
  var isShownModal: Bool { isModal && !isHidden && !isTransparent }

  /// Whether nothing in the subtree is reachable (docs/evidence/voiceover.md#hidden-subtrees).
  ///
  /// A view without a size hides its content only if it clips, is itself an element or lists its
  /// elements: SwiftUI's bridges are views without a size around visible content.
  ///
  /// - Parameter isInPage: whether it is part of a web page. The browser decides there what is reachable, and links
  ///   that skip to the content have no size (docs/evidence/android.md#stops-of-talkback).
  func hidesSubtree(inPage isInPage: Bool) -> Bool {
    if elementsHidden || isHidden || isTransparent { return true }
    return !isInPage && isWithoutSize
      && (!flags.isDisjoint(with: [.isElement, .clipsToBounds]) || hasExplicitOrder)
  }

  /// Whether it lists its elements.
  var hasExplicitOrder: Bool { self.orderedElements != nil }

  /// Whether it can be sorted by its own origin: the file has a frame.
  var hasOrigin: Bool {
    !frame.isNull || flags.contains(.virtual) || self.accessibilityFrame != nil
  }

  private var isTransparent: Bool { (self.alpha ?? 1) <= 0 }

  private var isWithoutSize: Bool {
    frame.width == 0 && frame.height == 0 && !frame.isNull && !flags.contains(.virtual)
  }
}

// MARK: - How a container affects its content

extension Element {
  /// How the element groups its content; nil for a wrapper (docs/evidence/voiceover.md#groups).
  ///
  /// AccessibilitySnapshot does not group UIKit's tables and bars; devices do
  /// (docs/evidence/voiceover.md#bars-and-tables-keep-together).
  var groupKind: ReadingTree.GroupKind? {
    if hasExplicitOrder { return .ordered }
    switch role {
    // docs/evidence/voiceover.md#web-content
    case .segmentedControl, .webView: return .ordered
    case .table, .collectionView: return .sorted
    // docs/evidence/voiceover.md#one-line-in-a-bar-or-a-cell
    case .navigationBar, .toolbar, .tabBar, .cell: return .aligned
    default: break
    }
    let isGroup = groupsChildren || traits.contains(.tabBar)
    return isGroup || isContainerGroup ? .sorted : nil
  }

  private var isContainerGroup: Bool {
    switch self.containerType {
    case .list, .landmark, .dataTable: true
    case .semanticGroup: hasWords
    case nil: false
    }
  }

  /// A semantic group without any of these is transparent.
  private var hasWords: Bool {
    [label, value, identifier].contains { $0?.isEmpty == false }
  }

  /// How the element affects the announcements of its content; nil if it does not.
  var scopeKind: ReadingTree.ScopeKind? {
    switch role {
    case .segmentedControl: return .series
    case .tabBar: return .tabBar
    case .alert: return .named
    default: break
    }
    if traits.contains(.tabBar) { return .tabs }
    switch self.containerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup: return label?.isEmpty == false ? .named : nil
    case nil: return nil
    }
  }
}
