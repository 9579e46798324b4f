internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  /// Adds an object below the open one, with its attributes.
  ///
  /// - Returns: its index.
  mutating func openObject(
    _ kind: IBObject.Kind, _ tag: borrowing XMLStartTag<IBAttribute>, key: String
  ) -> Int {
    let index = document.objects.count
    var object = IBObject(kind: kind, tag: IBElementNames.controlOfCell(tag.name) ?? tag.name)
    // As in the cell of a text field.
    if tag.name == "textFieldCell" {
      object.isEditable = false
      // https://developer.apple.com/documentation/appkit/nstextfieldcell/drawsbackground
      object.drawsBackground = false
    }
    object.key = key
    object.list = open.last?.name ?? ""
    object.line = tag.line
    object.column = tag.column
    object.parent = open.last?.object ?? -1
    object.end = index + 1
    object.links.gesture = IBElementNames.gesture(tag.name)
    for position in 0..<tag.count {
      guard let attribute = tag.attribute(at: position) else { continue }
      object.read(attribute, tag, at: position)
      // Classes of libraries also name their module, but no provider.
      if attribute == .customModuleProvider, tag.equals("target", at: position),
        document.moduleName == nil
      {
        document.moduleName = tag.string(.customModule)
      }
    }
    if !object.id.isEmpty { document.index[object.id] = index }
    document.objects.append(object)
    if [.view, .barItem, .segment].contains(kind) {
      document.comments.settle(line: tag.line, column: tag.column)
    }
    warnIfUnknown(object)
    return index
  }

  private mutating func warnIfUnknown(_ object: IBObject) {
    guard object.kind == .view, IBElementNames.kind(object.tag) == nil else { return }
    document.warnings.append(
      Hierarchy.Warning(
        line: object.line, column: object.column,
        message: "unknown element <\(object.tag)>, kept by its name"))
  }
}

extension IBObject {
  /// Reads one attribute of the object's own tag, or of its AppKit cell.
  mutating func read(
    _ attribute: IBAttribute, _ tag: borrowing XMLStartTag<IBAttribute>, at index: Int
  ) {
    switch attribute {
    case .id: id = tag.string(at: index)
    case .customClass: customClass = tag.string(at: index)
    case .customModule: customModule = tag.string(at: index)
    case .customModuleProvider: isOfTarget = tag.equals("target", at: index)
    case .hidden: isHidden = isHidden || tag.equals("YES", at: index)
    case .enabled: isEnabled = isEnabled && !tag.equals("NO", at: index)
    case .selected: isSelected = tag.equals("YES", at: index)
    case .userInteractionEnabled: isInteractive = !tag.equals("NO", at: index)
    case .clipsSubviews: clips = tag.equals("YES", at: index)
    case .alpha, .alphaValue: details.alpha = tag.number(at: index)
    case .adjustsFontForContentSizeCategory:
      details.adjustsFontForContentSizeCategory = tag.equals("YES", at: index)
    case .toolTip: toolTip = tag.string(at: index)
    case .animating: isAnimating = tag.equals("YES", at: index)
    case .displayedWhenStopped:
      hidesWhenStopped = tag.equals("NO", at: index)
    case .hidesWhenStopped: hidesWhenStopped = tag.equals("YES", at: index)
    case .translatesAutoresizingMaskIntoConstraints:
      usesConstraints = tag.equals("NO", at: index)
    default:
      readContent(attribute, tag, at: index)
      readLinks(attribute, tag, at: index)
      readLayout(attribute, tag, at: index)
    }
  }

  private mutating func readContent(
    _ attribute: IBAttribute, _ tag: borrowing XMLStartTag<IBAttribute>, at index: Int
  ) {
    switch attribute {
    case .text: details.text = tag.string(at: index)
    case .title: details.title = tag.string(at: index)
    case .label, .paletteLabel:
      if details.title == nil { details.title = tag.string(at: index) }
    case .placeholder, .placeholderString: details.placeholder = tag.string(at: index)
    case .image: details.image = tag.string(at: index)
    case .catalog: details.imageIsSymbol = tag.equals("system", at: index)
    case .on: details.isOn = tag.equals("YES", at: index)
    case .state: details.isOn = tag.equals("on", at: index)
    case .value, .doubleValue, .progress: number = tag.number(at: index)
    case .minValue, .minimumValue: details.minimumValue = tag.number(at: index)
    case .maxValue, .maximumValue: details.maximumValue = tag.number(at: index)
    case .numberOfPages: details.numberOfPages = tag.integer(at: index)
    case .currentPage: details.currentPage = tag.integer(at: index)
    case .selectedSegmentIndex:
      details.selectedSegmentIndex = tag.integer(at: index)
    case .badgeValue: details.badge = tag.string(at: index)
    case .contentType, .textContentType: details.textContentType = tag.string(at: index)
    case .editable: isEditable = tag.equals("YES", at: index)
    case .drawsBackground: drawsBackground = tag.equals("YES", at: index)
    case .selectable: details.isSelectable = tag.equals("YES", at: index)
    case .imagePosition: showsImageOnly = tag.equals("only", at: index)
    case .type: buttonType = tag.string(at: index)
    case .bezelStyle: bezelStyle = tag.string(at: index)
    case .refusesFirstResponder: keyboard.refusesFocus = tag.equals("YES", at: index)
    case .focusRingType: keyboard.hidesFocusRing = tag.equals("none", at: index)
    case .autorecalculatesKeyViewLoop: statesKeyLoop = tag.equals("NO", at: index)
    case .keyEquivalent: keyEquivalent = tag.string(at: index)
    case .viewBased: isViewBased = tag.equals("YES", at: index)
    default: break
    }
  }

  private mutating func readLinks(
    _ attribute: IBAttribute, _ tag: borrowing XMLStartTag<IBAttribute>, at index: Int
  ) {
    switch attribute {
    case .storyboardIdentifier, .identifier: links.storyboardIdentifier = tag.string(at: index)
    case .referencedIdentifier, .storyboardName:
      if links.storyboardIdentifier == nil || attribute == .referencedIdentifier {
        links.storyboardIdentifier = tag.string(at: index)
      }
    case .tag: links.tag = tag.integer(at: index).flatMap { $0 == 0 ? nil : $0 }
    case .textLabel: links.textLabel = tag.string(at: index)
    case .detailTextLabel: links.detailTextLabel = tag.string(at: index)
    case .imageView: links.imageView = tag.string(at: index)
    case .systemItem, .implicitItemIdentifier: links.systemItem = tag.string(at: index)
    case .accessoryType: links.accessory = tag.string(at: index)
    case .initialItem: links.initialItem = tag.string(at: index)
    case .headerTitle: links.headerTitle = tag.string(at: index)
    case .footerTitle: links.footerTitle = tag.string(at: index)
    case .sectionHeaderHeight: links.headerHeight = tag.number(at: index) ?? 0
    case .sectionFooterHeight: links.footerHeight = tag.number(at: index) ?? 0
    case .toolbarHidden: links.showsToolbar = tag.equals("NO", at: index)
    case .navigationBarHidden: links.hidesNavigationBar = tag.equals("YES", at: index)
    case .hidesBottomBarWhenPushed: links.hidesBottomBar = tag.equals("YES", at: index)
    case .numberOfTapsRequired, .numberOfClicksRequired:
      links.tapCount = tag.integer(at: index) ?? 1
    case .selectedItem: links.selectedItem = tag.string(at: index)
    case .pullsDown: links.pullsDown = tag.equals("YES", at: index)
    case .isSeparatorItem:
      if tag.equals("YES", at: index) { links.systemItem = "NSMenuSeparatorItem" }
    case .boxType: buttonType = tag.string(at: index)
    default: break
    }
  }
}
