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
  /// The elements that may say something about others, by their indices.
  private var tellers: [Int32] = []
  var traitLists: [String: XCUITestTraits] = [:]
  /// The kinds of the tags; nil for one that nobody knows.
  private var kinds = XMLNameMemo<XCUITestKind?>()
  /// The apps before the last; a capture of two apps side by side holds both.
  private var apps: [XCUITestApp] = []

  mutating func prepare(forElements count: Int) {
    builder.reserveCapacity(count)
    exposures.reserveCapacity(count)
  }

  mutating func start(_ tag: borrowing XMLStartTag<Self>) throws(XMLReadingError) {
    if builder.depth == 0, tag.name == "AppiumAUT" { return }
    let named = kinds.value(for: tag) { XCUITestKind.named($0) }
    let kind = named ?? .unknown
    if kind.role == .application, builder.depth == 0, !builder.isEmpty { finishApp() }
    if named == nil {
      oddities.note("unknown type \"\(tag.name)\"", line: tag.line, column: tag.column)
    }
    var attributes = XCUITestAttributes()
    try readAttributes(of: tag, into: &attributes)
    let (parent, isMac) = (builder.current, capture.isMac)
    let exposure = builder.open(Element(className: tag.name, role: kind.role)) { element in
      Self.fill(&element, kind: kind, from: attributes, of: tag, isMac: isMac)
      return XCUITestExposure(of: &element, in: parent, kind: kind, attributes: attributes)
    }
    let around = exposure.parent < 0 ? nil : exposures[Int(exposure.parent)].role
    if XCUITestScreen.mayTell(of: exposure, in: around) {
      tellers.append(Int32(exposures.count))
    }
    exposures.append(exposure)
    note(kind.role, attributes, of: tag)
  }

  private mutating func readAttributes(
    of tag: borrowing Tag, into attributes: inout XCUITestAttributes
  ) throws(XMLReadingError) {
    for index in 0..<tag.count {
      if let attribute = tag.attribute(at: index) {
        try read(attribute, at: index, of: tag, into: &attributes)
      } else {
        keepUnknown(at: index, of: tag, into: &attributes)
      }
    }
  }

  /// The end of `AppiumAUT` closes nothing, because nothing is open then.
  mutating func end() {
    guard let index = builder.current else { return }
    builder.close()
    exposures[index].end = Int32(exposures.count)
  }

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
      XCUITestApp(
        capture: capture, exposures: exposures, tellers: tellers, elements: builder.finish()))
    exposures = []
    tellers = []
    capture.startApp()
  }

  private static func fill(
    _ element: inout Element, kind: XCUITestKind, from attributes: borrowing XCUITestAttributes,
    of tag: borrowing Tag, isMac: Bool
  ) {
    element.line = Int32(clamping: tag.line)
    element.column = Int32(clamping: tag.column)
    setTexts(of: &element, from: attributes, of: tag)
    setTraits(of: &element, kind: kind, from: attributes, of: tag)
    setFlags(of: &element, from: attributes, isMac: isMac)
    if let frame = attributes.frame {
      element.frame = frame
      element.origins[.frame] = .given
    }
    setDetails(of: &element, from: attributes, of: tag)
  }

  /// The size of the screen is that of the application, and only that
  /// (docs/evidence/formats.md#screen-size-of-xcuitest).
  private mutating func note(
    _ role: Role, _ attributes: borrowing XCUITestAttributes, of tag: borrowing Tag
  ) {
    switch role {
    case .application:
      let name = attributes.label ?? attributes.name
      capture.applicationName = capture.applicationName ?? name.map { tag.string(at: Int($0)) }
      capture.applicationSize = capture.applicationSize ?? attributes.size
    case .window:
      capture.windowSize = capture.windowSize ?? attributes.size
      capture.windowTitle =
        capture.windowTitle ?? attributes.title.map { tag.string(at: Int($0)) }
      guard let window = attributes.size, let screen = capture.applicationSize,
        window.width != window.height, window.width == screen.height,
        window.height == screen.width
      else { return }
      oddities.note(
        "a window that is turned against its application: the capture was not settled",
        line: tag.line, column: tag.column)
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
  var tellers: [Int32]
  var elements: Screen
}
