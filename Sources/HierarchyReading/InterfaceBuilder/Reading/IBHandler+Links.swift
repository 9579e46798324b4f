internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  mutating func readConnection(
    _ meaning: IBTag, _ tag: borrowing XMLStartTag<IBAttribute>, object: Int
  ) {
    let destination = tag.string(.destination) ?? ""
    switch meaning {
    case .segue: readSegue(tag, to: destination, object: object)
    // AppKit files write “target”.
    case .action: readAction(tag, to: tag.string(.target) ?? destination, object: object)
    case .outletCollection:
      guard tag.string(.property) == "gestureRecognizers" else {
        readOutlet(tag, to: destination, object: object, isCollection: true)
        return
      }
      document.objects[object].links.recognizers.append(destination)
    default:
      if tag.name == "accessibilityConnection" {
        guard tag.string(.property) == "title" else { return }
        document.objects[object].links.titleElement = destination
      } else if tag.string(.property) == "view", document.objects[object].tag == "placeholder" {
        document.owners[destination] = document.objects[object].customClass
        document.ownerView = destination
      } else {
        readOutlet(tag, to: destination, object: object, isCollection: false)
      }
    }
  }

  private mutating func readAction(
    _ tag: borrowing XMLStartTag<IBAttribute>, to destination: String, object: Int
  ) {
    guard let selector = tag.string(.selector) else { return }
    if document.objects[object].details.action == nil {
      document.objects[object].details.action = selector
    }
    document.objects[object].links.actions.append(
      IBLinks.Action(target: destination, selector: selector))
    // Of several events, one that follows the touch lets users take it back.
    let isFirst = document.objects[object].links.actions.count == 1
    let isDown = tag.string(.eventType) == "touchDown"
    let others = isFirst || document.objects[object].details.actsOnTouchDown
    document.objects[object].details.actsOnTouchDown = isDown && others
  }

  private mutating func readOutlet(
    _ tag: borrowing XMLStartTag<IBAttribute>, to destination: String, object: Int,
    isCollection: Bool
  ) {
    let owner = document.objects[object]
    switch (owner.tag, tag.string(.property)) {
    case ("menu", "delegate"): document.objects[object].links.isFilledMenu = true
    case ("menuItem", "view"): document.objects[object].links.hasItemView = true
    // AppKit follows it; code does not reach the view by it.
    case (_, "nextKeyView"):
      document.objects[object].keyboard.next = destination
      return
    default: break
    }
    let outlet = CodeLinks.Outlet(
      owner: owner.customClass
        ?? IBElementNames.className(owner.tag, on: document.platform) ?? owner.tag,
      path: [tag.string(.property) ?? ""], isCollection: isCollection)
    document.outlets[destination, default: []].append(outlet)
  }

  private mutating func readSegue(
    _ tag: borrowing XMLStartTag<IBAttribute>, to destination: String, object: Int
  ) {
    let kind = tag.string(.kind) ?? ""
    if kind == "unwind" {
      document.objects[object].details.action = tag.string(.unwindAction)
      return
    }
    document.objects[object].links.segues.append(
      IBLinks.Segue(
        destination: destination, kind: kind, relationship: tag.string(.relationship) ?? ""))
  }

  mutating func readBinding(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    guard let name = tag.string(.name) else { return }
    document.objects[object].links.bindings.insert(name)
    isHiding = name == "hidden"
    guard isHiding, let destination = tag.string(.destination), let path = tag.string(.keyPath)
    else { return }
    document.objects[object].layout.hiding = Hiding(object: destination, keyPath: path)
  }

  /// Reads the value transformer of a binding: only the one for the opposite is known.
  mutating func transform(by name: String, object: Int) {
    guard isHiding else { return }
    if name == "NSNegateBoolean" {
      document.objects[object].layout.hiding?.isNegated = true
    } else {
      document.objects[object].layout.hiding = nil
    }
  }

  mutating func startVariation(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) -> Bool {
    sizeClass = IBSizeClass(key: key)
    guard case .constraint? = open.dropLast().last?.tag else {
      if object >= 0, let hidden = tag.string(.hidden) {
        document.hiddenVariations.append((object, sizeClass, hidden == "YES"))
      }
      return true
    }
    guard let constant = tag.number(.constant),
      let id = document.objects[object].links.constraintIDs.last
    else { return false }
    document.constraintVariations.append(
      IBConstraintVariation(
        object: object, constraint: id, sizeClass: sizeClass, constant: constant))
    return true
  }

  mutating func readMask(
    _ meaning: IBTag, _ tag: borrowing XMLStartTag<IBAttribute>, object: Int
  ) {
    guard let reference = tag.string(.reference) else { return }
    var isExcluding = false
    if case .excluded = meaning { isExcluding = true }
    document.objects[object].links.masks.append(
      IBLinks.Mask(sizeClass: sizeClass, isExcluding: isExcluding, reference: reference))
  }

  mutating func readConstraint(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    var constraint = Constraint(attribute: "")
    var id = ""
    var isPlaceholder = false
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .firstItem: constraint.item = tag.string(at: index)
      case .firstAttribute: constraint.attribute = tag.string(at: index)
      case .secondItem: constraint.toItem = tag.string(at: index)
      case .secondAttribute: constraint.toAttribute = tag.string(at: index)
      case .relation:
        constraint.relation = Constraint.Relation(rawValue: tag.string(at: index)) ?? .equal
      case .constant: constraint.constant = tag.number(at: index) ?? 0
      case .multiplier: constraint.multiplier = Self.ratio(tag.string(at: index))
      case .priority: constraint.priority = tag.number(at: index) ?? 1000
      case .placeholder: isPlaceholder = tag.equals("YES", at: index)
      case .id: id = tag.string(at: index)
      default: break
      }
    }
    // Interface Builder removes it when it compiles the file.
    guard !isPlaceholder else {
      document.movedByCode.formUnion(document.views(movedBy: constraint, of: object))
      return
    }
    document.objects[object].details.constraints.append(constraint)
    document.objects[object].links.constraintIDs.append(id)
  }

  /// A multiplier is a number or a ratio (`200:271`, `1/3`).
  private static func ratio(_ text: String) -> Double {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? 1 }
    guard let first = parts.first, first.isFinite else { return 1 }
    guard parts.count == 2, parts[1] != 0, parts[1].isFinite else { return first }
    return first / parts[1]
  }

  mutating func readAutoresizing(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    var mask: Autoresizing = []
    let countsFromBottom = document.platform == .macOS
    for index in 0..<tag.count where tag.equals("YES", at: index) {
      switch tag.attribute(at: index) {
      case .widthSizable: mask.insert(.flexibleWidth)
      case .heightSizable: mask.insert(.flexibleHeight)
      case .flexibleMinX: mask.insert(.flexibleLeftMargin)
      case .flexibleMaxX: mask.insert(.flexibleRightMargin)
      case .flexibleMinY:
        mask.insert(countsFromBottom ? .flexibleBottomMargin : .flexibleTopMargin)
      case .flexibleMaxY:
        mask.insert(countsFromBottom ? .flexibleTopMargin : .flexibleBottomMargin)
      default: break
      }
    }
    document.objects[object].details.autoresizing = mask
  }
}
