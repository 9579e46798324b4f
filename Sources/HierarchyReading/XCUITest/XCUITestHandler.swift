internal import AccessibilityModel
internal import SourceText

/// Converts the tags of a page source to elements, each from its own tag.
///
/// `XCUITestScreen`` then derives the facts that depend on surrounding elements.
struct XCUITestHandler: XMLHandler {
  typealias Attribute = XCUITestAttribute

  var builder = ScreenBuilder()
  var capture = XCUITestCapture()
  var warnings = WarningCollector()
  var traitLists: [String: XCUITestTraits] = [:]
  /// Whether each element is an accessibility element, according to its own tag.
  private var exposures: [XCUITestExposure] = []
  /// The apps before the last; a capture of two apps side by side holds both.
  private var apps: [XCUITestApp] = []

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(XMLReadingError) {
    if builder.depth == 0, tag.name == "AppiumAUT" { return }
    let named = XCUITestKind.named(tag.name)
    let kind = named ?? .unknown
    if kind.role == .application, builder.depth == 0, !builder.isEmpty { finishApp() }
    if named == nil {
      warnings.add("unknown type \"\(tag.name)\"", line: tag.line, column: tag.column)
    }
    let attributes = try attributes(of: tag)
    let element = element(of: tag, kind: kind, attributes)
    exposures.append(XCUITestExposure(of: element, kind: kind, attributes))
    builder.open(element)
    note(kind.role, attributes, of: tag)
  }

  /// The end of `AppiumAUT` closes nothing, since nothing is open then.
  mutating func end() { builder.close() }

  mutating func warn(_ message: String, line: Int, column: Int) {
    warnings.add(message, line: line, column: column)
  }

  /// The apps of the file; called once. They share one screen.
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

  /// The size of the screen is that of the application only
  /// (docs/evidence/formats.md#screen-size-of-xcuitest).
  private mutating func note(
    _ role: Role, _ attributes: XCUITestAttributes, of tag: borrowing XMLStartTag<Attribute>
  ) {
    if role == .window || role == .menu, attributes.size != nil, let frame = attributes.frame {
      capture.extent = capture.extent.union(frame)
    }
    switch role {
    case .application:
      capture.hasApplication = true
      capture.applicationName = capture.applicationName ?? attributes.label ?? attributes.name
      capture.applicationSize = capture.applicationSize ?? attributes.size
    case .window:
      capture.windowSize = capture.windowSize ?? attributes.size
      capture.windowTitle = capture.windowTitle ?? attributes.title
      guard let window = attributes.size, let screen = capture.applicationSize,
        window.width != window.height, window.width == screen.height,
        window.height == screen.width
      else { return }
      warnings.add(
        "a window has another orientation than its application: the capture was not settled",
        line: tag.line, column: tag.column)
    case .textField, .secureTextField, .searchField, .textView: capture.hasTextEntry = true
    case .staticText: capture.hasStaticText = true
    default: break
    }
  }
}

/// The content of one app, as read by the handler.
struct XCUITestApp {
  var capture: XCUITestCapture
  var exposures: [XCUITestExposure]
  var elements: Screen
}
