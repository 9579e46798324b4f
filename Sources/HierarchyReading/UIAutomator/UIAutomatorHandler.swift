internal import AccessibilityModel
internal import SourceText

/// Converts the tags of an Android dump to elements, each from its own tag.
///
/// `UIAutomatorScreen`` then derives the facts that depend on surrounding elements.
struct UIAutomatorHandler: XMLHandler {
  typealias Attribute = UIAutomatorAttribute

  var builder = ScreenBuilder()
  var capture = UIAutomatorCapture()
  var warnings = WarningCollector()
  /// The facts of each tag, by the index of its element.
  var facts: [UIAutomatorFacts] = []
  /// For each open tag, whether it is an element or only contains elements.
  private var isElement: [Bool] = []
  /// How many views are open.
  private var openViews = 0
  /// Whether a package belongs to the system, for packages seen so far.
  var systemPackages: [String: Bool] = [:]
  /// The displays that are complete.
  private var displays: [UIAutomatorDisplay] = []
  /// Whether the open window belongs to the system.
  private var isSystemWindow = false

  /// The tags around the views; `uiautomator dump --windows` writes the first three.
  private static let wrapperNames: Set<String> = ["displays", "display", "window", "hierarchy"]

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    let isWrapper = Self.wrapperNames.contains(tag.name)
    isElement.append(!isWrapper)
    if isWrapper { try startWrapper(tag) } else { try startView(tag) }
  }

  mutating func warn(_ message: String, line: Int, column: Int) {
    warnings.add(message, line: line, column: column)
  }

  private mutating func startWrapper(
    _ tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) {
    if tag.name == "display" { finishDisplay() }
    if tag.name == "window" { readWindow(tag) }
    try readSize(of: tag)
  }

  private mutating func startView(
    _ tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) {
    var result = try attributes(of: tag)
    if isSystemWindow { result.isSystem = true }
    open(result, line: tag.line, column: tag.column)
  }

  /// Opens a view, from a tag or from a node of another notation.
  mutating func open(_ tag: UIAutomatorTag, line: Int, column: Int) {
    var result = tag
    let kind = UIAutomatorKind.named(result.className)
    var element = makeElement(kind: kind, tag: &result)
    element.line = Int32(clamping: line)
    element.column = Int32(clamping: column)
    element.drawingOrder = result.drawingOrder
    // A drop-down list and the text of a field scroll, but are not containers of stops.
    let isControl = kind.role.isTextEntry || kind.role == .popUpButton
    if kind.isContainer || result.facts.contains(.scrollable) && !isControl {
      result.facts.insert(.container)
    }
    capture.paneTitle = capture.paneTitle ?? result.paneTitle
    if openViews == 0 { capture.rootPackages.append(result.package ?? "") }
    openViews += 1
    facts.append(result.facts)
    builder.open(element)
  }

  mutating func end() {
    guard isElement.popLast() == true else { return }
    close()
  }

  /// Closes the innermost open view.
  mutating func close() {
    builder.close()
    openViews -= 1
  }

  /// The displays of the file; called once.
  mutating func finish() -> [UIAutomatorDisplay] {
    finishDisplay()
    defer { displays = [] }
    return displays
  }

  private mutating func finishDisplay() {
    guard !builder.isEmpty else { return }
    displays.append(
      UIAutomatorDisplay(capture: capture, facts: facts, elements: builder.finish()))
    facts = []
    capture.startDisplay()
  }

  /// The keyboard and the system have their own windows
  /// (`AccessibilityWindowInfo.TYPE_INPUT_METHOD` and `TYPE_SYSTEM`).
  private mutating func readWindow(_ tag: borrowing XMLStartTag<Attribute>) {
    isSystemWindow = false
    for index in 0..<tag.count {
      switch tag.attributeName(at: index) {
      case "type": isSystemWindow = tag.equals("2", at: index) || tag.equals("3", at: index)
      case "title" where !tag.isEmpty(at: index) && !isSystemWindow:
        capture.windowTitle = capture.windowTitle ?? tag.string(at: index)
      default: break
      }
    }
  }

  /// UiAutomator2 reports the size of the screen without the navigation bar.
  private mutating func readSize(of tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    capture.line = capture.line == 0 ? tag.line : capture.line
    capture.column = capture.column == 0 ? tag.column : capture.column
    guard tag.name == "hierarchy" || tag.name == "window", capture.size == nil else { return }
    var width: Double?
    var height: Double?
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .width: width = try number(at: index, of: tag)
      case .height: height = try number(at: index, of: tag)
      case .bounds:
        // The first window is the app's.
        let bounds = try bounds(at: index, of: tag)
        width = bounds.isNull ? nil : bounds.maxX
        height = bounds.isNull ? nil : bounds.maxY
      default: break
      }
    }
    if let width, let height, width > 0, height > 0 {
      capture.size = Size(width: width, height: height)
    }
  }

  private func number(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) -> Double {
    guard let number = tag.number(at: index) else {
      let name = tag.attributeName(at: index)
      throw tag.error("found \(name)=\"\(tag.string(at: index))\"; expected a number")
    }
    return number
  }
}

/// All elements of one display of a device, as read by the handler.
struct UIAutomatorDisplay {
  var capture: UIAutomatorCapture
  var facts: [UIAutomatorFacts]
  var elements: Screen
}
