internal import AccessibilityModel

extension AuditContext {
  /// The current choice of several where the app has made it dimmed, so that it is not pressed again,
  /// while the others are not: listeners hear that what they have chosen is unavailable.
  public var dimmedChoices: [AuditedElement] {
    let elements = screen.elements
    return stopElements.filter { index in
      let element = elements[index]
      guard element.traits.isSuperset(of: [.selected, .notEnabled, .button]) else { return false }
      return subject(index).nearestSiblings.contains { other in
        other.className == element.className && other.traits.contains(.button)
          && other.traits.isDisjoint(with: [.selected, .notEnabled])
      }
    }.map(subject)
  }
}
