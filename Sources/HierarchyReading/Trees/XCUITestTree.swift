internal import AccessibilityModel
internal import SourceText

/// A tree in JSON whose nodes become elements of XCTest's types, as idb, axe, WebDriverAgent and Maestro print it of an
/// iPhone.
protocol XCUITestTree: JSONTreeHandler {
  init()
  var handler: XCUITestHandler { get set }
  /// The nodes at the top of a document.
  static func roots(of document: JSONValue) throws(DocumentError) -> [JSONValue]
}

extension XCUITestTree {
  /// Reads a whole document.
  static func hierarchy(
    of bytes: [UInt8], named name: String, format: String, _ options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    do throws(DocumentError) {
      var tree = Self()
      try JSONTree.read(try roots(of: JSONDocument(bytes).root), into: &tree)
      return tree.handler.hierarchy(format: format, options)
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
  }

  static func roots(of document: JSONValue) throws(DocumentError) -> [JSONValue] { [document] }

  /// Opens an element of a type, with or without the prefix of XCTest's, at the position of its node.
  mutating func open(_ type: String, at node: JSONValue, _ attributes: XCUITestAttributes) {
    let position = node.position
    let type = type.hasPrefix(Self.prefix) ? type : Self.prefix + type
    var result = XCUITestNode(type: type, line: position.line, column: position.column)
    result.attributes = attributes
    handler.open(result)
  }

  mutating func close() { handler.end() }

  private static var prefix: String { "XCUIElementType" }
}
