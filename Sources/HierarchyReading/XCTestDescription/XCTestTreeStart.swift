internal import SourceText

/// The beginning of the tree in the text that `XCUIApplication.debugDescription` is.
enum XCTestTreeStart {
  static let heading = "Element subtree:"
  private static let headings = ByteSearch(heading)
  /// The arrow before the outermost element.
  private static let arrow = Array("\u{2192}".utf8)

  /// The offset after the heading; nil if no tree follows.
  static func offset(in bytes: [UInt8]) -> Int? {
    var start = 0
    while let offset = headings.offset(in: bytes, from: start) {
      start = offset + headings.length
      let next = bytes[start...].drop { [0x20, 0x0A, 0x0D].contains($0) }
      // Some logs have lost the arrow.
      let line = next.prefix { $0 != 0x0A }
      if next.starts(with: arrow) || XCTestDescriptionLine.isElement(line) { return start }
    }
    return nil
  }

  /// Whether a text holds a tree, or begins as one that is damaged.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "Attributes: Application, ".utf8) || offset(in: bytes) != nil
  }
}
