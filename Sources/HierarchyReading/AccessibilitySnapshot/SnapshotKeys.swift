internal import SourceText

/// The keys that identify a hierarchy of AccessibilitySnapshot.
enum SnapshotKeys {
  /// Keys of every element, of every container in current versions, or of the nodes around them.
  private static let decisive: Set = [
    "usesDefaultActivationPoint", "traversalIndex", "isModalBoundary",
  ]

  /// Keys of the nodes around containers in older versions.
  private static let aroundContainers: Set = ["container", "children", "_0"]

  /// The keys of nodes; in older versions without nodes, of elements.
  private static let ofNodes: Set = [
    "element", "container", "traversalIndex", "description", "label", "value", "hint",
    "authoredHint", "identifier", "traits", "shape", "activationPoint",
    "usesDefaultActivationPoint", "userInputLabels", "customActions", "customContent",
    "customRotors", "accessibilityLanguage", "respondsToUserInteraction", "context", "visibility",
  ]

  /// Whether a document is a hierarchy, or may have been one before it was damaged.
  static func recognizes(_ start: JSONStart) -> Bool {
    let keys = Set(start.texts.lazy.filter(\.isKey).map(\.text))
    if !keys.isDisjoint(with: decisive) || keys.isSuperset(of: aroundContainers) { return true }
    guard start.ending != .whole else { return false }
    let depth = start.isArray ? 2 : 1
    let own = start.texts.filter { $0.isKey && $0.depth == depth }.map(\.text)
    return !own.isEmpty && ofNodes.isSuperset(of: own)
  }
}
