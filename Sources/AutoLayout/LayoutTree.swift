internal import AccessibilityModel
internal import Relayout

/// A screen for its layout: how each view is positioned, and which constraints apply.
struct LayoutTree {
  let screen: Screen
  let environment: LayoutEnvironment
  private(set) var placements: [Placement] = []
  private(set) var constraints: [HeldConstraint] = []
  private var names: [String: Int] = [:]

  init(_ screen: Screen, in environment: LayoutEnvironment) {
    self.screen = screen
    self.environment = environment
    nameElements()
    let variations = SizeClassVariations(screen, in: environment)
    let absent = absentElements(variations)
    constraints = variations.constraints.filter { held in
      // A constraint on a missing view is missing too.
      !absent.contains(held.holder) && items(of: held).allSatisfy { !absent.contains($0) }
    }
    place(absent: absent)
  }

  func layout(of index: Int) -> ViewLayout? { screen.elements[index].layout }

  /// The meaning of an item's name at its position; nil if there is no such item.
  func item(_ name: String?, heldBy holder: Int) -> LayoutItem? {
    guard let name else { return LayoutItem(element: holder) }
    if let element = names[name] { return LayoutItem(element: element) }
    guard let dot = name.lastIndex(of: "."), let owner = names[String(name[..<dot])] else {
      return nil
    }
    return LayoutItem(element: owner, guide: String(name[name.index(after: dot)...]))
  }

  func element(named name: String) -> Int? { names[name] }

  /// The stack view that arranges an element.
  func stack(around index: Int) -> Int? {
    guard let parent = screen.parent(of: index), isStack(parent) else { return nil }
    return parent
  }

  func isStack(_ index: Int) -> Bool { screen.elements[index].role == .stackView }

  private mutating func nameElements() {
    for (index, element) in screen.elements.enumerated() {
      if let id = element.objectID, names[id] == nil { names[id] = index }
    }
    for (index, element) in screen.elements.enumerated() {
      if let identifier = element.identifier, names[identifier] == nil {
        names[identifier] = index
      }
    }
  }

  private func items(of held: HeldConstraint) -> [Int] {
    [
      item(held.constraint.item, heldBy: held.holder),
      held.constraint.toAttribute == nil
        ? nil : item(held.constraint.toItem, heldBy: held.holder),
    ].compactMap { $0?.element }
  }

  private func absentElements(_ variations: SizeClassVariations) -> Set<Int> {
    var absent: Set<Int> = []
    for (index, element) in screen.elements.enumerated() {
      let isOut =
        variations.isMissing(index, in: screen)
        || element.isHidden && stack(around: index) != nil
      if isOut { absent.formUnion(screen.subtree(of: index)) }
    }
    return absent
  }
}

// MARK: - Placements

extension LayoutTree {
  private mutating func place(absent: Set<Int>) {
    let named = namedElements()
    placements = screen.elements.indices.map { index in
      if absent.contains(index) { return .absent }
      guard let parent = screen.parent(of: index) else {
        return Self.isBar(screen.elements[index]) && index > 0 ? .bar : .root
      }
      if isStack(parent), !screen.elements[index].flags.contains(.virtual) { return .stacked }
      let layout = layout(of: index)
      let isNamed = layout.map { !$0.isAutoresized } ?? named.contains(index)
      if isNamed, layout?.isFixedFrame != true, !isPlacedBySystem(index) { return .constrained }
      return .masked(mask(of: index, in: parent))
    }
  }

  private static func isBar(_ element: Element) -> Bool {
    [.navigationBar, .tabBar, .toolbar].contains(element.role)
  }

  /// The elements that constraints position, for formats that do not state it: those that a
  /// constraint of a surrounding view names, and those with a constraint on their own size.
  private func namedElements() -> Set<Int> {
    var named: Set<Int> = []
    for held in constraints {
      let items = Set(items(of: held))
      let inner = items.filter { $0 != held.holder }
      named.formUnion(inner.isEmpty ? items : inner)
    }
    return named
  }

  /// Constraints do not affect frames that the reader computed, or virtual elements.
  private func isPlacedBySystem(_ index: Int) -> Bool {
    let element = screen.elements[index]
    return element.flags.contains(.virtual) || element.origins[.frame] == .inferred
  }

  private func mask(of index: Int, in parent: Int) -> Autoresizing {
    let element = screen.elements[index]
    if let mask = element.autoresizing, !mask.isEmpty { return mask }
    // Tables and their rows are as wide as the available space, even if they are inset.
    if screen.elements[parent].role == .table, element.role != .scrollBar { return .flexibleWidth }
    if element.className == "UITableViewCellContentView" {
      return [.flexibleWidth, .flexibleHeight]
    }
    let frame = screen.elements[parent].frame
    return SystemLayout.mask(of: element, inside: frame, parent: screen.elements[parent])
  }
}
