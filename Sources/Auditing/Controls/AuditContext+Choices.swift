internal import AccessibilityModel

extension AuditContext {
  /// The current choice of several where the app has made it dimmed, so that it is not pressed again,
  /// while the others are not: listeners hear that what they have chosen is unavailable.
  public var dimmedChoices: [AuditedElement] {
    let elements = screen.elements
    return stopElements.filter { index in
      let element = elements[index]
      guard element.traits.isSuperset(of: [.selected, .notEnabled, .button]) else { return false }
      let siblings = screen.parent(of: index).map { Array(screen.children(of: $0)) } ?? []
      return siblings.prefix(64).contains { other in
        other != index && elements[other].className == element.className
          && elements[other].traits.contains(.button)
          && elements[other].traits.isDisjoint(with: [.selected, .notEnabled])
      }
    }.map(subject)
  }
}
