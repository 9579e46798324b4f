internal import AccessibilityModel
internal import XMLReading

/// Turns the tags of an Android dump into elements, each by what its own tag says.
///
/// What follows from the elements around it is worked out afterwards, in ``UIAutomatorScreen``.
struct UIAutomatorHandler: XMLHandler {
  typealias Attribute = UIAutomatorAttribute

  var builder = ScreenBuilder()
  var capture = UIAutomatorCapture()
  var oddities = OddityLog()
  /// What each tag said, by the index of its element.
  var facts: [UIAutomatorFacts] = []
  /// For each open tag whether it is an element, or holds some only.
  private var isElement: [Bool] = []
  private var kinds: [String: UIAutomatorKind] = [:]
  /// Nearly all views of a dump belong to one package.
  var lastPackage = (name: "", isSystem: false)
  /// Elements that have these gestures and no other details: copies share what stands apart.
  var tapped: [UIAutomatorFacts: Element] = [:]
  /// Whether tags stand around views, by their names.
  private var wrappers = XMLNameMemo<Bool>()
  /// The displays that are complete.
  private var displays: [UIAutomatorDisplay] = []
  /// Whether the window that is open belongs to the system.
  private var isSystemWindow = false

  /// What stands around the views; `uiautomator dump --windows` writes the first three.
  private static let wrapperNames: Set<String> = ["displays", "display", "window", "hierarchy"]

  mutating func prepare(forElements count: Int) {
    builder.reserveCapacity(count)
    facts.reserveCapacity(count)
  }

  mutating func start(_ tag: borrowing XMLStartTag<Self>) throws(XMLReadingError) {
    let isWrapper = wrappers.value(for: tag) { Self.wrapperNames.contains($0) }
    isElement.append(!isWrapper)
    if isWrapper {
      if tag.name == "display" { finishDisplay() }
      if tag.name == "window" { readWindow(tag) }
      try readSize(of: tag)
      return
    }
    var result = UIAutomatorTag(className: tag.name)
    for index in 0..<tag.count {
      if let attribute = tag.attribute(at: index) {
        try read(attribute, at: index, of: tag, into: &result)
      } else {
        keepUnknown(at: index, of: tag, into: &result)
      }
    }
    if isSystemWindow { result.isSystem = true }
    let kind = kind(of: result.className)
    var element = makeElement(kind: kind, tag: &result)
    element.line = Int32(clamping: tag.line)
    element.column = Int32(clamping: tag.column)
    if result.facts.contains(.scrollable) || kind.isContainer { result.facts.insert(.container) }
    capture.paneTitle = capture.paneTitle ?? result.paneTitle
    facts.append(result.facts)
    builder.open(consume element)
  }

  mutating func end() {
    if isElement.popLast() == true { builder.close() }
  }

  /// The screens of the file, one for each display, emptied of them.
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

  /// What the keyboard and the system draw has windows of its own
  /// (`AccessibilityWindowInfo.TYPE_INPUT_METHOD` and `TYPE_SYSTEM`).
  private mutating func readWindow(_ tag: borrowing XMLStartTag<Self>) {
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

  private mutating func kind(of className: String) -> UIAutomatorKind {
    if let kind = kinds[className] { return kind }
    let kind = UIAutomatorKind.named(className)
    if kinds.count < 4096 { kinds[className] = kind }
    return kind
  }

  /// UiAutomator2 says how large the screen is, less the navigation bar.
  private mutating func readSize(of tag: borrowing XMLStartTag<Self>) throws(XMLReadingError) {
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
    at index: Int, of tag: borrowing XMLStartTag<Self>
  ) throws(XMLReadingError) -> Double {
    guard let number = tag.number(at: index) else {
      let name = tag.attributeName(at: index)
      throw tag.error("found \(name)=\"\(tag.string(at: index))\", expected a number")
    }
    return number
  }
}

/// All that stands on one display of a device, as the handler has read it.
struct UIAutomatorDisplay {
  var capture: UIAutomatorCapture
  var facts: [UIAutomatorFacts]
  var elements: Screen
}
