internal import AccessibilityModel

enum SubjectClassifier {
  /// Tells of every element of a screen which kinds it belongs to, in one walk.
  ///
  /// What the app hides, and what lies below it, belongs to none.
  static func classify(_ screen: Screen, stopNumbers: [Int32]) -> [SubjectKinds] {
    var kinds = [SubjectKinds](repeating: [], count: screen.elements.count)
    var index = 0
    while index < screen.elements.count {
      if isGone(screen.elements[index]) {
        index = Int(screen.elements[index].end)
        continue
      }
      kinds[index] = kind(of: screen.elements[index], isStop: stopNumbers[index] >= 0)
      index += 1
    }
    return kinds
  }

  private static func isGone(_ element: Element) -> Bool {
    if element.isHidden || element.isSystem { return true }
    guard element.hasDetails, let alpha = element.details.alpha else { return false }
    return alpha <= 0
  }

  private static func kind(of element: Element, isStop: Bool) -> SubjectKinds {
    guard element.flags.isDisjoint(with: [.artefact, .notVisible]) else { return [] }
    var kinds: SubjectKinds = .all
    let isActionable = Self.isActionable(element)
    if isActionable { kinds.insert(.actionable) }
    if element.isCustomClass { kinds.insert(.customClasses) }
    if element.role == .staticText || element.hasDetails && hasText(element.details) {
      kinds.insert(.texts)
    }
    guard isStop else { return kinds }
    kinds.insert(.stops)
    if isActionable { kinds.insert(.controls) }
    if !element.hasBlankLabel { kinds.insert(.labelled) }
    if element.isTextual { kinds.insert(.readTexts) }
    if element.isImage { kinds.insert(.images) }
    if element.isTextEntry { kinds.insert(.textEntries) }
    if element.isAdjustable { kinds.insert(.adjustables) }
    if element.isToggle { kinds.insert(.toggles) }
    return kinds
  }

  private static func isActionable(_ element: Element) -> Bool {
    element.role.isControl || !element.traits.isDisjoint(with: .actionable)
      || element.flags.contains(.respondsToTap)
  }

  private static func hasText(_ details: Element.Details) -> Bool {
    details.text?.isEmpty == false || details.title?.isEmpty == false
  }
}
