internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  /// Reads an element that describes the surrounding object.
  ///
  /// - Returns: whether its content is needed.
  mutating func read(
    _ meaning: IBTag, _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) -> Bool {
    switch meaning {
    case .document, .transparent, .object: return true
    case .device: readDevice(tag)
    case .namedColor: colorName = tag.string(.name)
    case .color: readColor(tag, key: key, object: object)
    case .guide: readGuide(tag, key: key, object: object)
    case .string: startText(tag)
    case .imageResource: readImageResource(tag)
    case .skipped: return false
    default:
      // The other elements describe an object; the document's own lists have none.
      guard object >= 0 else { return false }
      return readOfObject(meaning, tag, key: key, object: object)
    }
    return true
  }

  private mutating func readOfObject(
    _ meaning: IBTag, _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) -> Bool {
    switch meaning {
    case .rect: readRect(tag, key: key, object: object)
    case .fontDescription, .font: readFont(tag, object: object)
    case .autoresizing: readAutoresizing(tag, object: object)
    case .paragraphStyle: readParagraphStyle(tag, object: object)
    case .insets: readInsets(tag, key: key, object: object)
    case .simulatedMetrics: readSimulatedMetrics(tag, key: key, object: object)
    case .state: return readState(tag, key: key, object: object)
    case .configuration: readConfiguration(tag, object: object)
    case .background:
      if tag.string(.image) != nil { document.objects[object].links.hasBackgroundImage = true }
    case .listContent:
      document.objects[object].links.listText = tag.string(.text)
      document.objects[object].links.secondaryListText = tag.string(.secondaryText)
    case .cell: return readCell(tag, key: key, object: object)
    case .menuItem: return readMenuItem(tag, object: object)
    case .windowStyle: document.objects[object].hasTitleBar = tag.isYes(.titled)
    case .headerCell:
      readHeader(tag, object: object)
      return false
    case .imageReference: readImage(tag, object: object)
    case .inputTraits: readInputTraits(tag, object: object)
    case .modifiers: readModifiers(tag, key: key, object: object)
    case .attributedString: return startAttributed(key: key)
    case .fragment: if let content = tag.string(.content) { fragments += content }
    case .constraint: readConstraint(tag, object: object)
    case .variation: return startVariation(tag, key: key, object: object)
    case .mask: return key == "subviews" || key == "constraints"
    case .excluded, .included: readMask(meaning, tag, object: object)
    case .binding: readBinding(tag, object: object)
    case .outlet, .outletCollection, .segue, .action:
      readConnection(meaning, tag, object: object)
    case .accessibility, .accessibilityTraits, .bool, .runtimeAttribute, .runtimeValue:
      readAccessibility(meaning, tag, key: key, object: object)
    default: break
    }
    return true
  }

  /// Whether the open element is for one size class.
  var isInVariation: Bool { sizeClass.width != nil || sizeClass.height != nil }

  /// Whether the open element is for other size classes than those of the canvas; a file without a
  /// device has a canvas for any.
  var isElsewhere: Bool {
    guard isInVariation else { return false }
    return document.device == nil || !sizeClass.holds(in: document.sizeClass)
  }

  private mutating func readDevice(_ tag: borrowing XMLStartTag<IBAttribute>) {
    document.deviceID = tag.string(.id)
    document.device = document.deviceID.flatMap { IBDevice.named($0) }
    document.orientation = tag.string(.orientation).flatMap { Orientation(rawValue: $0) }
  }

  private mutating func readGuide(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    guard object >= 0, let id = tag.string(.id) else { return }
    // A controller's guides are those of its view: the resolving pass knows its id.
    let type = tag.string(.type)
    let name = key.isEmpty ? type.map { $0 + "LayoutGuide" } ?? id : key
    document.guides[id] = "\(document.objects[object].id).\(name)"
  }

  private mutating func readRect(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    guard key == "frame" || key == "contentRect",
      !isElsewhere || document.objects[object].frame == nil
    else { return }
    let frame = Rect(
      x: Self.coordinate(tag.number(.x)), y: Self.coordinate(tag.number(.y)),
      width: Self.coordinate(tag.number(.width)), height: Self.coordinate(tag.number(.height)))
    document.objects[object].frame = frame.standardized
  }

  /// Frames of nested views are added, so each must be small enough for a finite sum.
  private static func coordinate(_ number: Double?) -> Double {
    min(max(number ?? 0, -1e9), 1e9)
  }

  private mutating func readState(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) -> Bool {
    guard key == "normal" else { return false }
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .title: document.objects[object].details.title = tag.string(at: index)
      case .image: document.objects[object].details.image = tag.string(at: index)
      case .catalog:
        document.objects[object].details.imageIsSymbol = tag.equals("system", at: index)
      default: break
      }
    }
    if tag.string(.backgroundImage) != nil { readBackground(object: object) }
    return true
  }

  /// Neither a symbol nor another image behind the content of a button names it: VoiceOver reads the image of the button.
  private mutating func readBackground(object: Int) {
    document.objects[object].links.hasStateBackground = true
    if document.objects[object].details.image == nil {
      document.objects[object].details.imageIsSymbol = false
    }
  }

  private mutating func readConfiguration(
    _ tag: borrowing XMLStartTag<IBAttribute>, object: Int
  ) {
    document.objects[object].links.hasConfiguration = true
    document.objects[object].layout.hasConfiguration = true
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .style: document.objects[object].links.configurationStyle = tag.string(at: index)
      case .title: document.objects[object].links.configurationTitle = tag.string(at: index)
      case .subtitle: document.objects[object].links.configurationSubtitle = tag.string(at: index)
      case .image: document.objects[object].details.image = tag.string(at: index)
      case .catalog:
        document.objects[object].details.imageIsSymbol = tag.equals("system", at: index)
      default: break
      }
    }
  }

  /// An AppKit cell holds the content of its control.
  private mutating func readCell(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) -> Bool {
    guard key == "cell" else { return false }
    let id = document.objects[object].id
    if let cell = tag.string(.id) { document.controls[cell] = id }
    let isTextField = tag.name == "textFieldCell"
    if isTextField {
      document.objects[object].isEditable = false
      document.objects[object].drawsBackground = false
    }
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index), attribute != .id,
        attribute != .customClass
      else { continue }
      document.objects[object].read(attribute, tag, at: index)
    }
    document.objects[object].id = id
    return true
  }

  private mutating func readMenuItem(
    _ tag: borrowing XMLStartTag<IBAttribute>, object: Int
  ) -> Bool {
    let chosen = document.objects[object].links.selectedItem
    if chosen != nil, tag.string(.id) == chosen, let title = tag.string(.title) {
      document.objects[object].accessibility.value = title
    }
    return false
  }

  private mutating func readImage(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    guard tag.string(.key) == "image" || tag.string(.key) == nil, let image = tag.string(.image)
    else { return }
    document.objects[object].details.image = image
    document.objects[object].details.imageIsSymbol = tag.string(.catalog) == "system"
  }

  /// In the order in which AppKit draws them.
  private mutating func readModifiers(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    guard key == "keyEquivalentModifierMask" else { return }
    let signs: [(IBAttribute, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    var modifiers = ""
    for (attribute, sign) in signs where tag.isYes(attribute) { modifiers += sign }
    document.objects[object].keyModifiers = modifiers
  }

  private mutating func readInputTraits(
    _ tag: borrowing XMLStartTag<IBAttribute>, object: Int
  ) {
    if let type = tag.string(.textContentType) {
      document.objects[object].details.textContentType = type
    }
    document.objects[object].details.keyboardType = tag.string(.keyboardType)
    document.objects[object].isSecure = tag.isYes(.secureTextEntry)
  }
}
