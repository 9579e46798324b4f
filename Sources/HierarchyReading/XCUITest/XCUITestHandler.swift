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

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    if builder.depth == 0, ["AppiumAUT", "hierarchy"].contains(tag.name) { return }
    let type = tag.name == "node" ? Self.type(ofNode: tag) : nil
    var node = XCUITestNode(type: type ?? tag.name, line: tag.line, column: tag.column)
    let kind = kind(of: node)
    node.attributes = try attributes(of: tag)
    open(node, kind)
  }

  /// The type of an element that a tool writes as a `node` with its type as an attribute.
  private static func type(ofNode tag: borrowing XMLStartTag<Attribute>) -> String? {
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index), [.type, .typeOfNode].contains(attribute),
        case let value = tag.string(at: index), value.hasPrefix("XCUIElementType")
      else { continue }
      return value
    }
    return nil
  }

  /// Opens an element of a tree that has no tags, such as one in JSON.
  mutating func open(_ node: XCUITestNode) { open(node, kind(of: node)) }

  /// The kind of the type of an element, which may begin another app.
  private mutating func kind(of node: XCUITestNode) -> XCUITestKind {
    let named = XCUITestKind.named(node.type)
    let kind = named ?? .unknown
    if kind.role == .application, builder.depth == 0, !builder.isEmpty { finishApp() }
    if named == nil {
      warnings.add("unknown type \"\(node.type)\"", line: node.line, column: node.column)
    }
    return kind
  }

  private mutating func open(_ node: XCUITestNode, _ kind: XCUITestKind) {
    let element = element(of: node, kind: kind)
    exposures.append(XCUITestExposure(of: element, kind: kind, node.attributes))
    builder.open(element)
    note(kind.role, node)
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
    guard let size = Size(reaching: extent) else { return apps }
    for index in apps.indices { apps[index].capture.applicationSize = size }
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
  private mutating func note(_ role: Role, _ node: XCUITestNode) {
    let attributes = node.attributes
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
        line: node.line, column: node.column)
    case .textField, .secureTextField, .searchField, .textView: capture.hasTextEntry = true
    case .staticText: capture.hasStaticText = true
    default: break
    }
  }
}

extension XCUITestHandler {
  /// The screens of everything that was opened; called once.
  ///
  /// - Parameter format: the name of the format.
  mutating func hierarchy(format: String, _ options: ReadingOptions) -> Hierarchy {
    var hierarchy = Hierarchy(format: format)
    hierarchy.warnings = warnings.all
    var screens = finish().map { XCUITestScreen($0) }
    for index in screens.indices {
      hierarchy.app.name = hierarchy.app.name ?? screens[index].capture.applicationName
      hierarchy.screens += XCUITestWindows.screens(of: screens[index].finish(options))
    }
    for index in hierarchy.screens.indices { hierarchy.screens[index].number = index }
    return hierarchy
  }
}

/// The content of one app, as read by the handler.
struct XCUITestApp {
  var capture: XCUITestCapture
  var exposures: [XCUITestExposure]
  var elements: Screen
}
