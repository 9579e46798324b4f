internal import AccessibilityModel
internal import SourceText

extension ViewDraft {
  /// Sets the attributes that nearly every view has.
  mutating func setIdentity(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .frame:
      element.frame = try UIValue.rect(tag, index)
      element.origins[.frame] = .given
    case .identifier:
      element.identifier = tag.string(at: index)
      element.origins[.identifier] = .given
    case .label:
      element.label = tag.string(at: index)
      element.origins[.label] = .given
    case .value:
      element.value = tag.string(at: index)
      element.origins[.value] = .given
    case .hint:
      element.hint = tag.string(at: index)
      element.origins[.hint] = .given
    case .traits: setTraits(tag, index)
    case .role: try setRole(tag, index)
    case .isElement:
      set(.isElement, try UIValue.bool(tag, index))
      element.origins[.isElement] = .given
    default: return false
    }
    return true
  }

  /// Replaces the role of the class, but not its traits.
  private mutating func setRole(
    _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) {
    guard let role = Role(name: tag.string(at: index)) else {
      let names = Role.allCases.map(\.name).joined(separator: ", ")
      throw UIValue.mismatch(tag, index, expected: "one of \(names)")
    }
    element.role = role
    if role.isControl { element.flags.insert(.respondsToTap) }
  }

  mutating func setState(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .elementsHidden: set(.elementsHidden, try UIValue.bool(tag, index))
    case .viewIsModal: set(.viewIsModal, try UIValue.bool(tag, index))
    case .shouldGroupChildren: set(.groupsChildren, try UIValue.bool(tag, index))
    case .hidden: set(.hidden, try UIValue.bool(tag, index))
    case .enabled: set(.enabled, try UIValue.bool(tag, index))
    case .clipsToBounds: set(.clipsToBounds, try UIValue.bool(tag, index))
    case .userInteractionEnabled:
      set(.userInteractionEnabled, try UIValue.bool(tag, index))
    case .isFocused: set(.focused, try UIValue.bool(tag, index))
    case .selected: isSelected = try UIValue.bool(tag, index)
    case .secure: isSecure = try UIValue.bool(tag, index)
    case .editing: isEditing = try UIValue.bool(tag, index)
    default: return false
    }
    return true
  }

  mutating func setAccessibility(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .language:
      details.language = UIValue.language(tag, index, warn: { warnings.append($0) })
    case .containerType:
      details.containerType = try UIValue.word(tag, index, as: ContainerType.self)
    case .elements: pending.orderedElements = UIValue.list(tag, index)
    case .accessibilityFrame: details.accessibilityFrame = try UIValue.rect(tag, index)
    case .activationPoint: details.activationPoint = try UIValue.point(tag, index)
    case .userInputLabels: details.userInputLabels = UIValue.bars(tag, index)
    case .respondsToUserInteraction:
      details.respondsToUserInteraction = try UIValue.bool(tag, index)
    case .sortPriority: details.sortPriority = try UIValue.number(tag, index)
    case .headingLevel: try setHeadingLevel(tag, index)
    case .expandedStatus:
      details.isExpanded =
        try UIValue.word(tag, index, as: ExpandedStatus.self) == .expanded
    case .alpha: details.alpha = try UIValue.number(tag, index)
    default: return false
    }
    return true
  }

  mutating func setContent(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .text: details.text = tag.string(at: index)
    case .title: details.title = tag.string(at: index)
    case .placeholder: details.placeholder = tag.string(at: index)
    case .image: details.image = tag.string(at: index)
    case .on: details.isOn = try UIValue.bool(tag, index)
    case .minimumValue: details.minimumValue = try UIValue.number(tag, index)
    case .maximumValue: details.maximumValue = try UIValue.number(tag, index)
    case .progress: details.progress = try UIValue.number(tag, index)
    case .numberOfPages: details.numberOfPages = try UIValue.count(tag, index)
    case .currentPage: details.currentPage = try UIValue.count(tag, index)
    case .selectedSegmentIndex: try setSelectedSegment(tag, index)
    case .badge: details.badge = tag.string(at: index)
    case .font: details.font = try UIValue.font(tag, index)
    case .adjustsFontForContentSizeCategory:
      details.adjustsFontForContentSizeCategory = try UIValue.bool(tag, index)
    case .textColor: details.textColor = try UIValue.color(tag, index)
    case .backgroundColor: details.backgroundColor = try UIValue.color(tag, index)
    case .tintColor: details.tintColor = try UIValue.color(tag, index)
    default: return false
    }
    return true
  }

  mutating func setBehaviour(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .superclass: details.superclassName = tag.string(at: index)
    case .gestures: details.gestures = try UIValue.words(tag, index, as: Gesture.self)
    case .action: details.action = tag.string(at: index)
    case .selectable: details.isSelectable = try UIValue.bool(tag, index)
    case .editable: isEditable = try UIValue.bool(tag, index)
    case .editActions:
      details.editActions = try UIValue.words(tag, index, as: EditAction.self)
    case .undo: details.canUndo = try UIValue.bool(tag, index)
    case .redo: details.canRedo = try UIValue.bool(tag, index)
    case .segue: details.segue = tag.string(at: index)
    case .labelledBy: details.labelledBy = tag.string(at: index)
    case .swipeActions: details.swipeActions = UIValue.bars(tag, index)
    case .autoDismiss: details.autoDismiss = try UIValue.number(tag, index)
    case .only: details.only = try UIValue.word(tag, index, as: Orientation.self)
    case .textContentType: details.textContentType = tag.string(at: index)
    case .scrollAxis: details.scrollAxis = try UIValue.word(tag, index, as: ScrollAxis.self)
    case .contentSize: details.contentSize = try UIValue.size(tag, index)
    default: return false
    }
    return true
  }

  mutating func setTableOrLayout(
    _ attribute: UIAttribute, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .rows:
      details.tableSize = (try UIValue.count(tag, index), details.tableSize?.columns ?? 0)
    case .columns:
      details.tableSize = (details.tableSize?.rows ?? 0, try UIValue.count(tag, index))
    case .row: details.cell = cell(row: try UIValue.count(tag, index))
    case .column: details.cell = cell(column: try UIValue.count(tag, index))
    case .rowSpan: details.cell = cell(rowSpan: try UIValue.count(tag, index))
    case .columnSpan: details.cell = cell(columnSpan: try UIValue.count(tag, index))
    case .isRowHeader: details.cell = cell(isRowHeader: try UIValue.bool(tag, index))
    case .isColumnHeader: details.cell = cell(isColumnHeader: try UIValue.bool(tag, index))
    case .autoresizing: try setAutoresizing(tag, index)
    default: return false
    }
    return true
  }
}

private enum ExpandedStatus: String, CaseIterable { case expanded, collapsed }

// MARK: - Attributes that take more than one line

extension ViewDraft {
  private mutating func set(_ flag: Element.Flags, _ isOn: Bool) {
    if isOn { element.flags.insert(flag) } else { element.flags.remove(flag) }
  }

  private mutating func setTraits(_ tag: borrowing Tag, _ index: Int) {
    areTraitsGiven = true
    element.traits = []
    element.origins[.traits] = .given
    for name in UIValue.list(tag, index) {
      if let trait = Traits(name: name) {
        element.traits.insert(trait)
      } else {
        warn(tag, "unknown trait \"\(name)\"; expected one of UIAccessibilityTraits")
        details.unknownTraits.append(name)
        hasDetails = true
      }
    }
  }

  private mutating func setHeadingLevel(
    _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) {
    let level = try UIValue.count(tag, index)
    guard (1...6).contains(level) else {
      throw UIValue.mismatch(tag, index, expected: "a level from 1 to 6")
    }
    details.headingLevel = level
    element.origins[.headingLevel] = .given
  }

  private mutating func setSelectedSegment(
    _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) {
    let number = try UIValue.number(tag, index)
    // UIKit's UISegmentedControl.noSegment is -1.
    guard let segment = Int(exactly: number), segment >= -1 else {
      throw UIValue.mismatch(tag, index, expected: "a whole number from -1")
    }
    details.selectedSegmentIndex = segment
    pending.selectedSegmentIndex = segment
  }

  private mutating func setAutoresizing(
    _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) {
    var mask: Autoresizing = []
    for name in UIValue.list(tag, index) {
      guard let spring = Autoresizing.named.first(where: { $0.name == name }) else {
        let names = Autoresizing.named.map(\.name).joined(separator: ", ")
        throw UIValue.mismatch(tag, index, expected: "a list of \(names)")
      }
      mask.insert(spring.mask)
    }
    details.autoresizing = mask
  }

  private func cell(
    row: Int? = nil, column: Int? = nil, rowSpan: Int? = nil, columnSpan: Int? = nil,
    isRowHeader: Bool? = nil, isColumnHeader: Bool? = nil
  ) -> TableCell {
    var cell = details.cell ?? TableCell()
    cell.row = row ?? cell.row
    cell.column = column ?? cell.column
    cell.rowSpan = rowSpan ?? cell.rowSpan
    cell.columnSpan = columnSpan ?? cell.columnSpan
    cell.isRowHeader = isRowHeader ?? cell.isRowHeader
    cell.isColumnHeader = isColumnHeader ?? cell.isColumnHeader
    return cell
  }
}
