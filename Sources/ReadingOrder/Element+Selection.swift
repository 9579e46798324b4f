internal import AccessibilityModel

/// What the selection asks of an element; the details come along so that they are read once.
extension Element {
  /// Whether nothing in the subtree can be reached (`voiceover.md` §2.1 and §2.2).
  ///
  /// A view of no size at all hides what is below it only if it clips, is itself an element or names
  /// its elements: SwiftUI's bridges are views of no size around visible content.
  func hidesSubtree(_ details: Details?) -> Bool {
    if elementsHidden || isHidden { return true }
    if let alpha = details?.alpha, alpha <= 0 { return true }
    guard !flags.contains(.virtual), !frame.isNull, frame.width == 0, frame.height == 0 else {
      return false
    }
    return isElement || flags.contains(.clipsToBounds) || details?.orderedElements != nil
  }

  /// Whether the cursor stops here. What a capture shows and VoiceOver does not have is no stop,
  /// but may hold some.
  var isStop: Bool { isElement && flags.isDisjoint(with: [.artefact, .notVisible]) }

  /// Whether the siblings of the element are out of reach.
  var isShownModal: Bool { isModal && !isHidden && (!hasDetails || (details.alpha ?? 1) > 0) }

  /// Where the element is sorted to: the origin of its frame, whatever its path (`voiceover.md` §3.1).
  ///
  /// A frame that is no number counts as the origin; nil where the file has no frame.
  func sortOrigin(_ details: Details?) -> Point? {
    if let frame = details?.accessibilityFrame { return Self.origin(of: frame) }
    return frame.isNull && !flags.contains(.virtual) ? nil : Self.origin(of: frame)
  }

  private static func origin(of frame: Rect) -> Point {
    frame.isFinite ? Point(x: frame.x, y: frame.y) : Point(x: 0, y: 0)
  }

  /// How what is below the element stays together; nil for a mere wrapper (`voiceover.md` §2.6).
  ///
  /// That tables and the bars of UIKit keep together is not in the peer; devices read a button that
  /// floats over a table after all its rows, and a bar in one go.
  func groupKind(_ details: Details?) -> Selection.Kind? {
    if details?.orderedElements != nil { return .orderedGroup }
    switch role {
    case .segmentedControl: return .orderedGroup
    case .tabBar, .navigationBar, .table, .collectionView: return .sortedGroup
    default: break
    }
    if groupsChildren || traits.contains(.tabBar) { return .sortedGroup }
    switch details?.containerType {
    case .list, .landmark, .dataTable: return .sortedGroup
    case .semanticGroup: return hasWords ? .sortedGroup : nil
    case nil: return nil
    }
  }

  /// A semantic group without any of these is transparent.
  private var hasWords: Bool {
    [label, value, identifier].contains { $0?.isEmpty == false }
  }

  /// What the element tells about everything below it; nil for nothing.
  func scopeKind(_ details: Details?) -> Scope.Kind? {
    switch role {
    case .segmentedControl: return .series
    case .tabBar: return .tabBar
    case .alert: return .named
    default: break
    }
    if traits.contains(.tabBar) { return .tabs }
    switch details?.containerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup: return label?.isEmpty == false ? .named : nil
    case nil: return nil
    }
  }
}
