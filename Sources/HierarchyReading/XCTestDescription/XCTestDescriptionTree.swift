internal import AccessibilityModel
internal import SourceText

/// Turns the lines of a description into elements; their indentation is the tree.
struct XCTestDescriptionTree {
  /// A fault at a byte of the file.
  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  var handler = XCUITestHandler()
  private let bytes: [UInt8]
  private let lines: LineIndex
  /// The indentation of the open elements.
  private var indents: [Int] = []

  init(_ bytes: [UInt8], lines: LineIndex) {
    (self.bytes, self.lines) = (bytes, lines)
    handler.capture.source = .description
    handler.capture.seen.formUnion([.label, .value, .identifier, .width, .enabled])
  }

  /// Reads the lines of elements until the path to the element, the query or the end.
  mutating func read(from start: Int) throws(Failure) {
    var offset = start
    var element: Range<Int>?
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[offset..<end]
      // A log may indent all of it.
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if Self.ends.contains(where: { text.starts(with: $0.utf8) }) { break }
      if XCTestDescriptionLine.isElement(line) {
        if let element { try open(element) }
        element = offset..<end
      } else if let first = element?.lowerBound {
        // A label may have several lines.
        element = first..<end
      }
      offset = end + 1
    }
    if let element { try open(element) }
    for _ in indents { handler.end() }
    indents = []
  }

  private static let ends = ["Path to element:", "Query chain:"]

  private mutating func open(_ range: Range<Int>) throws(Failure) {
    let line = try XCTestDescriptionLine(bytes, in: range)
    while let indent = indents.last, indent >= line.indent {
      handler.end()
      indents.removeLast()
    }
    let position = lines.position(of: line.start)
    var node = XCUITestNode(
      type: "XCUIElementType" + line.type, line: position.line, column: position.column)
    node.attributes = line.attributes
    handler.open(node)
    indents.append(line.indent)
  }
}
