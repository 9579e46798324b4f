internal import AccessibilityModel
internal import XMLReading

/// Turns the tags of a page source into elements, each by what its own tag says.
///
/// What follows from the elements around it is worked out afterwards, in ``XCUITestScreen``.
struct XCUITestHandler: XMLHandler {
  typealias Attribute = XCUITestAttribute

  var builder = ScreenBuilder()
  var capture = XCUITestCapture()
  var oddities = OddityLog()
  /// What the capture says about each element being one, and what its type would make of it.
  var exposures: [XCUITestExposure] = []
  var traitLists: [String: XCUITestTraits] = [:]
  /// The apps before the last; a capture of two apps side by side holds both.
  private var apps: [XCUITestApp] = []

  mutating func prepare(forElements count: Int) { builder.reserveCapacity(count) }

  mutating func start(_ tag: borrowing XMLStartTag<Self>) throws(XMLReadingError) {
    if tag.name == "AppiumAUT", builder.depth == 0 { return }
    let kind = XCUITestKind.named(tag.name)
    if kind?.role == .application, builder.depth == 0, !builder.isEmpty { finishApp() }
    if kind == nil {
      oddities.note("unknown type \"\(tag.name)\"", line: tag.line, column: tag.column)
    }
    var attributes = XCUITestAttributes()
    for index in 0..<tag.count {
      if let attribute = tag.attribute(at: index) {
        try read(attribute, at: index, of: tag, into: &attributes)
      } else {
        keepUnknown(at: index, of: tag, into: &attributes)
      }
    }
    var element = makeElement(
      className: tag.name, kind: kind ?? .unknown, attributes: attributes)
    element.line = Int32(clamping: tag.line)
    element.column = Int32(clamping: tag.column)
    exposures.append(
      XCUITestExposure(kind: kind ?? .unknown, element: element, attributes: attributes))
    note(element, attributes, line: tag.line, column: tag.column)
    builder.open(element)
  }

  /// The end of `AppiumAUT` closes nothing, because nothing is open then.
  mutating func end() { builder.close() }

  /// The apps of the file, emptied of them.
  ///
  /// The screen is what they share.
  mutating func finish() -> [XCUITestApp] {
    finishApp()
    defer { apps = [] }
    guard apps.count > 1 else { return apps }
    let extent = apps.reduce(Rect.null) { extent, app in
      extent.union(app.elements.elements.first?.frame ?? .null)
    }
    guard !extent.isNull, extent.maxX > 0, extent.maxY > 0 else { return apps }
    for index in apps.indices {
      apps[index].capture.applicationSize = Size(width: extent.maxX, height: extent.maxY)
    }
    return apps
  }

  private mutating func finishApp() {
    guard !builder.isEmpty else { return }
    apps.append(
      XCUITestApp(capture: capture, exposures: exposures, elements: builder.finish()))
    exposures = []
    capture.startApp()
  }

  private func makeElement(
    className: String, kind: XCUITestKind, attributes: XCUITestAttributes
  ) -> Element {
    var element = Element(className: className, role: kind.role)
    setTexts(of: &element, from: attributes)
    setTraits(of: &element, kind: kind, from: attributes)
    setFlags(of: &element, from: attributes)
    if let frame = attributes.frame {
      element.frame = frame
      element.origins[.frame] = .given
    }
    setDetails(of: &element, from: attributes)
    return element
  }

  /// The size of the screen is that of the application, and only that (`formats.md` §1).
  private mutating func note(
    _ element: Element, _ attributes: XCUITestAttributes, line: Int, column: Int
  ) {
    switch element.role {
    case .application:
      capture.applicationName = capture.applicationName ?? attributes.label ?? attributes.name
      capture.applicationSize = capture.applicationSize ?? attributes.size
    case .window:
      capture.windowSize = capture.windowSize ?? attributes.size
      capture.windowTitle = capture.windowTitle ?? attributes.title
      guard let window = attributes.size, let screen = capture.applicationSize,
        window.width != window.height, window.width == screen.height,
        window.height == screen.width
      else { return }
      oddities.note(
        "a window that is turned against its application: the capture was not settled",
        line: line, column: column)
    case .textField, .secureTextField, .searchField, .textView: capture.hasTextEntry = true
    case .staticText: capture.hasStaticText = true
    default: break
    }
  }
}

/// All that one app shows, as the handler has read it.
struct XCUITestApp {
  var capture: XCUITestCapture
  var exposures: [XCUITestExposure]
  var elements: Screen
}
