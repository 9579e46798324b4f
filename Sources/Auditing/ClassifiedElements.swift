internal import AccessibilityModel

/// What the elements of a screen are to the rules, as far as they tell themselves.
///
/// All but where the screen reader stops: so it can be worked out beside the reading order, which takes
/// longer and needs none of it.
struct ClassifiedElements: Sendable {
  let columns: ElementColumns
  /// For each element, the kinds that it belongs to if the screen reader stops at it.
  ///
  /// What the app hides, and what lies below it, belongs to none.
  private let kindsAsStops: [SubjectKinds]
  /// For each element, the cues that it gives apart from its label and its kinds.
  let cues: [Cues.Parts]

  init(_ screen: Screen) {
    let elements = screen.elements
    let viewport = screen.bounds
    var kinds = [SubjectKinds](repeating: [], count: elements.count)
    var cues = [Cues.Parts](repeating: [], count: elements.count)
    var shown = 0
    columns = ElementColumns(elements) { index in
      guard index >= shown else { return }
      if Self.isGone(elements, index) {
        shown = Int(elements[index].end)
      } else {
        kinds[index] = Self.kindAsStop(of: elements, index)
        cues[index] = .given(by: elements, index, in: viewport)
      }
    }
    kindsAsStops = kinds
    self.cues = cues
  }

  /// For each element, the kinds that it belongs to.
  ///
  /// - Parameter stopNumbers: for each its place among the stops; -1 for none.
  func kinds(_ stopNumbers: [Int32]) -> [SubjectKinds] {
    var kinds = kindsAsStops
    for index in kinds.indices where stopNumbers[index] < 0 {
      kinds[index].formIntersection(.ofAnyElement)
    }
    return kinds
  }

  // Field by field: a copy of an element would count all its texts.

  private static func isGone(_ elements: [Element], _ index: Int) -> Bool {
    if !elements[index].flags.isDisjoint(with: [.hidden, .system]) { return true }
    return (elements[index].alpha ?? 1) <= 0
  }

  private static func kindAsStop(of elements: [Element], _ index: Int) -> SubjectKinds {
    let flags = elements[index].flags
    let role = elements[index].role
    let traits = elements[index].traits
    guard flags.isDisjoint(with: [.artefact, .notVisible]) else { return [] }
    var kinds: SubjectKinds = [.all, .stops]
    let isActionable =
      role.isControl || !traits.isDisjoint(with: .actionable) || flags.contains(.respondsToTap)
    if isActionable { kinds.formUnion([.actionable, .controls]) }
    if flags.contains(.customClass) { kinds.insert(.customClasses) }
    if role == .staticText || hasText(elements, index) {
      kinds.insert(.texts)
    }
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

  private static func hasText(_ elements: [Element], _ index: Int) -> Bool {
    elements[index].details.text?.isEmpty == false
      || elements[index].details.title?.isEmpty == false
  }
}

extension SubjectKinds {
  /// Those that are not for stops alone.
  fileprivate static let ofAnyElement: SubjectKinds = [.all, .actionable, .customClasses, .texts]
}
