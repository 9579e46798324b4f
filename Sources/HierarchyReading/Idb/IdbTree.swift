internal import AccessibilityModel
internal import SourceText

/// Turns the elements of idb and axe into those of XCTest's types.
struct IdbTree: XCUITestTree {
  var handler = XCUITestHandler()
  /// How many elements are open, and whether idb listed the rest below the application: its array is flat.
  private var depth = 0
  private var isInApplication = false

  init() { handler.capture.source = .idb }

  /// The elements at the top: those of an array, of the member `elements`, or one element.
  static func roots(of root: JSONValue) throws(DocumentError) -> [JSONValue] {
    let list = root["elements"] ?? root
    if let elements = list.array { return elements }
    guard list.kind == .object else {
      throw list.error("found \(list.kind); expected an array of elements")
    }
    return [list]
  }

  mutating func open(_ node: JSONValue) throws(DocumentError) {
    let members = node.membersByName
    let role = IdbRole(members)
    if isInApplication, depth == 0, role.type == "Application" { closeApplication() }
    let isLeaf = members["children"].map { $0.count == 0 } ?? true
    open(role.type, at: node, try attributes(of: members, role, isLeaf: isLeaf))
    depth += 1
    if depth == 1, role.type == "Application", members["children"] == nil { isInApplication = true }
  }

  /// The elements after an application without children in the array are its content.
  mutating func close() {
    depth -= 1
    if depth == 0, isInApplication, handler.builder.depth == 1 { return }
    handler.end()
  }

  private mutating func closeApplication() {
    handler.end()
    isInApplication = false
  }

  private mutating func attributes(
    of members: [String: JSONValue], _ role: IdbRole, isLeaf: Bool
  ) throws(DocumentError) -> XCUITestAttributes {
    var result = XCUITestAttributes()
    handler.capture.seen.formUnion([.label, .value, .identifier, .hint, .width])
    result.label = members["AXLabel"]?.text
    result.value = members["AXValue"]?.text
    result.identifier = members["AXUniqueId"]?.text
    result.title = members["title"]?.text
    result.hint = members["help"]?.text
    result.isEnabled = members["enabled"]?.flag
    result.isHeading = role.isHeading
    result.isAccessible = isLeaf && role.isListedAsElement ? true : nil
    if let frame = members["frame"] {
      try result.setFrame(frame, named: "frame")
    } else if let frame = members["AXFrame"] {
      guard let rect = frame.string.flatMap(NativeFrame.parse) else {
        throw frame.error(
          "found \(frame.source(prefix: 60)); expected \"{{x, y}, {width, height}}\"")
      }
      result.nativeFrame = rect
    }
    if let traits = members["traits"]?.array {
      handler.capture.seen.insert(.traits)
      result.traits = XCUITestTraits(traits.compactMap(\.string).joined(separator: ","))
    }
    if let actions = members["custom_actions"]?.array {
      handler.capture.seen.insert(.customActions)
      result.customActions = actions.compactMap { $0.string ?? $0["name"]?.string }
    }
    return result
  }
}
