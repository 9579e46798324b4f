internal import SourceText

/// The keys by which a hierarchy of AccessibilitySnapshot is recognised.
enum SnapshotKeys {
  /// Keys that stand in every element, in every container of today, or around each of them.
  private static let decisive: Set = [
    "usesDefaultActivationPoint", "traversalIndex", "isModalBoundary",
  ]

  /// Keys around containers alone, as older versions wrote them.
  private static let aroundContainers: Set = ["container", "children", "_0"]

  /// The keys of nodes, and of elements where older versions wrote no nodes around them.
  private static let ofNodes: Set = [
    "element", "container", "traversalIndex", "description", "label", "value", "hint",
    "authoredHint", "identifier", "traits", "shape", "activationPoint",
    "usesDefaultActivationPoint", "userInputLabels", "customActions", "customContent",
    "customRotors", "accessibilityLanguage", "respondsToUserInteraction", "context", "visibility",
  ]

  /// Whether a document is a hierarchy, or may have been one before it was cut off or damaged.
  static func recognizes(_ start: JSONStart) -> Bool {
    let keys = Set(start.texts.lazy.filter(\.isKey).map(\.text))
    if !keys.isDisjoint(with: decisive) || keys.isSuperset(of: aroundContainers) { return true }
    guard start.ending != .whole else { return false }
    let depth = start.isArray ? 2 : 1
    let own = start.texts.filter { $0.isKey && $0.depth == depth }.map(\.text)
    return !own.isEmpty && ofNodes.isSuperset(of: own)
  }
}
