internal import AccessibilityModel
internal import SourceText

/// Turns the nodes of a page source in JSON into those of a page source in XML.
struct WebDriverAgentTree: XCUITestTree {
  var handler = XCUITestHandler()

  init() { handler.capture.source = .json }

  /// Appium puts the tree into the member of a response.
  static func roots(of document: JSONValue) throws(DocumentError) -> [JSONValue] {
    [document["value"] ?? document["tree"] ?? document]
  }

  mutating func open(_ node: JSONValue) throws(DocumentError) {
    let members = node.membersByName
    guard let type = members["type"]?.string else {
      throw node.error("found an element without \"type\"; expected a type such as \"Button\"")
    }
    open(type, at: node, try attributes(of: node, members))
  }

  private mutating func attributes(
    of node: JSONValue, _ members: [String: JSONValue]
  ) throws(DocumentError) -> XCUITestAttributes {
    var result = XCUITestAttributes()
    for (name, fact) in Self.facts where node.member(name) != nil {
      handler.capture.seen.insert(fact)
    }
    result.label = members["label"]?.text
    result.value = members["value"]?.text
    result.name = members["name"]?.text
    result.identifier = members["rawIdentifier"]?.text
    result.placeholder = members["placeholderValue"]?.text
    result.isEnabled = members["isEnabled"]?.flag
    result.isVisible = members["isVisible"]?.flag
    result.isAccessible = members["isAccessible"]?.flag
    result.isNativeElement = members["nativeAccessibilityElement"]?.flag
    result.isFocused = members["isFocused"]?.flag
    result.isHittable = members["hittable"]?.flag
    if let rect = members["rect"] { try result.setFrame(rect, named: "rect") }
    if let text = members["nativeFrame"]?.string { result.nativeFrame = NativeFrame.parse(text) }
    if let traits = members["traits"]?.string { result.traits = XCUITestTraits(traits) }
    result.minimumValue = members["minValue"]?.number
    result.maximumValue = members["maxValue"]?.number
    return result
  }

  private static let facts: [(String, XCUITestCapture.Seen)] = [
    ("label", .label), ("value", .value), ("name", .name), ("rawIdentifier", .identifier),
    ("isEnabled", .enabled), ("isVisible", .visible), ("isAccessible", .accessible),
    ("nativeAccessibilityElement", .nativeAccessibilityElement), ("rect", .width),
    ("hittable", .hittable), ("placeholderValue", .placeholderValue), ("traits", .traits),
    ("minValue", .minValue),
  ]
}
