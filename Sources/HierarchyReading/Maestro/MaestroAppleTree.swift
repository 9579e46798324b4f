internal import AccessibilityModel
internal import SourceText

/// Turns the nodes of an iPhone into elements of no known type below an application.
struct MaestroAppleTree: XCUITestTree {
  var handler = XCUITestHandler()

  init() { handler.capture.source = .maestro }

  mutating func open(_ node: JSONValue) throws(DocumentError) {
    let isRoot = handler.builder.depth == 0
    let members = node["attributes"]?.membersByName ?? [:]
    handler.capture.seen.formUnion([.label, .identifier, .width])
    var attributes = XCUITestAttributes()
    attributes.label =
      (members["accessibilityText"] ?? members["text"])?.text ?? members["text"]?.text
    attributes.identifier = members["resource-id"]?.text
    attributes.isEnabled = (members["enabled"] ?? node["enabled"])?.flag
    if let bounds = members["bounds"] ?? (isRoot ? Self.firstBounds(in: node) : nil) {
      attributes.nativeFrame = try MaestroBounds.rect(bounds)
    }
    open(isRoot ? "Application" : "Other", at: node, attributes)
  }

  /// The root has no bounds of its own; those of its first child are the screen.
  private static func firstBounds(in root: JSONValue) -> JSONValue? {
    root["children"]?.elements.first { _ in true }?["attributes"]?["bounds"]
  }
}

/// The bounds of a node: `[left,top][right,bottom]`.
enum MaestroBounds {
  /// - Returns: nil for an empty text.
  static func rect(_ value: JSONValue) throws(DocumentError) -> Rect? {
    guard let text = value.string else {
      throw value.error("found \(value.kind) for \"bounds\"; expected \"[left,top][right,bottom]\"")
    }
    if text.isEmpty { return nil }
    guard let rect = Bounds.parse(Array(text.utf8).span) else {
      throw value.error("found bounds \"\(text)\"; expected \"[left,top][right,bottom]\"")
    }
    return rect
  }
}
