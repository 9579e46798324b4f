internal import AccessibilityModel

extension IBDocument {
  /// Keeps the changes for size classes, before the canvas's own are applied.
  mutating func keepVariations() {
    var constants: [Int: [IBConstraintVariation]] = [:]
    for variation in constraintVariations {
      constants[variation.object, default: []] += [variation]
    }
    for index in objects.indices {
      let masks = objects[index].links.masks
      let changed = constants[index] ?? []
      guard !masks.isEmpty || !changed.isEmpty else { continue }
      objects[index].layout.allConstraints = objects[index].details.constraints
      objects[index].layout.variations = variations(of: index, masks, changed)
    }
  }

  private func variations(
    of index: Int, _ masks: [IBLinks.Mask], _ changed: [IBConstraintVariation]
  ) -> [LayoutVariation] {
    let positions = Dictionary(
      objects[index].links.constraintIDs.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    var variations: [LayoutVariation] = []
    /// The index of a combination's variation: one for each, in file order.
    func place(of sizeClass: IBSizeClass) -> Int {
      let new = LayoutVariation(
        width: sizeClass.width.map(SizeClass.init), height: sizeClass.height.map(SizeClass.init))
      let old = variations.firstIndex { $0.width == new.width && $0.height == new.height }
      if old == nil { variations.append(new) }
      return old ?? variations.count - 1
    }
    for mask in masks {
      let place = place(of: mask.sizeClass)
      if let position = positions[mask.reference] {
        variations[place].constraints[position] = !mask.isExcluding
      } else {
        variations[place].views[mask.reference] = !mask.isExcluding
      }
    }
    for variation in changed {
      guard let position = positions[variation.constraint] else { continue }
      variations[place(of: variation.sizeClass)].constants[position] = variation.constant
    }
    return variations
  }

  /// Sets the image sizes of views, which the end of the file lists.
  mutating func resolveImageSize(of index: Int) {
    guard let name = objects[index].details.image else { return }
    objects[index].layout.imageSize = imageSizes[name]
  }
}

extension SizeClass {
  init(_ extent: IBSizeClass.Extent) { self = extent == .compact ? .compact : .regular }
}
