internal import AccessibilityModel

enum SubjectClassifier {
  /// Tells of every element of a screen which kinds it belongs to, in one walk.
  ///
  /// What the app hides, and what lies below it, belongs to none.
  static func classify(
    _ screen: Screen, stopNumbers: [Int32]
  ) -> (kinds: [SubjectKinds], columns: ElementColumns) {
    let elements = screen.elements
    var kinds = [SubjectKinds](repeating: [], count: elements.count)
    var shown = 0
    let columns = ElementColumns(elements) { index in
      guard index >= shown else { return }
      if isGone(elements, index) {
        shown = Int(elements[index].end)
      } else {
        kinds[index] = kind(of: elements, index, isStop: stopNumbers[index] >= 0)
      }
    }
    return (kinds, columns)
  }

  // Field by field: a copy of an element would count all its texts.

  private static func isGone(_ elements: [Element], _ index: Int) -> Bool {
    if !elements[index].flags.isDisjoint(with: [.hidden, .system]) { return true }
    guard elements[index].hasDetails else { return false }
    return (elements[index].details.alpha ?? 1) <= 0
  }

  private static func kind(
    of elements: [Element], _ index: Int, isStop: Bool
  ) -> SubjectKinds {
    let flags = elements[index].flags
    let role = elements[index].role
    let traits = elements[index].traits
    guard flags.isDisjoint(with: [.artefact, .notVisible]) else { return [] }
    var kinds: SubjectKinds = .all
    let isActionable =
      role.isControl || !traits.isDisjoint(with: .actionable) || flags.contains(.respondsToTap)
    if isActionable { kinds.insert(.actionable) }
    if flags.contains(.customClass) { kinds.insert(.customClasses) }
    if role == .staticText || elements[index].hasDetails && hasText(elements[index].details) {
      kinds.insert(.texts)
    }
    guard isStop else { return kinds }
    kinds.insert(.stops)
    if isActionable { kinds.insert(.controls) }
    if let label = elements[index].label, !label.isBlank { kinds.insert(.labelled) }
    kinds.formUnion(Self.kinds(of: role, traits))
    return kinds
  }

  /// What a stop is by its role and its traits.
  private static func kinds(of role: Role, _ traits: Traits) -> SubjectKinds {
    var kinds: SubjectKinds = []
    if Element.isTextual(role, traits) { kinds.insert(.readTexts) }
    if Element.isImage(role, traits) { kinds.insert(.images) }
    if Element.isTextEntry(role, traits) { kinds.insert(.textEntries) }
    if Element.isAdjustable(role, traits) { kinds.insert(.adjustables) }
    if Element.isToggle(role, traits) { kinds.insert(.toggles) }
    return kinds
  }

  private static func hasText(_ details: Element.Details) -> Bool {
    details.text?.isEmpty == false || details.title?.isEmpty == false
  }
}
