internal import AccessibilityModel

extension IBDocument {
  /// The size classes of the canvas; those of an iPhone in portrait if no device is named.
  var sizeClass: IBSizeClass {
    guard platform == .iOS else { return IBSizeClass(width: .regular, height: .regular) }
    return device?.sizeClass(in: orientation ?? .portrait)
      ?? IBSizeClass(width: .compact, height: .regular)
  }

  /// Resolves references to later objects: colours, guides, masks, recognisers and key paths, by
  /// id.
  mutating func resolve() {
    handDownTint()
    for use in colorUses { resolve(use) }
    markViewsMovedByCode()
    keepVariations()
    for variation in constraintVariations where variation.sizeClass.holds(in: sizeClass) {
      guard
        let position = objects[variation.object].links.constraintIDs.firstIndex(
          of: variation.constraint)
      else { continue }
      objects[variation.object].details.constraints[position].constant = variation.constant
    }
    for variation in hiddenVariations where variation.sizeClass.holds(in: sizeClass) {
      objects[variation.object].isHidden = variation.isHidden
    }
    for (cell, control) in controls {
      guard let led = outlets.removeValue(forKey: cell) else { continue }
      outlets[control, default: []] += led
    }
    let ownerID = platform == .macOS ? "-2" : "-1"
    fileOwner = object(ownerID).flatMap { objects[$0].customClass }
    for id in outlets.keys {
      if let object = object(id) { objects[object].details.isOutlet = true }
    }
    for index in objects.indices {
      // UIKit gives code access to the labels of its own cells.
      for id in [objects[index].links.textLabel, objects[index].links.detailTextLabel] {
        if let label = object(id) { objects[label].details.isOutlet = true }
      }
      resolveMasks(of: index)
      resolveImageSize(of: index)
      resolveConstraints(of: index)
      resolveRecognizers(of: index)
      resolveKeyPaths(of: index)
      resolveWindow(of: index)
    }
    resolveScrollAxes()
  }

  /// The bars that controllers show around their views.
  static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  /// Gives the global tint to the views that have no view around them, which hand it down.
  private mutating func handDownTint() {
    guard let tint, platform == .iOS else { return }
    let tinted = Set(colorUses.filter { $0.part == .tint }.map(\.object))
    for index in objects.indices
    where objects[index].kind == .view
      && (objects[index].key == "view" || objects[index].parent < 0
        || Self.bars.contains(objects[index].key))
      && objects[index].details.tintColor == nil && !tinted.contains(index)
    {
      objects[index].details.tintColor = tint.color
      guard let name = tint.name else { continue }
      colorUses.append(
        IBColorUse(object: index, part: .tint, name: name, isSystem: tint.isSystem))
    }
  }

  /// The file defines a named colour in the light appearance only, or not at all.
  private mutating func resolve(_ use: IBColorUse) {
    if let color = colors[use.name] { objects[use.object].details[use.part] = color }
    if !use.isSystem {
      objects[use.object].details.colorNames[use.part] = use.name
    } else if var color = SystemColors.color(named: use.name, on: platform) {
      // The value in the file is that of the system version for which it was saved.
      if let own = colors[use.name] { color.color = own }
      objects[use.object].details.set(color, of: use.part)
    }
    if use.isSystem, use.part == .text, use.name == "linkColor" {
      objects[use.object].details.isDrawnAsLink = true
    }
    // A text in the colour of disabled controls is that of a disabled control.
    if use.isSystem, use.name == "disabledControlTextColor" {
      objects[use.object].details.setUnknownColor(of: use.part)
      objects[use.object].details.colorNames[use.part] = use.name
    }
    // There is a colour, although the file does not define it.
    if objects[use.object].details[use.part] == nil {
      objects[use.object].details.unknownColors.insert(use.part)
    }
  }

  /// A window controller sets the title of its content.
  private mutating func resolveWindow(of index: Int) {
    guard objects[index].tag == "windowController",
      let window = child(of: index, where: { $0.kind == .window }),
      let title = objects[window].details.title, !title.isEmpty
    else { return }
    for segue in objects[index].links.segues where segue.kind == "relationship" {
      windowTitles[segue.destination] = title
    }
  }

  /// Removes views and constraints that variations exclude on this canvas.
  private mutating func resolveMasks(of index: Int) {
    let masks = objects[index].links.masks
    guard !masks.isEmpty else { return }
    let here = missing(in: sizeClass, by: masks)
    for id in here.sorted() {
      guard let view = self.object(id) else { continue }
      objects[view].layout.isLeftOut = !objects[view].isHidden
      objects[view].isHidden = true
    }
    markLeftovers(masks, missing: here)
    var kept: [Constraint] = []
    for (id, constraint) in zip(
      objects[index].links.constraintIDs, objects[index].details.constraints)
    where !here.contains(id) {
      kept.append(constraint)
    }
    objects[index].details.constraints = kept
    objects[index].links.constraintIDs = []
    recordOrientations(masks)
  }

  /// Marks the views that do not exist on a canvas for any size class, which a file without a
  /// device has: their frames are left over from another canvas.
  private mutating func markLeftovers(_ masks: [IBLinks.Mask], missing here: Set<String>) {
    guard platform == .iOS, device == nil else { return }
    for mask in masks
    where mask.isExcluding && mask.sizeClass.width == nil && mask.sizeClass.height == nil
      && !here.contains(mask.reference)
    {
      guard let view = object(mask.reference) else { continue }
      objects[view].layout.isMisplaced = true
    }
  }

  private func missing(in sizeClass: IBSizeClass, by masks: [IBLinks.Mask]) -> Set<String> {
    var missing: Set<String> = []
    for mask in masks where mask.sizeClass.holds(in: sizeClass) {
      if mask.isExcluding {
        missing.insert(mask.reference)
      } else {
        missing.remove(mask.reference)
      }
    }
    return missing
  }

  /// Records that a view exists in one orientation only.
  private mutating func recordOrientations(_ masks: [IBLinks.Mask]) {
    guard let device, device.idiom == .phone else { return }
    let portrait = missing(in: device.sizeClass(in: .portrait), by: masks)
    let landscape = missing(in: device.sizeClass(in: .landscape), by: masks)
    for id in portrait.symmetricDifference(landscape) {
      guard let view = object(id) else { continue }
      objects[view].details.only = portrait.contains(id) ? .landscape : .portrait
    }
  }

  private mutating func resolveConstraints(of index: Int) {
    for position in objects[index].details.constraints.indices {
      let constraint = objects[index].details.constraints[position]
      objects[index].details.constraints[position].item = constraint.item.map(layoutItem)
      objects[index].details.constraints[position].toItem = constraint.toItem.map(layoutItem)
    }
    for position in objects[index].layout.allConstraints.indices {
      let constraint = objects[index].layout.allConstraints[position]
      objects[index].layout.allConstraints[position].item = constraint.item.map(layoutItem)
      objects[index].layout.allConstraints[position].toItem = constraint.toItem.map(layoutItem)
    }
  }

  /// The name of a constraint's item: an object's id, or `id.safeArea` for a guide.
  private func layoutItem(_ id: String) -> String {
    guard let guide = guides[id] else { return id }
    let parts = guide.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let owner = object(String(parts[0])),
      objects[owner].kind == .controller, let view = view(of: owner)
    else { return guide }
    return "\(objects[view].id).\(parts[1])"
  }

  private mutating func resolveRecognizers(of index: Int) {
    let nested = children(of: index).filter { objects[$0].kind == .recognizer }
    let connected = objects[index].links.recognizers.compactMap { object($0) }
    for recognizer in connected + nested where objects[recognizer].isEnabled {
      guard let gesture = objects[recognizer].links.gesture else { continue }
      let taps = objects[recognizer].links.tapCount
      // Three taps usually open something hidden on purpose, such as a debug menu.
      if gesture == .tap, taps > 2 { continue }
      objects[index].details.gestures.insert(gesture == .tap && taps == 2 ? .doubleTap : gesture)
      objects[index].links.segues += objects[recognizer].links.segues
      if objects[index].details.action == nil {
        objects[index].details.action = objects[recognizer].details.action
      }
    }
  }

  private mutating func resolveKeyPaths(of index: Int) {
    let links = objects[index].links
    for path in links.keyPaths {
      let id: String? =
        switch path.object {
        case "textLabel": links.textLabel
        case "detailTextLabel": links.detailTextLabel
        case "imageView": links.imageView
        case "contentView":
          children(of: index).first { objects[$0].key == "contentView" }.map { objects[$0].id }
        default: nil
        }
      guard let target = object(id) else { continue }
      objects[target].setRuntimeAttribute(path.key, path.value)
    }
  }

  /// The view of a controller, or the content of its window.
  func view(of controller: Int) -> Int? {
    for child in children(of: controller) {
      if objects[child].kind == .window { return content(ofWindow: child) }
      if objects[child].key == "view" || objects[child].key == "mainMenu" { return child }
    }
    return nil
  }

  func content(ofWindow window: Int) -> Int? {
    let children = children(of: window).filter { objects[$0].kind == .view }
    return children.first { objects[$0].key == "contentView" } ?? children.first
  }
}
