internal import AccessibilityModel

/// The constraints and views of a screen that exist in the size classes of an environment.
struct SizeClassVariations {
  private(set) var constraints: [HeldConstraint] = []
  /// Whether views that variations name exist.
  private var isThere: [String: Bool] = [:]

  init(_ screen: Screen, in environment: LayoutEnvironment) {
    for (index, element) in screen.elements.enumerated() {
      guard let layout = element.layout, !layout.variations.isEmpty else {
        constraints += element.constraints.map { HeldConstraint(holder: index, constraint: $0) }
        continue
      }
      add(layout, heldBy: index, in: environment)
    }
  }

  private mutating func add(
    _ layout: ViewLayout, heldBy holder: Int, in environment: LayoutEnvironment
  ) {
    var all = layout.allConstraints
    var isInstalled = all.map { _ in true }
    let holding = layout.variations
      .filter { $0.holds(width: environment.width, height: environment.height) }
      .sorted { Self.precision($0) < Self.precision($1) }
    for variation in holding {
      for (position, constant) in variation.constants where all.indices.contains(position) {
        all[position].constant = constant
      }
      for (position, isThere) in variation.constraints where isInstalled.indices.contains(position)
      {
        isInstalled[position] = isThere
      }
      isThere.merge(variation.views) { $1 }
    }
    for (constraint, isInstalled) in zip(all, isInstalled) where isInstalled {
      constraints.append(HeldConstraint(holder: holder, constraint: constraint))
    }
  }

  /// A variation with both classes overrides one with a single class, which overrides one with
  /// none.
  private static func precision(_ variation: LayoutVariation) -> Int {
    (variation.width == nil ? 0 : 1) + (variation.height == nil ? 0 : 1)
  }

  func isMissing(_ index: Int, in screen: Screen) -> Bool {
    let element = screen.elements[index]
    if let id = element.objectID, let isThere = isThere[id] { return !isThere }
    return element.layout?.isLeftOut ?? false
  }
}
