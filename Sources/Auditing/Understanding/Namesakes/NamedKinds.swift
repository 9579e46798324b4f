internal import AccessibilityModel

/// The kinds of views on a screen most of which have labels that no other view of their kind has.
///
/// The label of such a view is the name of what it shows. If it were the name of an action, all of them
/// would be called alike.
struct NamedKinds {
  /// Views of one class with one identifier: an app makes them from one layout.
  struct Kind: Hashable {
    let className: String
    let identifier: String

    init?(_ subject: AuditedElement) {
      guard let identifier = subject.identifier, !identifier.isEmpty else { return nil }
      className = subject.className
      self.identifier = identifier
    }
  }

  private var kinds: Set<Kind> = []

  init(of context: AuditContext) {
    var labels: [Kind: [String: Int]] = [:]
    for subject in context.subjects(.controls) where subject.kinds.contains(.labelled) {
      guard let kind = Kind(subject) else { continue }
      labels[kind, default: [:]][subject.wording.facts.folded, default: 0] += 1
    }
    for (kind, counts) in labels {
      let own = counts.values.count { $0 == 1 }
      if own >= Self.leastNames, 2 * own > counts.values.reduce(0, +) { kinds.insert(kind) }
    }
  }

  func contains(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// Fewer may be called differently by chance.
  private static let leastNames = 3
}
